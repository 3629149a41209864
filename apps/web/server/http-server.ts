import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { errorResponse, type HttpResponse } from './response.ts';
import { clientIp } from './client-ip.ts';
import { forwardedProto, type ForwardedProto } from './forwarded-proto.ts';
import { failureSummary } from './failure-summary.ts';
import type { ServedRequest } from './metrics.ts';
import { securityHeaders } from './security-headers.ts';

/** A request as nearly everything behind this file knows it: without cookies, addresses or anything else of a person. */
export interface HttpRequest {
  readonly method: 'GET' | 'HEAD' | 'POST';
  readonly host: string | undefined;
  readonly path: string;
  /** Without its question mark. */
  readonly query: string;
  readonly ifNoneMatch: string | undefined;
  readonly acceptEncoding: string | undefined;
  /** Which kinds of files the browser takes. */
  readonly accept: string;
  /** By X-Forwarded-Proto of a trusted proxy; null where there is none. */
  readonly protocol: ForwardedProto | null;
}

/** What a request says of its client, and its body: cookies, origin, IP address. Only visitor routes are given it. */
export interface ClientInfo {
  readonly ip: string;
  readonly cookies: string | undefined;
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
  readonly referrer: string | undefined;
  readonly contentType: string | undefined;
  readonly userAgent: string | undefined;
  readonly readBody: () => Promise<Buffer>;
}

/** Responds synchronously where there is nothing to wait for; the client is read only by those who need it. */
export type Handle = (
  request: HttpRequest,
  clientOf: () => ClientInfo,
) => HandlerResult | Promise<HandlerResult>;

/** An answer, and whose and which route's it is, for the log. */
export interface HandlerResult {
  readonly response: HttpResponse & { readonly setCookies?: readonly string[] };
  readonly site: string | null;
  readonly route: string | null;
}

interface Responded extends HandlerResult {
  /** Otherwise the rest of the request is still to come, and would be taken for the next. */
  readonly isWholeRequest: boolean;
}

export interface HttpOptions {
  readonly port: number;
  /** Whether X-Forwarded-Proto comes from a proxy of ours, and from nobody else. */
  readonly trustsProxy: boolean;
  readonly log: Logger;
  readonly onServed?: (served: ServedRequest) => void;
  /** Runs before everything else, and calls `next` for what is not its own: the tools of development. */
  readonly middleware?: Middleware;
}

export type Middleware = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;

export interface HttpServer {
  readonly port: number;
  /** Takes nothing new, lets what was begun finish, and after a while ends it. */
  stop(withinMs: number): Promise<void>;
}

export const httpLimits = {
  addressBytes: 8 * 1024,
  headerBytes: 24 * 1024,
  bodyBytes: 64 * 1024,
  headersMs: 10_000,
  requestMs: 20_000,
  /** Longer than a load balancer keeps a connection, so that it is never the one who finds it closed. */
  keepAliveMs: 65_000,
} as const;

/** After an error response a client may go on sending for so long before the connection is cut: it should read why. */
const lingerMs = 1_000;

/**
 * HTTP and nothing else: what may come in, one line of the log for each request, and an orderly end. The log
 * names site and route; it holds no address, no query and nothing that a visitor sent.
 */
export async function serveHttp(
  { port, trustsProxy, log, onServed, middleware }: HttpOptions,
  handle: Handle,
): Promise<HttpServer> {
  let isStopping = false;
  const busy = new WeakSet<Duplex>();
  const refused = new WeakSet<Duplex>();

  const server = createServer(
    {
      maxHeaderSize: httpLimits.headerBytes,
      headersTimeout: httpLimits.headersMs,
      requestTimeout: httpLimits.requestMs,
      keepAliveTimeout: httpLimits.keepAliveMs,
      connectionsCheckingInterval: 2_000,
    },
    (incoming, outgoing) => {
      if (middleware) middleware(incoming, outgoing, () => serve(incoming, outgoing));
      else serve(incoming, outgoing);
    },
  );

  function serve(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const startedMs = performance.now();
    busy.add(incoming.socket);
    const protocol = forwardedProto(incoming.headers['x-forwarded-proto'], trustsProxy);
    const responded = respond({ incoming, protocol, trustsProxy }, handle, log);
    const sending = { incoming, outgoing, startedMs, isHttps: protocol === 'https' };
    if (responded instanceof Promise) void responded.then((one) => send(one, sending));
    else send(responded, sending);
  }

  function send(
    { response, site, route, isWholeRequest }: Responded,
    {
      incoming,
      outgoing,
      startedMs,
      isHttps,
    }: {
      readonly incoming: IncomingMessage;
      readonly outgoing: ServerResponse;
      readonly startedMs: number;
      readonly isHttps: boolean;
    },
  ): void {
    const logLine = () => {
      busy.delete(incoming.socket);
      const { method } = incoming;
      const ms = performance.now() - startedMs;
      const { status, logFields } = response;
      onServed?.({
        route,
        status,
        cache: logFields?.['cache'] === undefined ? null : String(logFields['cache']),
        ms,
      });
      const level = route === 'health' ? 'debug' : 'info';
      if (!log.isLevelEnabled(level)) return;
      const line = {
        site,
        route,
        method,
        status,
        ms: Math.round(ms),
        bytes: response.body.length,
        ...logFields,
      };
      log[level](outgoing.writableFinished ? line : { ...line, isCutOff: true }, 'request');
    };
    if (outgoing.destroyed) {
      logLine();
      return;
    }
    outgoing.on('close', logLine);
    const headers = wholeHeaders(response, isHttps);
    const closes = isStopping || !isWholeRequest;
    if (response.setCookies) outgoing.setHeader('set-cookie', response.setCookies);
    try {
      outgoing
        .writeHead(response.status, closes ? { ...headers, connection: 'close' } : headers)
        .end(response.body);
    } catch (error) {
      // A header that cannot be written is our mistake in one answer: it must not end the server for everybody.
      log.error({ error: error instanceof Error ? error.message : null, route }, 'an answer cannot be sent');
      outgoing.writeHead(500, { connection: 'close', 'content-length': '0' }).end();
    }
  }

  server.on('clientError', (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket) => {
    // What still arrives of a request that was refused.
    if (refused.has(socket)) return;
    if (!socket.writable || busy.has(socket)) {
      socket.destroy();
      return;
    }
    refused.add(socket);
    const status = statusOf(error);
    log.info({ site: null, route: null, status, code: error.code }, 'request');
    const { body, headers } = errorResponse(status.startsWith('414') ? 'address_too_long' : 'malformed');
    socket.end(
      `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: ${headers['content-type']}\r\n` +
        `Content-Length: ${body.length}\r\n\r\n${body.toString()}`,
    );
    linger(socket);
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop(withinMs) {
      isStopping = true;
      return new Promise((resolve) => {
        const cutOff = setTimeout(() => server.closeAllConnections(), withinMs);
        server.close(() => {
          clearTimeout(cutOff);
          resolve();
        });
        server.closeIdleConnections();
      });
    },
  };
}

type Headers = Readonly<Record<string, string>>;
/** An answer that is cached is sent many times: its headers are put together once. */
const wholeOf = { http: new WeakMap<HttpResponse, Headers>(), https: new WeakMap<HttpResponse, Headers>() };

function wholeHeaders(response: HttpResponse, isHttps: boolean): Headers {
  const known = wholeOf[isHttps ? 'https' : 'http'];
  const whole = known.get(response);
  if (whole) return whole;
  const length =
    response.status === 304 ? {} : { 'content-length': String(Buffer.byteLength(response.body)) };
  const headers = { ...securityHeaders(isHttps), ...response.headers, ...length };
  known.set(response, headers);
  return headers;
}

function respond(
  {
    incoming,
    protocol,
    trustsProxy,
  }: {
    readonly incoming: IncomingMessage;
    readonly protocol: ForwardedProto | null;
    readonly trustsProxy: boolean;
  },
  handle: Handle,
  log: Logger,
): Responded | Promise<Responded> {
  const { method, url = '', headers } = incoming;
  if (url.length > httpLimits.addressBytes) return unread(errorResponse('address_too_long'));
  if (!url.startsWith('/') || hostsOf(incoming.rawHeaders) > 1) {
    return unread(errorResponse('malformed'));
  }
  const bodyBytes = Number(headers['content-length'] ?? 0);
  if (bodyBytes > httpLimits.bodyBytes || headers['transfer-encoding'] !== undefined) {
    return unread(errorResponse('body_too_large'));
  }
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') {
    return unread(errorResponse('method_not_allowed', { allow: 'GET, HEAD, POST' }));
  }
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  const query = mark === -1 ? '' : url.slice(mark + 1);
  const request: HttpRequest = {
    method,
    host: headers.host,
    path,
    query,
    ifNoneMatch: headers['if-none-match'],
    acceptEncoding: headers['accept-encoding'],
    accept: headers.accept ?? '',
    protocol,
  };
  const whole = (result: HandlerResult): Responded => ({
    ...result,
    isWholeRequest: method !== 'POST' || incoming.complete,
  });
  const broken = (error: unknown): Responded => {
    log.error({ error: failureSummary(error) }, 'a request failed');
    return { response: errorResponse('broken'), site: null, route: null, isWholeRequest: true };
  };
  try {
    const result = handle(request, () => clientOf(incoming, trustsProxy));
    return result instanceof Promise ? result.then(whole).catch(broken) : whole(result);
  } catch (error) {
    return broken(error);
  }
}

function clientOf(incoming: IncomingMessage, trustsProxy: boolean): ClientInfo {
  const { headers, socket } = incoming;
  return {
    ip: clientIp(headers['x-forwarded-for'], trustsProxy) ?? socket.remoteAddress ?? '',
    cookies: headers.cookie,
    origin: headers.origin,
    fetchSite: oneOf(headers['sec-fetch-site']),
    referrer: headers.referer,
    contentType: headers['content-type'],
    userAgent: headers['user-agent'],
    readBody: () => readBody(incoming),
  };
}

function oneOf(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(',') : header;
}

/** Its length was said and is within the limit, and the server ends a request that takes too long. */
async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Names and values in turns, as they were sent. */
function hostsOf(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}

/** The rest of the request may be on its way, and nobody will read it. */
function unread(response: HttpResponse) {
  return { response, site: null, route: null, isWholeRequest: false };
}

/** A connection that is closed while its other end still sends is reset, and the answer may be lost with it. */
function linger(socket: Duplex): void {
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  timer.unref();
  socket.once('close', () => clearTimeout(timer));
}

function statusOf({ code, rawPacket }: NodeJS.ErrnoException & { readonly rawPacket?: Buffer }): string {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return '408 Request Timeout';
  if (code !== 'HPE_HEADER_OVERFLOW') return '400 Bad Request';
  // The address is in the first line.
  const lineEnd = rawPacket?.indexOf('\r\n') ?? -1;
  const isAddress = lineEnd === -1 || lineEnd > httpLimits.addressBytes;
  return isAddress ? '414 URI Too Long' : '431 Request Header Fields Too Large';
}
