import { securityContactPath, showSecurityContact } from '@forecourt/app/pages/show-security-contact';
import { showRobots } from '@forecourt/app/pages/show-robots';
import { feedAt, showBlogFeed } from '@forecourt/app/pages/show-blog-feed';
import { showSitemapIndex, showSitemapPart } from '@forecourt/app/pages/sitemap/show-sitemap';
import type { SiteContext } from '@forecourt/app/site/site-context';
import type { Result } from '@forecourt/domain/core/result';
import type { HttpResponse } from '@forecourt/server/http/response';
import { cacheKey } from '../site/cache-key.ts';
import { plainPage } from '@forecourt/server/http/plain-page';
import type { ServerDeps } from '../server-deps.ts';
import { writeFeed } from './write-feed.ts';
import { writeSitemap, writeSitemapIndex } from './write-sitemap.ts';

interface FileRequest {
  readonly context: SiteContext;
  readonly path: string;
  readonly admit: () => void;
  readonly now: Date;
}

/** A sitemap may lag behind its stock: search engines come by once a day. */
const cacheMs = 60 * 60_000;
const caching = { 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' };

/** Thrown through the cache, which holds no failures. */
class Refused extends Error {}

/** What machines read of a site: robots.txt, the sitemap, feeds, security.txt; null for any other path. */
export async function siteFileResponse(deps: ServerDeps, request: FileRequest): Promise<HttpResponse | null> {
  const { context, path } = request;
  if (path === '/robots.txt') return file('text/plain', showRobots(context));
  if (path === securityContactPath)
    return file('text/plain', showSecurityContact(context, deps.platformDomain, request.now));
  const write = feedWriter(deps, request) ?? sitemapAt(deps, request);
  if (!write) return null;
  const { cache } = deps;
  const window = Math.floor(request.now.getTime() / cacheMs);
  const validUntil = new Date((window + 1) * cacheMs);
  const key = cacheKey(context, { route: '/sitemap', query: path, validUntil, window });
  let found = cache.find(context.site.id, key);
  if (!found) {
    request.admit();
    found = cache.make(context.site.id, key, async () => {
      const written = await write();
      if (!written.ok) throw new Refused(written.error);
      return { body: Buffer.from(written.value), ttlMs: cacheMs, isDegraded: false };
    });
  }
  try {
    return file(
      feedAt(path, context) === undefined ? 'application/xml' : 'application/rss+xml',
      (await found).body,
    );
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return error.message === 'no_such_part' ? plainPage(404, 'There is nothing here.') : later(3);
  }
}

/** The feed of the blog, or of one of its categories (PAGE-2). */
function feedWriter(
  deps: ServerDeps,
  { context, path }: FileRequest,
): (() => Promise<Result<string, 'no_such_part'>>) | null {
  const category = feedAt(path, context);
  if (category === undefined) return null;
  return async () => {
    const feed = await showBlogFeed(deps, context, category);
    return feed ? { ok: true, value: writeFeed(feed) } : { ok: false, error: 'no_such_part' };
  };
}

function sitemapAt(
  deps: ServerDeps,
  { context, path, now }: FileRequest,
): (() => Promise<Result<string, 'search_unavailable' | 'no_such_part'>>) | null {
  if (path === '/sitemap.xml') {
    return async () => {
      const index = await showSitemapIndex(deps, context, now);
      return index.ok ? { ok: true, value: writeSitemapIndex(index.value) } : index;
    };
  }
  const [, name] = /^\/sitemap-([a-z0-9-]{1,100})\.xml$/.exec(path) ?? [];
  if (name === undefined) return null;
  return async () => {
    const part = await showSitemapPart(deps, context, { name, now });
    return part.ok ? { ok: true, value: writeSitemap(part.value) } : part;
  };
}

function file(type: string, body: string | Buffer): HttpResponse {
  return { status: 200, headers: { 'content-type': `${type}; charset=utf-8`, ...caching }, body };
}

function later(seconds: number): HttpResponse {
  return plainPage(503, 'Please ask again in a moment.', { 'retry-after': String(seconds) });
}
