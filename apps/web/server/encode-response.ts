import type { HttpResponse } from './response.ts';
import { chooseEncoding, compress, compressQuickly, type Encoding } from './encoding.ts';

/** Below this the packing is not worth its work: everything fits into one packet. */
const leastBytes = 1_000;
/** Above this the thread that answers would keep others waiting. */
const mostAtOnce = 256 * 1024;
const packable = /^(?:text\/|image\/svg|application\/(?:json|javascript|xml|manifest\+json))/;

/** Bodies that are cached are packed once for all who ask; what is forgotten takes its packings along. */
const packedOf = new WeakMap<Buffer, Partial<Record<Encoding, Buffer>>>();

/** Packs an answer for its asker, where that has not been done when it was made. */
export async function encodeResponse(
  response: HttpResponse,
  acceptEncoding: string | undefined,
): Promise<HttpResponse> {
  const { headers, body } = response;
  if ('content-encoding' in headers || !packable.test(headers['content-type'] ?? '')) return response;
  const varied = {
    ...headers,
    vary: headers['vary'] ? `${headers['vary']}, accept-encoding` : 'accept-encoding',
  };
  const encoding = chooseEncoding(acceptEncoding);
  if (encoding === 'identity' || body.length < leastBytes) return { ...response, headers: varied };
  return {
    ...response,
    headers: { ...varied, 'content-encoding': encoding },
    body: await packed(body, encoding),
  };
}

async function packed(body: Buffer | string, encoding: Encoding): Promise<Buffer> {
  const known = typeof body === 'string' ? undefined : packedOf.get(body);
  const made =
    known?.[encoding] ??
    (body.length > mostAtOnce ? await compress(body, encoding) : compressQuickly(body, encoding));
  if (typeof body !== 'string') packedOf.set(body, { ...known, [encoding]: made });
  return made;
}
