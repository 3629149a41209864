import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { EventLog } from '../observability/event-log.ts';
import { nextRequestId } from '../observability/request-context.ts';
import { failureSummary } from '../observability/failure-summary.ts';
import { readClientInfo } from './client-info.ts';
import { httpLimits, refuseUnreadable, serverOptions, type HttpLimits } from './connection-limits.ts';
import { protocolError } from './error-response.ts';
import { forwardedProto } from './forwarded-proto.ts';
import type { HandlerResult, HttpHandler, Middleware } from './http-handler.ts';
import type { HttpRequest } from './http-request.ts';
import { limitReceiving } from './limit-receiving.ts';
import { readRequest } from './read-request.ts';
import { sendResponse, type Exchange, type ServedRequest } from './send-response.ts';

export interface HttpOptions {
  readonly port: number;
  /** The address of this machine to listen on. */
  readonly bind: string;
  /** How many proxies of ours every request comes through: whose X-Forwarded-For and X-Forwarded-Proto are believed. */
  readonly trustedProxies: number;
  readonly log: EventLog;
  readonly onServed?: (served: ServedRequest) => void;
  readonly middleware?: Middleware;
  /** Where they differ from `httpLimits`. */
  readonly limits?: Partial<HttpLimits>;
}

export interface HttpServer {
  readonly port: number;
  /** Graceful shutdown: takes nothing new, drains what was begun, and cuts it off after a while. */
  readonly stop: (withinMs: number) => Promise<void>;
}

/** HTTP and nothing else: what may come in, one line of the log for each request, and a graceful shutdown. */
export async function serveHttp(options: HttpOptions, handle: HttpHandler): Promise<HttpServer> {
  const { port, bind, trustedProxies, log, onServed, middleware } = options;
  const limits = { ...httpLimits, ...options.limits };
  let isStopping = false;
  const busy = new WeakSet<Duplex>();
  const onClosed = ({ incoming }: Exchange) => void busy.delete(incoming.socket);

  function send(result: HandlerResult, exchange: Exchange, isRefused = false): void {
    // The rest of a request whose body was not read would be taken for the next request.
    const closes = isStopping || isRefused || !isWhole(exchange.incoming);
    sendResponse(result, exchange, { log, onServed, onClosed, limits, closes });
  }

  function serve(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const startedMs = performance.now();
    busy.add(incoming.socket);
    const protocol = forwardedProto(incoming.headers['x-forwarded-proto'], trustedProxies);
    const requestId = nextRequestId();
    const exchange = { incoming, outgoing, requestId, isHttps: protocol === 'https', startedMs };
    const request = readRequest(incoming, protocol, limits);
    if ('status' in request) {
      send({ response: request, site: null, route: null }, exchange, true);
      return;
    }
    limitReceiving(incoming, request.path, limits);
    const result = handleSafely(request, incoming, requestId);
    if (result instanceof Promise) void result.then((one) => send(one, exchange));
    else send(result, exchange);
  }

  function fail(error: unknown, requestId: string): HandlerResult {
    log.error({ event: 'request_failed', requestId, error: failureSummary(error) }, 'a request failed');
    return { response: protocolError('broken'), site: null, route: null };
  }

  function handleSafely(request: HttpRequest, incoming: IncomingMessage, requestId: string) {
    try {
      const result = handle(request, () => readClientInfo(incoming, trustedProxies), requestId);
      return result instanceof Promise ? result.catch((error) => fail(error, requestId)) : result;
    } catch (error) {
      return fail(error, requestId);
    }
  }

  const server = createServer(serverOptions(limits), (incoming, outgoing) => {
    if (middleware) middleware(incoming, outgoing, () => serve(incoming, outgoing));
    else serve(incoming, outgoing);
  });
  server.maxConnections = limits.connections;
  refuseUnreadable(server, { limits, log, isBusy: (socket) => busy.has(socket) });
  await listen(server, port, bind);
  return {
    port: (server.address() as AddressInfo).port,
    stop(withinMs) {
      isStopping = true;
      return drain(server, withinMs);
    },
  };
}

/** Handlers read the body of a POST alone; what little another method may bring, Node drains. */
function isWhole({ method, complete }: IncomingMessage): boolean {
  return method !== 'POST' || complete;
}

function listen(server: Server, port: number, bind: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, bind, resolve);
  });
}

function drain(server: Server, withinMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cutOff = setTimeout(() => server.closeAllConnections(), withinMs);
    server.close(() => {
      clearTimeout(cutOff);
      resolve();
    });
    server.closeIdleConnections();
  });
}
