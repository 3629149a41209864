import { chooseEncoding } from '@forecourt/server/http/encoding';
import { matchesEtag } from '@forecourt/server/http/etag';
import type { HttpResponse } from '@forecourt/server/http/response';
import type { CachedPage } from './cached-page.ts';
import type { CachedPages } from './cached-pages.ts';
import type { PageCacheRequest } from './page-cache-request.ts';

/** The response of a cached page, synchronously; null: this encoding of it is still to be made. */
export function readyResponse(
  page: CachedPage,
  { ifNoneMatch, acceptEncoding }: PageCacheRequest,
): HttpResponse | null {
  if (ifNoneMatch !== undefined && page.tag !== null && matchesEtag(ifNoneMatch, page.tag))
    return page.notModified;
  const encoding = chooseEncoding(acceptEncoding);
  return encoding === 'identity' ? null : (page.variants.find(encoding) ?? null);
}

/** The response of a cached page, with the encoding that the client accepts. */
export async function respondWith(
  pages: CachedPages,
  page: CachedPage,
  request: PageCacheRequest,
  address: string,
): Promise<HttpResponse> {
  const ready = readyResponse(page, request);
  if (ready) return ready;
  const encoding = chooseEncoding(request.acceptEncoding);
  if (encoding === 'identity') return { ...page.plain, body: await page.variants.decompress() };
  const response = await page.variants.make(encoding);
  const siteId = request.context.site.id;
  // Its variants have grown: unless it has been evicted meanwhile, they count.
  if (pages.get(siteId, address) === page) pages.set(siteId, address, page);
  return response;
}

/** The same response, with how the cache came by it for the log. */
export function withCacheField(response: HttpResponse, cache: string): HttpResponse {
  return { ...response, logFields: { ...response.logFields, cache } };
}
