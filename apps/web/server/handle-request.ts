import { json, refusal, unknownHost, type Answer } from './answer.ts';
import type { Asked, Handled } from './http-server.ts';
import type { AnswerMedia } from './media/answer-media.ts';
import { mediaRoot } from './media/media-addresses.ts';
import { openApi } from './openapi.ts';
import { answerPage, pageDataPrefix } from './pages/answer-page.ts';
import { TooManyHosts, type SiteResolver } from './resolve-site.ts';
import { findRoute } from './routes.ts';
import type { ServerParts } from './server-parts.ts';

export interface RequestParts extends ServerParts {
  readonly resolver: Pick<SiteResolver, 'resolve'>;
  readonly answerMedia: AnswerMedia;
  /** Whether this process may be sent visitors. */
  readonly isReady: () => boolean;
  /** Told why something that must work did not. */
  readonly onTrouble: (error: unknown, where?: { readonly site: string; readonly route: string }) => void;
}

const description = JSON.stringify(openApi());
const hourOld = { 'cache-control': 'public, max-age=3600' };

/** The way of every request: the site first (TEN-1), then the route, then its answer. */
export async function handleRequest(parts: RequestParts, asked: Asked): Promise<Handled> {
  // A load balancer asks by number: it has no site's host.
  if (asked.path === '/health') return { answer: state(true), site: null, route: 'health' };
  if (asked.path === '/ready') return { answer: state(parts.isReady()), site: null, route: 'health' };

  let context;
  try {
    context = await parts.resolver.resolve(asked.host);
  } catch (error) {
    // Not a 404: a site that cannot be found out for a moment must not vanish from anybody's cache.
    if (!(error instanceof TooManyHosts)) parts.onTrouble(error);
    return { answer: refusal('site_unavailable', { 'retry-after': '2' }), site: null, route: null };
  }
  if (!context) return { answer: unknownHost(), site: null, route: null };

  const site = context.site.slug;
  if (asked.path === '/api/openapi.json') {
    return { answer: json(200, description, hourOld), site, route: asked.path };
  }
  if (asked.path.startsWith(mediaRoot)) {
    const { path, accept } = asked;
    return { answer: await parts.answerMedia({ scope: context.scope, path, accept }), site, route: 'media' };
  }
  const found = findRoute(asked.path);
  const { path, query, ifNoneMatch } = asked;
  const now = parts.clock.now();
  if (!found && path.startsWith('/api/')) return { answer: refusal('no_such_path'), site, route: null };
  if (!found) {
    const isData = path.startsWith(`${pageDataPrefix}/`);
    const address = { path: isData ? path.slice(pageDataPrefix.length) : path, query };
    const answer = await answerPage(parts, { context, address, now }, isData ? 'data' : 'document');
    return { answer, site, route: 'page' };
  }
  const { route, places } = found;
  const request = { context, places, query, ifNoneMatch, now };
  const answer = await route.answer(parts, request).catch((error: unknown) => {
    parts.onTrouble(error, { site, route: route.path });
    return refusal('broken');
  });
  return { answer, site, route: route.path };
}

function state(isGood: boolean): Answer {
  return json(isGood ? 200 : 503, JSON.stringify({ ok: isGood }), { 'cache-control': 'no-store' });
}
