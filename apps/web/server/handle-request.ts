import type { SiteContext } from '@forecourt/app/site/site-context';
import { json, type HttpResponse } from '@forecourt/server/http/response';
import { errorResponse, unknownHost } from './api-errors.ts';
import { assetResponse, assetsPrefix } from './assets/asset-response.ts';
import { encodeResponse } from '@forecourt/server/http/encode-response';
import type { HttpRequest } from '@forecourt/server/http/http-request';
import type { HandlerResult } from '@forecourt/server/http/http-handler';
import type { ClientInfo } from '@forecourt/server/http/client-info';
import type { MediaHandler } from './media/media-handler.ts';
import type { CarPdfHandler } from './pdf/car-pdf-handler.ts';
import { mediaRoot } from './media/media-addresses.ts';
import { openApi } from './openapi.ts';
import { TooManyPages, type PageCache, type PageCacheRequest } from './page-cache/page-cache.ts';
import { answerPage, pageDataPrefix } from './pages/answer-page.ts';
import { findPageRoute } from './pages/find-page-route.ts';
import { plainPage } from '@forecourt/server/http/plain-page';
import { primaryAddress } from './primary-address.ts';
import { siteFileResponse } from './site-files/site-file-response.ts';
import { TooManyHosts, type SiteResolver } from './resolve-site.ts';
import { findRoute } from './routes.ts';
import type { ServerDeps } from './server-deps.ts';
import { handleVisitor, type VisitorHttpRequest } from './visitor/handle-visitor.ts';
import { signInGuard } from './visitor/sign-in-guard.ts';
import { findVisitorRoute } from './visitor/visitor-routes.ts';

export interface RequestDeps extends ServerDeps {
  readonly resolver: Pick<SiteResolver, 'known' | 'resolve'>;
  readonly handleMedia: MediaHandler;
  readonly handleCarPdf: CarPdfHandler;
  readonly pages: PageCache;
  /** Whether this process may be sent visitors. */
  readonly isReady: () => boolean;
  /** Told why something that must work did not. */
  readonly onTrouble: (error: unknown, where?: { readonly site: string; readonly route: string }) => void;
}

type RouteResult = Pick<HandlerResult, 'response' | 'route'>;

const description = JSON.stringify(openApi());
const brokenWords = 'Something went wrong on our side. Please try again in a moment.';
const hourOld = { 'cache-control': 'public, max-age=3600' };
/** Search engines take it for permanent; a browser does not, as a site's primary host may change. */
const movedForNow = { 'cache-control': 'public, max-age=300' };

/** Most requests are for a page that is kept, which is there at once; all others go the long way. */
export function handleRequest(
  deps: RequestDeps,
  request: HttpRequest,
  clientOf: () => ClientInfo,
): HandlerResult | Promise<HandlerResult> {
  return cachedPage(deps, request) ?? handleAny(deps, request, clientOf());
}

/** Null where the answer is anything but a page that is kept for everybody. */
function cachedPage({ resolver, pages }: RequestDeps, request: HttpRequest): HandlerResult | null {
  const context = resolver.known(request.host);
  if (!context || request.method === 'POST' || primaryAddress(context, request) !== null) return null;
  const pageRequest = pageRequestOf(request, context);
  if (findVisitorRoute(request.method, pageRequest.path, context)) return null;
  const response = pages.find(pageRequest);
  return response && { response, site: context.site.slug, route: response.pageKind ?? 'page' };
}

/** The way of every request: the site first (TEN-1), then its address, then the route, then its answer. */
async function handleAny(
  deps: RequestDeps,
  request: HttpRequest,
  client: ClientInfo,
): Promise<HandlerResult> {
  // A load balancer asks by number: it has no site's host.
  if (request.path === '/health') return { response: state(true), site: null, route: 'health' };
  if (request.path === '/ready') return { response: state(deps.isReady()), site: null, route: 'health' };

  let context;
  try {
    context = await deps.resolver.resolve(request.host);
  } catch (error) {
    // Not a 404: a site that cannot be found out for a moment must not vanish from anybody's cache.
    if (!(error instanceof TooManyHosts)) deps.onTrouble(error);
    return { response: siteUnavailable(request), site: null, route: null };
  }
  if (!context) return { response: unknownHost(), site: null, route: null };

  const site = context.site.slug;
  const { response, route } = await routed(deps, request, { context, client });
  return { response: await encodeResponse(response, request.acceptEncoding), site, route };
}

async function routed(
  deps: RequestDeps,
  request: HttpRequest,
  { context, client }: { readonly context: SiteContext; readonly client: ClientInfo },
): Promise<RouteResult> {
  const { path, query, ifNoneMatch } = request;
  const elsewhere = primaryAddress(context, request);
  if (elsewhere !== null) {
    // What follows from a header alone must not be kept for others who send another.
    const caching = request.protocol === 'http' ? { 'cache-control': 'no-store' } : movedForNow;
    return {
      response: { status: 301, headers: { location: elsewhere, ...caching }, body: '' },
      route: 'primary-host',
    };
  }
  const pageRequest = pageRequestOf(request, context);
  const personal = findVisitorRoute(request.method, pageRequest.path, context);
  if (personal) return forVisitor(deps, personal, { ...pageRequest, http: request, client });
  if (request.method === 'POST') {
    return { response: errorResponse('method_not_allowed', { allow: 'GET, HEAD' }), route: null };
  }
  if (path.startsWith(mediaRoot)) {
    const { accept } = request;
    return { response: await deps.handleMedia({ scope: context.scope, path, accept }), route: 'media' };
  }
  if (path.startsWith(assetsPrefix))
    return { response: assetResponse(deps.renderer.files, request), route: 'asset' };
  if (path === '/favicon.ico') return { response: favicon(context), route: path };
  if (path === '/api/openapi.json') return { response: json(200, description, hourOld), route: path };
  const now = deps.clock.now();
  const file = await siteFile(deps, { context, path, now });
  if (file) return { response: file, route: 'site-file' };
  const pdf = await deps.handleCarPdf({ context, http: request, now });
  if (pdf) return { response: pdf, route: 'car-pdf' };
  const found = findRoute(path);
  if (!found && path.startsWith('/api/')) return { response: errorResponse('no_such_path'), route: null };
  // Cached pages were looked up before: none of those needs a sign-in, as nothing that does is ever cached.
  const guarded = found ? null : await guard(deps, { ...pageRequest, http: request, client, now });
  if (guarded) return guarded;
  if (!found) return page(deps, pageRequest, now);

  const { route, params } = found;
  const siteRequest = { context, params, query, ifNoneMatch, now };
  const response = await route.handle(deps, siteRequest).catch((error: unknown) => {
    deps.onTrouble(error, { site: context.site.slug, route: route.path });
    return errorResponse('broken');
  });
  return { response, route: route.path };
}

async function guard(
  deps: RequestDeps,
  pageRequest: Omit<VisitorHttpRequest, 'params'>,
): Promise<RouteResult | null> {
  try {
    const found = findPageRoute(pageRequest.context.settings, pageRequest.path);
    const response = await signInGuard(deps, pageRequest, found);
    return response && { response, route: response.pageKind ?? 'sign-in-guard' };
  } catch (error) {
    deps.onTrouble(error, { site: pageRequest.context.site.slug, route: 'sign-in-guard' });
    const isData = pageRequest.representation === 'data';
    return {
      response: isData ? errorResponse('broken') : plainPage(500, brokenWords),
      route: 'sign-in-guard',
    };
  }
}

async function forVisitor(
  deps: RequestDeps,
  { route, params }: NonNullable<ReturnType<typeof findVisitorRoute>>,
  pageRequest: Omit<VisitorHttpRequest, 'params' | 'now'>,
): Promise<RouteResult> {
  try {
    const response = await handleVisitor(deps, route, { ...pageRequest, params, now: deps.clock.now() });
    return { response, route: route.path };
  } catch (error) {
    deps.onTrouble(error, { site: pageRequest.context.site.slug, route: route.path });
    // A browser that sent a form by itself shows what comes back.
    const isRead =
      pageRequest.http.accept.startsWith('application/json') || pageRequest.representation === 'data';
    return { response: isRead ? errorResponse('broken') : plainPage(500, brokenWords), route: route.path };
  }
}

function siteFile(
  deps: RequestDeps,
  request: Parameters<typeof siteFileResponse>[1],
): Promise<HttpResponse | null> {
  return siteFileResponse(deps, request).catch((error: unknown) => {
    deps.onTrouble(error, { site: request.context.site.slug, route: 'site-file' });
    return plainPage(500, brokenWords);
  });
}

function pageRequestOf(
  { path, query, ifNoneMatch, acceptEncoding }: HttpRequest,
  context: SiteContext,
): PageCacheRequest {
  const isData = path.startsWith(`${pageDataPrefix}/`);
  return {
    context,
    representation: isData ? 'data' : 'document',
    path: isData ? path.slice(pageDataPrefix.length) : path,
    query,
    ifNoneMatch,
    acceptEncoding,
  };
}

async function page(deps: RequestDeps, pageRequest: PageCacheRequest, now: Date): Promise<RouteResult> {
  const { context, representation, path } = pageRequest;
  const found = findPageRoute(context.settings, path);
  try {
    const response = await deps.pages.respond(pageRequest, (query) =>
      answerPage(deps, { context, path, query, now }, { found, representation }),
    );
    return { response, route: response.pageKind ?? 'page' };
  } catch (error) {
    const isData = representation === 'data';
    if (error instanceof TooManyPages) return { response: notAnswering(isData), route: 'page' };
    deps.onTrouble(error, { site: context.site.slug, route: 'page' });
    return { response: isData ? errorResponse('broken') : plainPage(500, brokenWords), route: 'page' };
  }
}

/** Browsers ask for it by this name where a document named no other. */
function favicon({ settings }: SiteContext): HttpResponse {
  const { faviconUrl } = settings.header;
  if (!faviconUrl) return plainPage(404, 'This site has no sign of its own.');
  return { status: 302, headers: { ...hourOld, location: faviconUrl }, body: '' };
}

function siteUnavailable({ path }: HttpRequest): HttpResponse {
  return notAnswering(path.startsWith('/api/') || path.startsWith(`${pageDataPrefix}/`));
}

function notAnswering(isRead: boolean): HttpResponse {
  const later = { 'retry-after': '2' };
  return isRead
    ? errorResponse('site_unavailable', later)
    : plainPage(503, 'The site is not answering just now. Please try again in a moment.', later);
}

function state(isGood: boolean): HttpResponse {
  return json(isGood ? 200 : 503, JSON.stringify({ ok: isGood }), { 'cache-control': 'no-store' });
}
