import { plainPage } from '@forecourt/server/http/plain-page';
import { errorResponse } from '../api-errors.ts';
import { renderPage } from '../pages/make-page.ts';
import type { AnyPage } from '../pages/page-request.ts';
import type { ServerDeps } from '../server-deps.ts';
import type { VisitorResponse, VisitorRequest } from './visitor-route.ts';

/** A page for one person, drawn like every other and no-store. */
export async function visitorPage(
  deps: ServerDeps,
  request: Pick<VisitorRequest, 'context' | 'representation' | 'path' | 'query' | 'now'>,
  page: AnyPage,
): Promise<VisitorResponse> {
  const { representation } = request;
  const { response } = await renderPage(deps, request, { page, representation });
  return response;
}

/** The response where there is no such page, to a browser or to the script of an open document. */
export function noSuchPage(
  { representation }: Pick<VisitorRequest, 'representation'>,
  sentence: string,
): VisitorResponse {
  return representation === 'data' ? errorResponse('no_such_path', {}, sentence) : plainPage(404, sentence);
}

/** Sends a visitor on after what they posted, or from a page that is not for them; `href` is a path of this site. */
export function seeOther(
  { representation }: Pick<VisitorRequest, 'representation'>,
  href: string,
): VisitorResponse {
  if (representation === 'data') {
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    return { status: 200, headers, body: JSON.stringify({ redirectTo: href }), pageKind: 'redirect' };
  }
  return { status: 303, headers: { location: asHeader(href) }, body: '' };
}

/** Part of an address may be what a visitor sent: a header holds no line break and nothing but ASCII. */
const asHeader = (href: string) => href.toWellFormed().replaceAll(/[^!-~]+/g, encodeURIComponent);
