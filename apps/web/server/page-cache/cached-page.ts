import { hash } from 'node:crypto';
import type { Page, MadeOf } from '@forecourt/app/shared/page.view';
import type { SiteVersions } from '@forecourt/app/ports/stock/stock-version.port';
import type { SiteId } from '@forecourt/domain/core/ids';
import type { HttpResponse } from '@forecourt/server/http/response';
import { compressQuickly, type Encoding } from '@forecourt/server/http/encoding';
import { encodedVariants, type EncodedVariants } from './encoded-variants.ts';

/** A page that was made. */
export interface MadePage {
  readonly response: HttpResponse;
  /** What decides its freshness; null: it is not cacheable, as a redirect is not. */
  readonly page: Pick<Page<string, unknown>, 'validUntil' | 'isDegraded' | 'madeOf'> | null;
  /** Where the thread that made it has compressed it: the response is then without its body. */
  readonly compressed?: CompressedPage;
}

/** The versions of what a page was made of: while they are current, it is fresh. */
export interface PageVersion {
  readonly settings: string;
  readonly content: number;
  /** By how the page follows the stock: its version, a window of time, or nothing. */
  readonly stock: string;
}

/** A page with everything that a hit needs, made beforehand. */
export interface CachedPage {
  readonly version: PageVersion;
  readonly madeOf: MadeOf | undefined;
  readonly isDegraded: boolean;
  /** By the monotonic clock. */
  readonly untilMs: number;
  /** Its ETag; null: nobody should be told 304. */
  readonly tag: string | null;
  readonly variants: EncodedVariants;
  readonly notModified: HttpResponse;
  /** For clients that accept no compression: without its body, which is decompressed for them. */
  readonly plain: HttpResponse;
  /** It was requested again: it is worth a better compression, and a place where other processes find it. */
  requestedAgain(): void;
}

const windowMs = 30_000;
export const cacheMs = 10 * 60_000;
/** A degraded page, made by the fallback, should be gone soon after the engine is back. */
export const degradedMs = 2_000;

/**
 * Browsers revalidate each time. A CDN takes the burst, serves stale while it revalidates and when we fail; it is
 * purged by tag (Surrogate-Key, Cache-Tag).
 */
const normalCaching = 'public, max-age=0, s-maxage=2, stale-while-revalidate=30, stale-if-error=300';
const degradedCaching = 'public, max-age=0, s-maxage=1';

/** The version of what a page was made of. */
export function versionOf(
  { settings, content, stock }: SiteVersions,
  madeOf: MadeOf | undefined,
  now: Date,
): PageVersion {
  const follows = madeOf?.stock ?? 'at-once';
  if (follows === 'none') return { settings, content, stock: '' };
  const window = `window ${Math.floor(now.getTime() / windowMs)}`;
  return { settings, content, stock: follows === 'lately' ? window : String(stock) };
}

export function isSameVersion(one: PageVersion, other: PageVersion): boolean {
  return one.settings === other.settings && one.content === other.content && one.stock === other.stock;
}

/** What of a page is rendered; its headers follow from the site and its kind. */
export interface RenderedPage {
  readonly pageKind: string | undefined;
  readonly tag: string;
  readonly br: Buffer;
}

export interface CompressedPage extends RenderedPage {
  readonly status: number;
  readonly headers: HttpResponse['headers'];
}

/** Compresses a page for the request that made it, and for later ones. */
export function compressPage(response: HttpResponse, siteId: SiteId): CompressedPage {
  const { status, headers, body, pageKind } = response;
  if (Object.keys(headers).some((name) => name.toLowerCase() === 'set-cookie')) {
    throw new Error('a page that sets a cookie was about to be cached for everybody');
  }
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const br = compressQuickly(bytes, 'br');
  const tag = hash('sha256', bytes, 'base64url').slice(0, 22);
  return { status, pageKind, headers: { ...headers, ...purgeTags(siteId, pageKind) }, tag: `W/"${tag}"`, br };
}

/** The names by which a CDN purges a page. */
export function purgeTags(siteId: SiteId, pageKind: string | undefined): HttpResponse['headers'] {
  const names = [`site-${siteId}`, `kind-${pageKind ?? 'page'}`];
  return { 'surrogate-key': names.join(' '), 'cache-tag': names.join(',') };
}

type Validity = Pick<CachedPage, 'version' | 'madeOf' | 'isDegraded' | 'untilMs'>;
const nothing = () => undefined;

/** Builds everything that a hit needs, once. */
export function cachedPage(
  { status, pageKind, headers, tag, br }: CompressedPage,
  validity: Validity,
  share: () => void = nothing,
): CachedPage {
  const kind = pageKind === undefined ? {} : { pageKind };
  const isTagged = status === 200 && !validity.isDegraded;
  const shared = {
    ...headers,
    'cache-control': validity.isDegraded ? degradedCaching : normalCaching,
    // Only a page that is whole and not degraded has an ETag: whoever shows it by If-None-Match has such a one.
    ...(isTagged && { etag: tag }),
  };
  const logFields = { cache: 'hit', ...(validity.isDegraded && { degraded: true }) };
  const compressed = (encoding: Encoding, body: Buffer): HttpResponse => ({
    status,
    headers: { ...shared, vary: 'accept-encoding', 'content-encoding': encoding },
    body,
    logFields,
    ...kind,
  });
  const variants = encodedVariants(br, compressed);
  let isRequestedAgain = false;
  return {
    ...validity,
    tag: isTagged ? tag : null,
    variants,
    requestedAgain() {
      if (isRequestedAgain) return;
      isRequestedAgain = true;
      variants.recompress();
      share();
    },
    plain: { status, headers: shared, body: '', logFields, ...kind },
    notModified: { status: 304, headers: shared, body: '', logFields: { cache: 'not_modified' }, ...kind },
  };
}
