import { hash } from 'node:crypto';
import { matchesEtag } from '@forecourt/server/http/etag';
import type { Result } from '@forecourt/domain/core/result';
import type { MadeResponse } from '@forecourt/server/cache/response-cache';
import { json, type HttpResponse } from '@forecourt/server/http/response';
import { errorResponse, type ErrorCode } from '../api-errors.ts';
import { cacheKey, type Cacheable } from '../site/cache-key.ts';
import type { SiteRequest } from '../route.ts';
import type { ServerDeps } from '../server-deps.ts';
import type { WorkerPool } from '../workers/worker-pool.ts';

export interface CacheableQuery<View> extends Cacheable {
  readonly load: () => Promise<Result<View, ErrorCode>>;
  readonly isDegraded: (view: View) => boolean;
}

/** Versions are polled once a second and are part of the key, so that a long TTL does no harm. */
const cacheMs = 10 * 60_000;
/** A degraded response, made by the fallback, should be gone soon after the engine is back. */
const degradedMs = 2_000;

/** Browsers revalidate each time; a CDN takes the burst, and serves stale when we fail. */
const normalCaching = 'public, max-age=0, s-maxage=2, stale-if-error=300';
const degradedCaching = `public, max-age=0, s-maxage=${degradedMs / 1_000}`;
/** By then the circuit breaker has probed the engine. */
const retryAfterSeconds = '3';

/** Thrown through the cache, which holds no failures. */
class Refused extends Error {
  readonly response: HttpResponse;
  constructor(response: HttpResponse) {
    super(`refused with ${response.status}`);
    this.response = response;
  }
}

/**
 * A response about a site's stock: 304 where the client's copy is current (If-None-Match), from the cache, by
 * waiting with others for the same load, or by loading it, which is rate limited for each site.
 */
export async function cachedResponse<View>(
  deps: ServerDeps,
  request: SiteRequest,
  cacheable: CacheableQuery<View>,
): Promise<HttpResponse> {
  const { context, ifNoneMatch, admit } = request;
  const { cache, buildId, workers } = deps;
  const key = cacheKey(context, cacheable);
  const tag = entityTag(buildId, key);
  const headers = { etag: tag, 'cache-control': normalCaching };
  // Only responses that are not degraded carry an ETag, so that whoever shows it has such a one.
  if (matchesEtag(ifNoneMatch, tag))
    return { status: 304, headers, body: '', logFields: { cache: 'not_modified' } };

  let found = cache.find(context.site.id, key);
  const logFields = { cache: found ? 'hit' : 'miss', stock: context.versions.stock };
  if (!found) {
    admit();
    found = cache.make(context.site.id, key, async () => {
      const { body, isDegraded } = await (workers ? loadInThread(workers, request) : load(cacheable));
      return { body, isDegraded, ttlMs: isDegraded ? degradedMs : cacheMs };
    });
  }
  try {
    const { body, isDegraded } = await found;
    return isDegraded
      ? {
          ...json(200, body, { 'cache-control': degradedCaching }),
          logFields: { ...logFields, degraded: true },
        }
      : { ...json(200, body, headers), logFields };
  } catch (error) {
    if (error instanceof Refused) return error.response;
    throw error;
  }
}

type Loaded = Pick<MadeResponse, 'body' | 'isDegraded'>;

async function load<View>(cacheable: CacheableQuery<View>): Promise<Loaded> {
  const result = await cacheable.load();
  if (!result.ok) {
    const later = result.error === 'search_unavailable' ? { 'retry-after': retryAfterSeconds } : {};
    throw new Refused(errorResponse(result.error, later));
  }
  return {
    body: Buffer.from(JSON.stringify(result.value)),
    isDegraded: cacheable.isDegraded(result.value),
  };
}

/** A thread runs the same route, which comes here again without workers: of its response the body is cached. */
async function loadInThread(
  workers: WorkerPool,
  { context, path, query, now }: SiteRequest,
): Promise<Loaded> {
  const response = await workers.make({ context, now }, { kind: 'api', path, query });
  if (response.status !== 200) throw new Refused(response);
  return {
    body: typeof response.body === 'string' ? Buffer.from(response.body) : response.body,
    isDegraded: response.logFields?.['degraded'] === true,
  };
}

/** A weak ETag: two responses of one stock version differ in the milliseconds that they took. */
function entityTag(buildId: string, key: string): string {
  return `W/"${hash('sha256', `${buildId} ${key}`, 'base64url').slice(0, 27)}"`;
}
