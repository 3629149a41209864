import type { TestResponse } from './test-browser.ts';

/** A page as its document carries it. */
export interface DocumentPage {
  readonly kind: string;
  readonly title: string;
  readonly view: Readonly<Record<string, unknown>>;
}

export function pageOf({ body }: Pick<TestResponse, 'body'>): DocumentPage {
  const [, data = '{"page":{}}'] = /<script[^>]*id="page-data"[^>]*>(.*?)<\/script>/s.exec(body) ?? [];
  return (JSON.parse(data) as { readonly page: DocumentPage }).page;
}
