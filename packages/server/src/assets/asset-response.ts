import type { HttpResponse } from '../http/response.ts';
import { chooseEncoding } from '../http/encoding.ts';
import { matchesEtag } from '../http/etag.ts';
import type { HttpRequest } from '../http/http-request.ts';
import { plainPage } from '../http/plain-page.ts';
import type { BuiltAssets } from './built-assets.ts';

/** Where the files of the build lie on every site. */
export const assetsPrefix = '/assets/';

/** A file of the build. One of a build that is no longer here is a 404 sent as no-store. */
export function assetResponse(
  assets: BuiltAssets,
  { path, acceptEncoding, ifNoneMatch }: Pick<HttpRequest, 'path' | 'acceptEncoding' | 'ifNoneMatch'>,
): HttpResponse {
  const asset = assets.get(path);
  if (!asset) return plainPage(404, 'There is nothing under this address.');
  const headers = { ...asset.headers, etag: asset.tag };
  if (matchesEtag(ifNoneMatch, asset.tag)) return { status: 304, headers, body: '' };
  const encoding = chooseEncoding(acceptEncoding);
  const compressed = asset.bodies[encoding];
  if (encoding === 'identity' || !compressed) {
    return { status: 200, headers, body: asset.bodies.identity ?? '' };
  }
  return { status: 200, headers: { ...headers, 'content-encoding': encoding }, body: compressed };
}
