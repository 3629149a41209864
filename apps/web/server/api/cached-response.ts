import { hash } from 'node:crypto';
import type { Result } from '@forecourt/domain/core/result';
import { json, errorResponse, type HttpResponse, type ErrorCode } from '../response.ts';
import { cacheKey, type Cacheable } from '../cache-key.ts';
import type { SiteRequest } from '../route.ts';
import type { ServerParts } from '../server-parts.ts';

export interface Question<View> extends Cacheable {
  readonly ask: () => Promise<Result<View, ErrorCode>>;
  readonly isDegraded: (view: View) => boolean;
}

/** A version is asked for once a second, so that keeping answers longer than their stock does no harm. */
const cacheMs = 10 * 60_000;
/** What a lesser engine answered should be gone soon after the other is back. */
const degradedMs = 2_000;

/** Browsers ask each time whether theirs still holds; a network of caches takes the burst, and stands in when we fail. */
const normalCaching = 'public, max-age=0, s-maxage=2, stale-if-error=300';
const degradedCaching = `public, max-age=0, s-maxage=${degradedMs / 1_000}`;
/** By then the breaker has probed the engine. */
const retryAfterSeconds = '3';

/** Thrown through the cache, which holds no failures. */
class Refused extends Error {
  readonly code: ErrorCode;
  constructor(code: ErrorCode) {
    super(code);
    this.code = code;
  }
}

/**
 * Answers a question about a site's stock: by a word where the asker has the answer, from what is cached, by
 * waiting with others for the same, or by asking the engine, which a site may do so many times a second.
 */
export async function cachedResponse<View>(
  parts: ServerParts,
  { context, ifNoneMatch }: SiteRequest,
  question: Question<View>,
): Promise<HttpResponse> {
  const { cache, clock, takeSearch, buildId } = parts;
  const key = cacheKey(context, question);
  const tag = entityTag(buildId, key);
  const headers = { etag: tag, 'cache-control': normalCaching };
  // Only whole answers carry a tag, so that whoever shows it has one.
  if (hasTag(ifNoneMatch, tag))
    return { status: 304, headers, body: '', logFields: { cache: 'not_modified' } };

  let found = cache.find(key);
  const logFields = { cache: found ? 'hit' : 'miss', stock: context.versions.stock };
  if (!found) {
    const waitMs = takeSearch(context.site.id, clock.elapsedMs());
    if (waitMs > 0) {
      return errorResponse('too_many_searches', { 'retry-after': String(Math.ceil(waitMs / 1_000)) });
    }
    found = cache.make(key, async () => {
      const result = await question.ask();
      if (!result.ok) throw new Refused(result.error);
      const isDegraded = question.isDegraded(result.value);
      const body = Buffer.from(JSON.stringify(result.value));
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
    if (!(error instanceof Refused)) throw error;
    return errorResponse(
      error.code,
      error.code === 'search_unavailable' ? { 'retry-after': retryAfterSeconds } : {},
    );
  }
}

/** Weak: two answers of one stock differ in the milliseconds that they took. */
function entityTag(buildId: string, key: string): string {
  return `W/"${hash('sha256', `${buildId} ${key}`, 'base64url').slice(0, 27)}"`;
}

function hasTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const opaque = tag.slice(2);
  return header.split(',', 20).some((one) => one.trim().replace(/^W\//, '') === opaque);
}
