import type { Server, ServerOptions } from 'node:http';
import type { Duplex } from 'node:stream';
import type { EventLog } from '../observability/event-log.ts';
import { protocolError } from './error-response.ts';
import { plainPage } from './plain-page.ts';
import type { HttpResponse } from './response.ts';
import { securityHeaders } from './security-headers.ts';

/** What connections may take of the server, in bytes and milliseconds. */
export interface HttpLimits {
  readonly addressBytes: number;
  readonly headerBytes: number;
  readonly bodyBytes: number;
  /** Of an address that takes files, how large its body may be; null for every other. */
  readonly uploadBytesOf: (path: string) => number | null;
  /** An upload may wait so long for its turn before it is read. */
  readonly uploadWaitMs: number;
  /** Beside that it has `requestMs` and what its bytes take at this rate, but never more than `uploadMs`. */
  readonly uploadBytesPerSecond: number;
  readonly uploadMs: number;
  readonly headersMs: number;
  readonly requestMs: number;
  readonly keepAliveMs: number;
  /** How often connections are checked for the limits above. */
  readonly checkMs: number;
  /** After an error response a client may go on sending for so long before it is cut off: it should read why. */
  readonly lingerMs: number;
  /** A response has left within this time and what its bytes take at this rate, or its client is cut off. */
  readonly sendMs: number;
  readonly sendBytesPerSecond: number;
  /** Of all clients together: each holds a file descriptor and its buffers. */
  readonly connections: number;
}

export const httpLimits: HttpLimits = {
  addressBytes: 8 * 1024,
  headerBytes: 24 * 1024,
  bodyBytes: 64 * 1024,
  uploadBytesOf: () => null,
  uploadWaitMs: 40_000,
  // A phone with one bar sends faster.
  uploadBytesPerSecond: 32 * 1024,
  uploadMs: 15 * 60_000,
  headersMs: 10_000,
  requestMs: 20_000,
  // Longer than a load balancer's, so that it never sends a request into a connection that is being closed.
  keepAliveMs: 65_000,
  checkMs: 2_000,
  lingerMs: 1_000,
  sendMs: 20_000,
  // A phone with the weakest of signals reads faster.
  sendBytesPerSecond: 16 * 1024,
  connections: 4_000,
};

/** The limits that Node's server enforces by itself. */
export function serverOptions(limits: HttpLimits): ServerOptions {
  return {
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.headersMs,
    // `limitReceiving` ends every other request much earlier.
    requestTimeout: limits.uploadMs + limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: limits.checkMs,
  };
}

export interface UnreadableOptions {
  readonly limits: HttpLimits;
  readonly log: EventLog;
  /** Whether a response is being made on this connection: another would be taken for it. */
  readonly isBusy: (socket: Duplex) => boolean;
}

type ParseError = NodeJS.ErrnoException & { readonly rawPacket?: Buffer };

/** Responds to what Node's parser refuses (`clientError`): no request of it ever reaches a handler. */
export function refuseUnreadable(server: Server, { limits, log, isBusy }: UnreadableOptions): void {
  const refused = new WeakSet<Duplex>();
  server.on('clientError', (error: ParseError, socket) => {
    // The rest of a request that was refused is still arriving.
    if (refused.has(socket)) return;
    if (!socket.writable || isBusy(socket)) {
      socket.destroy();
      return;
    }
    refused.add(socket);
    const status = statusLineOf(error, limits);
    log.info({ event: 'request_unreadable', status, code: error.code }, 'a request cannot be read');
    socket.end(written(status, errorResponseTo(status)));
    linger(socket, limits.lingerMs);
  });
}

/**
 * Only cookies make a browser's headers so large, and every request would have them again: it is asked to clear them,
 * which it does over HTTPS for the whole domain, those included that another host of it has set.
 */
function tooManyCookies(): HttpResponse {
  const sentence =
    'Your browser sent this site more cookies than it can read, so we have asked it to clear them. Please try again.';
  return plainPage(431, sentence, { 'clear-site-data': '"cookies"' });
}

function errorResponseTo(status: string): HttpResponse {
  if (status.startsWith('431')) return tooManyCookies();
  return protocolError(status.startsWith('414') ? 'address_too_long' : 'malformed');
}

/** A response by hand, as there is no request that Node could respond to. */
function written(status: string, { headers, body }: HttpResponse): string {
  const lines = Object.entries({ ...securityHeaders('http'), ...headers }).map((line) => line.join(': '));
  const text = body.toString();
  const end = ['Connection: close', `Content-Length: ${Buffer.byteLength(text)}`, '', text];
  return [`HTTP/1.1 ${status}`, ...lines, ...end].join('\r\n');
}

function statusLineOf({ code, rawPacket }: ParseError, { addressBytes }: HttpLimits): string {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return '408 Request Timeout';
  if (code !== 'HPE_HEADER_OVERFLOW') return '400 Bad Request';
  // The address is in the first line.
  const lineEnd = rawPacket?.indexOf('\r\n') ?? -1;
  const isAddress = lineEnd === -1 || lineEnd > addressBytes;
  return isAddress ? '414 URI Too Long' : '431 Request Header Fields Too Large';
}

/** TCP resets a connection that is closed while its client still sends, and the response may be lost with it. */
function linger(socket: Duplex, ms: number): void {
  const timer = setTimeout(() => socket.destroy(), ms);
  timer.unref();
  socket.once('close', () => clearTimeout(timer));
}
