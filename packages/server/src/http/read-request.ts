import type { IncomingMessage } from 'node:http';
import type { HttpLimits } from './connection-limits.ts';
import { protocolError } from './error-response.ts';
import type { ForwardedProto } from './forwarded-proto.ts';
import type { HttpRequest } from './http-request.ts';
import type { HttpResponse } from './response.ts';

/** A request that may be handled, or the error response to one that may not. */
export function readRequest(
  incoming: IncomingMessage,
  protocol: ForwardedProto | null,
  { addressBytes, bodyBytes, uploadBytesOf }: HttpLimits,
): HttpRequest | HttpResponse {
  const { method, url = '', headers } = incoming;
  if (url.length > addressBytes) return protocolError('address_too_long');
  if (!url.startsWith('/') || countHosts(incoming.rawHeaders) > 1) return protocolError('malformed');
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  // Without a declared length there is no limit to what follows.
  const declaredBytes = Number(headers['content-length'] ?? 0);
  const isTooLarge =
    declaredBytes > bodyBytes && (method !== 'POST' || declaredBytes > (uploadBytesOf(path) ?? 0));
  if (isTooLarge || headers['transfer-encoding'] !== undefined) {
    return protocolError('body_too_large');
  }
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') {
    return protocolError('method_not_allowed', { allow: 'GET, HEAD, POST' });
  }
  return {
    method,
    host: headers.host,
    path,
    query: mark === -1 ? '' : url.slice(mark + 1),
    ifNoneMatch: headers['if-none-match'],
    acceptEncoding: headers['accept-encoding'],
    accept: headers.accept ?? '',
    protocol,
  };
}

/** Node keeps the first of several Host headers; a proxy may have gone by another, so that neither is believed. */
function countHosts(rawHeaders: readonly string[]): number {
  let hosts = 0;
  // Names and values take turns.
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}
