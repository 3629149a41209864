import { showFrame } from '@forecourt/app/site/show-frame';
import type { ShownPage } from '../../app/page/shown-page.ts';
import { json, type Answer } from '../answer.ts';
import type { ServerParts } from '../server-parts.ts';
import { writeDocument } from './document.ts';
import { loadPage, type AnyPage, type PageRequest } from './page-loaders.ts';

/** Before an address it asks for the page alone, as the browser takes it on the way from page to page. */
export const pageDataPrefix = '/_page';

/** A page of a site: as a document, or as the data that an open document goes on with. */
export async function answerPage(
  parts: ServerParts,
  request: PageRequest,
  form: 'document' | 'data',
): Promise<Answer> {
  const page = await loadPage(parts, request);
  if ('redirectTo' in page) {
    if (form === 'data') return json(200, JSON.stringify({ redirectTo: page.redirectTo }));
    return { status: page.isPermanent ? 301 : 302, headers: { location: page.redirectTo }, body: '' };
  }
  const shown = shownPage(page);
  if (form === 'data') return json(page.status, JSON.stringify(shown));

  const { frame } = await showFrame(parts, request.context, request.now);
  const data = { frame, page: shown };
  const { path, query } = request.address;
  const body = await parts.renderer.renderApp(data, query === '' ? path : `${path}?${query}`);
  const { html, contentSecurityPolicy } = writeDocument({
    head: page.head,
    data,
    body,
    assets: parts.renderer.assetsOf(page.kind),
  });
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy,
  };
  return { status: page.status, headers, body: html };
}

function shownPage({ kind, status, head, view }: AnyPage): ShownPage {
  return { kind, status, title: head.title, view };
}
