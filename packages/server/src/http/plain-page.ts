import type { HttpResponse } from './response.ts';
import { inertPolicy } from './security-headers.ts';

/** A page for people where none of the site's can be rendered. It needs nothing that could fail as well. */
export function plainPage(
  status: number,
  sentence: string,
  headers: HttpResponse['headers'] = {},
): HttpResponse {
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': inertPolicy,
      ...headers,
    },
    body: [
      '<!doctype html><html lang="en-AU"><head><meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
      `<title>${sentence}</title></head><body><main><h1>${sentence}</h1></main></body></html>`,
    ].join(''),
  };
}
