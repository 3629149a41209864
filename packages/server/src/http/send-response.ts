import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EventLog } from '../observability/event-log.ts';
import { failureSummary } from '../observability/failure-summary.ts';
import type { HandlerResult } from './http-handler.ts';
import { limitSending, type SendLimits } from './limit-sending.ts';
import type { HttpResponse } from './response.ts';
import { sendStream } from './send-stream.ts';
import { securityHeaders, type TransportPolicy } from './security-headers.ts';

/** One request and its response, as Node hands them over. */
export interface Exchange {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly requestId: string;
  readonly isHttps: boolean;
  readonly startedMs: number;
}

/** A request that was served. There is no site in it: ten thousand of them would each be a row of the metrics. */
export interface ServedRequest {
  /** A kind of page, or a route's path with its params; null where there was none. */
  readonly route: string | null;
  readonly status: number;
  /** hit, miss, not_modified, shared, coalesced or stale; null where nothing is cached. */
  readonly cache: string | null;
  readonly ms: number;
}

export interface SendOptions {
  readonly log: EventLog;
  readonly onServed: ((served: ServedRequest) => void) | undefined;
  /** Called when the response has left, or its client has. */
  readonly onClosed: (exchange: Exchange) => void;
  readonly limits: SendLimits;
}

/** Sends a response, and writes its line of the log when it has left. `closes`: the connection ends with it. */
export function sendResponse(
  { response, site, route, bindsSubdomains = false }: HandlerResult,
  exchange: Exchange,
  { log, onServed, onClosed, limits, closes }: SendOptions & { readonly closes: boolean },
): void {
  const { outgoing, isHttps } = exchange;
  const finish = () => {
    onClosed(exchange);
    const ms = performance.now() - exchange.startedMs;
    const { status, logFields } = response;
    const cache = logFields?.['cache'];
    onServed?.({ route, status, cache: cache === undefined ? null : String(cache), ms });
    writeLogLine({ response, site, route }, { exchange, ms, log });
  };
  if (outgoing.destroyed) {
    finish();
    return;
  }
  outgoing.on('close', finish);
  const transport = isHttps ? (bindsSubdomains ? 'https-subdomains' : 'https') : 'http';
  const headers = wholeHeaders(response, transport);
  // Whoever is refused can say which request it was.
  if (response.status >= 400) outgoing.setHeader('x-request-id', exchange.requestId);
  if (response.setCookies) outgoing.setHeader('set-cookie', response.setCookies);
  try {
    outgoing.writeHead(response.status, closes ? { ...headers, connection: 'close' } : headers);
    if (response.stream && exchange.incoming.method !== 'HEAD') {
      sendStream(response.stream, outgoing);
      return;
    }
    outgoing.end(response.body);
    limitSending(exchange, limits);
  } catch (error) {
    // A header that cannot be written is our mistake in one response: it must not end the server for everybody.
    const failure = failureSummary(error);
    const { requestId } = exchange;
    const line = { event: 'response_unsendable', requestId, error: failure, route } as const;
    log.error(line, 'a response cannot be sent');
    outgoing.writeHead(500, { connection: 'close', 'content-length': '0' }).end();
  }
}

/** Site and route, and no address, no query and nothing else that a visitor sent. */
function writeLogLine(
  { response, site, route }: HandlerResult,
  { exchange, ms, log }: { readonly exchange: Exchange; readonly ms: number; readonly log: EventLog },
): void {
  const level = route === 'health' ? 'debug' : 'info';
  if (!log.isLevelEnabled(level)) return;
  const { status, body, logFields } = response;
  const { requestId, incoming } = exchange;
  const { method } = incoming;
  // In one literal: it is written for every request.
  const line = {
    event: 'request',
    requestId,
    site,
    route,
    method,
    status,
    ms: Math.round(ms),
    bytes: body.length,
    ...logFields,
  } as const;
  log[level](exchange.outgoing.writableFinished ? line : { ...line, isCutOff: true }, 'request');
}

type Headers = Readonly<Record<string, string>>;
/** A cached response is sent many times: its headers are put together once. */
const wholeOf = {
  http: new WeakMap<HttpResponse, Headers>(),
  https: new WeakMap<HttpResponse, Headers>(),
  'https-subdomains': new WeakMap<HttpResponse, Headers>(),
};

function wholeHeaders(response: HttpResponse, transport: TransportPolicy): Headers {
  const known = wholeOf[transport];
  const whole = known.get(response);
  if (whole) return whole;
  const { status, body, stream } = response;
  const length =
    stream || status === 304 || status === 204 ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const headers = { ...securityHeaders(transport), ...response.headers, ...length };
  known.set(response, headers);
  return headers;
}
