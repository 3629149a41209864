import type { HttpResponse } from './response.ts';
import { chooseEncoding, compress, compressQuickly, type Encoding } from './encoding.ts';

/** Below this compression is not worth its work: everything fits into one packet. */
const leastBytes = 1_000;
/** Above this compressing synchronously would block the event loop for others. */
const mostAtOnce = 256 * 1024;
const compressible = /^(?:text\/|image\/svg|application\/(?:json|javascript|xml|manifest\+json))/;

/** A cached body is compressed once for all requests; its compressed variants go when it is evicted. */
const compressedOf = new WeakMap<Buffer, Partial<Record<Encoding, Buffer>>>();

/** Compresses a response for its client, where that was not done when it was made. */
export async function encodeResponse(
  response: HttpResponse,
  acceptEncoding: string | undefined,
): Promise<HttpResponse> {
  const { headers, body, stream } = response;
  if (stream) return response;
  if ('content-encoding' in headers || !compressible.test(headers['content-type'] ?? '')) return response;
  const varied = {
    ...headers,
    vary: headers['vary'] ? `${headers['vary']}, accept-encoding` : 'accept-encoding',
  };
  const encoding = chooseEncoding(acceptEncoding);
  if (encoding === 'identity' || body.length < leastBytes) return { ...response, headers: varied };
  return {
    ...response,
    headers: { ...varied, 'content-encoding': encoding },
    body: await compressed(body, encoding),
  };
}

async function compressed(body: Buffer | string, encoding: Encoding): Promise<Buffer> {
  const known = typeof body === 'string' ? undefined : compressedOf.get(body);
  const made =
    known?.[encoding] ??
    (body.length > mostAtOnce ? await compress(body, encoding) : compressQuickly(body, encoding));
  if (typeof body !== 'string') compressedOf.set(body, { ...known, [encoding]: made });
  return made;
}
