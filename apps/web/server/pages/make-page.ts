import { earliest } from '@forecourt/app/shared/earliest';
import { showLayout } from '@forecourt/app/layout/show-layout';
import { showNotFound } from '@forecourt/app/pages/show-not-found';
import type { ShownPage } from '../../app/navigation/shown-page.ts';
import type { MediaAddresses } from '@forecourt/app/ports/media/media-addresses.port';
import type { PageRedirect } from '@forecourt/app/shared/page.view';
import { previewPicture } from '@forecourt/app/shared/picture.view';
import { json } from '@forecourt/server/http/response';
import type { MadePage } from '../page-cache/cached-page.ts';
import type { ServerDeps } from '../server-deps.ts';
import { writeDocument } from './document.ts';
import type { FoundPage } from './find-page-route.ts';
import { loadPage } from './load-page.ts';
import { pageHeaders, type Representation } from './page-headers.ts';
import type { AnyPage, PageRequest } from './page-request.ts';

/** Before an address it asks for the page alone, as the browser takes it on the way from page to page. */
export const pageDataPrefix = '/_page';

/** Search engines take it for permanent; a browser does not, as a setting may bring the page back. */
const movedForNow = { 'cache-control': 'public, max-age=300' };

/** The page under an address of a site; null: nothing lies there. */
export async function makePage(
  deps: ServerDeps,
  request: PageRequest,
  { found, representation }: { readonly found: FoundPage | null; readonly representation: Representation },
): Promise<MadePage | null> {
  const page = await loadPage(deps, request, found);
  if (page === null) return null;
  return 'redirectTo' in page
    ? redirectResponse(page, representation)
    : renderPage(deps, request, { page, representation });
}

/** The page of every address under which nothing lies: the same for all of them, so that it is made once for a site. */
export async function makeNotFound(
  deps: ServerDeps,
  { context, now }: Pick<PageRequest, 'context' | 'now'>,
  representation: Representation,
): Promise<MadePage> {
  const page = await showNotFound(deps, context, now);
  return renderPage(deps, { context, now, path: '', query: '' }, { page, representation });
}

/** The way to another page, for a browser or for the script of an open document. */
export function redirectResponse(
  { redirectTo, isPermanent }: PageRedirect,
  representation: Representation,
): MadePage {
  const pageKind = 'redirect';
  if (representation === 'data') {
    return { response: { ...json(200, JSON.stringify({ redirectTo }), movedForNow), pageKind }, page: null };
  }
  const headers = { location: redirectTo, ...(isPermanent && movedForNow) };
  return { response: { status: isPermanent ? 301 : 302, headers, body: '', pageKind }, page: null };
}

/** A page that is made already, with what stands around it. */
export async function renderPage(
  deps: ServerDeps,
  request: PageRequest,
  { page, representation }: { readonly page: AnyPage; readonly representation: Representation },
): Promise<MadePage> {
  const { kind, status } = page;
  const shown = shownPage(page, deps.renderer.version);
  if (representation === 'data')
    return { response: { ...json(status, JSON.stringify(shown)), pageKind: kind }, page };

  const { layout, validUntil } = await showLayout(deps, request.context, request.now);
  const { path, query } = request;
  const address = query === '' ? path : `${path}?${query}`;
  await deps.admission.nextTurn(request.context.site.id);
  const body = await deps.renderer.renderApp({ layout, page: shown }, address);
  const html = writeDocument({
    head: withPreview(page.head, deps.media),
    layout,
    page: shown,
    body,
    assets: deps.renderer.assetsOf(kind),
    iconUrl: request.context.settings.header.faviconUrl,
  });
  const headers = await pageHeaders(deps, {
    context: request.context,
    representation,
    kind,
    now: request.now,
  });
  // A document holds no longer than its page or what stands around it.
  const withLayout = { ...page, validUntil: earliest([page.validUntil, validUntil]) };
  return { response: { status, headers, body: html, pageKind: kind }, page: withMenus(withLayout) };
}

/** What a page says of itself elsewhere names no picture of ours by an address that nobody signed. */
function withPreview(head: AnyPage['head'], media: MediaAddresses): AnyPage['head'] {
  return head.imageUrl === null ? head : { ...head, imageUrl: previewPicture(media, head.imageUrl) };
}

/** The menus around a page show the makes that are in stock: none that stands in a document is without stock. */
function withMenus<Made extends Pick<AnyPage, 'madeOf'>>(page: Made): Made {
  return page.madeOf?.stock === 'none' ? { ...page, madeOf: { ...page.madeOf, stock: 'lately' } } : page;
}

function shownPage({ kind, status, head, view }: AnyPage, build: string): ShownPage {
  // The kind and the view of a page belong together, which the parts of one no longer show.
  return { kind, status, title: head.title, build, view } as ShownPage;
}
