import type { SiteContext } from '@forecourt/app/site/site-context';
import { json, refusal, unknownHost, type Answer } from './answer.ts';
import { answerAsset, assetsPrefix } from './assets/answer-asset.ts';
import { encodeAnswer } from './encode-answer.ts';
import type { HttpRequest, Handled, ClientInfo } from './http-server.ts';
import type { AnswerMedia } from './media/answer-media.ts';
import type { AnswerCarPdf } from './pdf/answer-car-pdf.ts';
import { mediaRoot } from './media/media-addresses.ts';
import { openApi } from './openapi.ts';
import { TooManyPages, type PageCache, type PageQuestion } from './page-cache/page-cache.ts';
import { answerPage, pageDataPrefix } from './pages/answer-page.ts';
import { plainPage } from './plain-page.ts';
import { primaryAddress } from './primary-address.ts';
import { answerSiteFile } from './site-files/answer-site-file.ts';
import { TooManyHosts, type SiteResolver } from './resolve-site.ts';
import { findRoute } from './routes.ts';
import type { ServerParts } from './server-parts.ts';
import { answerVisitor, type VisitorQuestion } from './visitor/answer-visitor.ts';
import { enterGated } from './visitor/enter-gated.ts';
import { findVisitorRoute } from './visitor/visitor-routes.ts';

export interface RequestParts extends ServerParts {
  readonly resolver: Pick<SiteResolver, 'known' | 'resolve'>;
  readonly answerMedia: AnswerMedia;
  readonly answerCarPdf: AnswerCarPdf;
  readonly pages: PageCache;
  /** Whether this process may be sent visitors. */
  readonly isReady: () => boolean;
  /** Told why something that must work did not. */
  readonly onTrouble: (error: unknown, where?: { readonly site: string; readonly route: string }) => void;
}

type Routed = Pick<Handled, 'answer' | 'route'>;

const description = JSON.stringify(openApi());
const brokenWords = 'Something went wrong on our side. Please try again in a moment.';
const hourOld = { 'cache-control': 'public, max-age=3600' };
/** Search engines take it for permanent; a browser does not, as a site's primary host may change. */
const movedForNow = { 'cache-control': 'public, max-age=300' };

/** Most requests are for a page that is kept, which is there at once; all others go the long way. */
export function handleRequest(
  parts: RequestParts,
  asked: HttpRequest,
  clientOf: () => ClientInfo,
): Handled | Promise<Handled> {
  return keptPage(parts, asked) ?? handleAny(parts, asked, clientOf());
}

/** Null where the answer is anything but a page that is kept for everybody. */
function keptPage({ resolver, pages }: RequestParts, asked: HttpRequest): Handled | null {
  const context = resolver.known(asked.host);
  if (!context || asked.method === 'POST' || primaryAddress(context, asked) !== null) return null;
  const question = questionOf(asked, context);
  if (findVisitorRoute(asked.method, question.path, context)) return null;
  const answer = pages.find(question);
  return answer && { answer, site: context.site.slug, route: answer.pageKind ?? 'page' };
}

/** The way of every request: the site first (TEN-1), then its address, then the route, then its answer. */
async function handleAny(parts: RequestParts, asked: HttpRequest, client: ClientInfo): Promise<Handled> {
  // A load balancer asks by number: it has no site's host.
  if (asked.path === '/health') return { answer: state(true), site: null, route: 'health' };
  if (asked.path === '/ready') return { answer: state(parts.isReady()), site: null, route: 'health' };

  let context;
  try {
    context = await parts.resolver.resolve(asked.host);
  } catch (error) {
    // Not a 404: a site that cannot be found out for a moment must not vanish from anybody's cache.
    if (!(error instanceof TooManyHosts)) parts.onTrouble(error);
    return { answer: siteUnavailable(asked), site: null, route: null };
  }
  if (!context) return { answer: unknownHost(), site: null, route: null };

  const site = context.site.slug;
  const { answer, route } = await routed(parts, asked, { context, client });
  return { answer: await encodeAnswer(answer, asked.acceptEncoding), site, route };
}

async function routed(
  parts: RequestParts,
  asked: HttpRequest,
  { context, client }: { readonly context: SiteContext; readonly client: ClientInfo },
): Promise<Routed> {
  const { path, query, ifNoneMatch } = asked;
  const elsewhere = primaryAddress(context, asked);
  if (elsewhere !== null) {
    // What follows from a header alone must not be kept for others who send another.
    const caching = asked.protocol === 'http' ? { 'cache-control': 'no-store' } : movedForNow;
    return {
      answer: { status: 301, headers: { location: elsewhere, ...caching }, body: '' },
      route: 'primary-host',
    };
  }
  const question = questionOf(asked, context);
  const personal = findVisitorRoute(asked.method, question.path, context);
  if (personal) return forVisitor(parts, personal, { ...question, http: asked, client });
  if (asked.method === 'POST') {
    return { answer: refusal('method_not_allowed', { allow: 'GET, HEAD' }), route: null };
  }
  if (path.startsWith(mediaRoot)) {
    const { accept } = asked;
    return { answer: await parts.answerMedia({ scope: context.scope, path, accept }), route: 'media' };
  }
  if (path.startsWith(assetsPrefix))
    return { answer: answerAsset(parts.renderer.files, asked), route: 'asset' };
  if (path === '/favicon.ico') return { answer: favicon(context), route: path };
  if (path === '/api/openapi.json') return { answer: json(200, description, hourOld), route: path };
  const now = parts.clock.now();
  const file = await siteFile(parts, { context, path, now });
  if (file) return { answer: file, route: 'site-file' };
  const pdf = await parts.answerCarPdf({ context, http: asked, now });
  if (pdf) return { answer: pdf, route: 'car-pdf' };
  const found = findRoute(path);
  if (!found && path.startsWith('/api/')) return { answer: refusal('no_such_path'), route: null };
  // Kept pages were looked for before: none of those is behind a gate, as nothing behind one is ever kept.
  const gated = found ? null : await gate(parts, { ...question, http: asked, client, now });
  if (gated) return gated;
  if (!found) return page(parts, question, now);

  const { route, places } = found;
  const request = { context, places, query, ifNoneMatch, now };
  const answer = await route.answer(parts, request).catch((error: unknown) => {
    parts.onTrouble(error, { site: context.site.slug, route: route.path });
    return refusal('broken');
  });
  return { answer, route: route.path };
}

async function gate(parts: RequestParts, question: Omit<VisitorQuestion, 'places'>): Promise<Routed | null> {
  try {
    const answer = await enterGated(parts, question);
    return answer && { answer, route: answer.pageKind ?? 'gate' };
  } catch (error) {
    parts.onTrouble(error, { site: question.context.site.slug, route: 'gate' });
    const isData = question.form === 'data';
    return { answer: isData ? refusal('broken') : plainPage(500, brokenWords), route: 'gate' };
  }
}

async function forVisitor(
  parts: RequestParts,
  { route, places }: NonNullable<ReturnType<typeof findVisitorRoute>>,
  question: Omit<VisitorQuestion, 'places' | 'now'>,
): Promise<Routed> {
  try {
    const answer = await answerVisitor(parts, route, { ...question, places, now: parts.clock.now() });
    return { answer, route: route.path };
  } catch (error) {
    parts.onTrouble(error, { site: question.context.site.slug, route: route.path });
    // A browser that sent a form by itself shows what comes back.
    const isRead = question.http.accept.startsWith('application/json') || question.form === 'data';
    return { answer: isRead ? refusal('broken') : plainPage(500, brokenWords), route: route.path };
  }
}

function siteFile(parts: RequestParts, asked: Parameters<typeof answerSiteFile>[1]): Promise<Answer | null> {
  return answerSiteFile(parts, asked).catch((error: unknown) => {
    parts.onTrouble(error, { site: asked.context.site.slug, route: 'site-file' });
    return plainPage(500, brokenWords);
  });
}

function questionOf(
  { path, query, ifNoneMatch, acceptEncoding }: HttpRequest,
  context: SiteContext,
): PageQuestion {
  const isData = path.startsWith(`${pageDataPrefix}/`);
  return {
    context,
    form: isData ? 'data' : 'document',
    path: isData ? path.slice(pageDataPrefix.length) : path,
    query,
    ifNoneMatch,
    acceptEncoding,
  };
}

async function page(parts: RequestParts, question: PageQuestion, now: Date): Promise<Routed> {
  const { context, form, path } = question;
  try {
    const answer = await parts.pages.answer(question, (query) =>
      answerPage(parts, { context, address: { path, query }, now }, form),
    );
    return { answer, route: answer.pageKind ?? 'page' };
  } catch (error) {
    const isData = form === 'data';
    if (error instanceof TooManyPages) return { answer: notAnswering(isData), route: 'page' };
    parts.onTrouble(error, { site: context.site.slug, route: 'page' });
    return { answer: isData ? refusal('broken') : plainPage(500, brokenWords), route: 'page' };
  }
}

/** Browsers ask for it by this name where a document named no other. */
function favicon({ settings }: SiteContext): Answer {
  const { faviconUrl } = settings.header;
  if (!faviconUrl) return plainPage(404, 'This site has no sign of its own.');
  return { status: 302, headers: { ...hourOld, location: faviconUrl }, body: '' };
}

function siteUnavailable({ path }: HttpRequest): Answer {
  return notAnswering(path.startsWith('/api/') || path.startsWith(`${pageDataPrefix}/`));
}

function notAnswering(isRead: boolean): Answer {
  const later = { 'retry-after': '2' };
  return isRead
    ? refusal('site_unavailable', later)
    : plainPage(503, 'The site is not answering just now. Please try again in a moment.', later);
}

function state(isGood: boolean): Answer {
  return json(isGood ? 200 : 503, JSON.stringify({ ok: isGood }), { 'cache-control': 'no-store' });
}
