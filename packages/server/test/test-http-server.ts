import { pino } from 'pino';
import type { HandlerResult, HttpHandler } from '../src/http/http-handler.ts';
import { serveHttp, type HttpOptions, type HttpServer } from '../src/http/serve-http.ts';

export interface TestHttpServer extends HttpServer {
  /** Every line of its log, from debug up. */
  readonly lines: readonly Readonly<Record<string, unknown>>[];
}

/** A server on a free port, with the log that it writes. */
export async function testHttpServer(
  handle: HttpHandler,
  options: Partial<HttpOptions> = {},
): Promise<TestHttpServer> {
  const lines: Readonly<Record<string, unknown>>[] = [];
  const log = pino({ level: 'debug' }, { write: (line) => void lines.push(JSON.parse(line)) });
  const server = await serveHttp({ port: 0, bind: '127.0.0.1', trustedProxies: 0, log, ...options }, handle);
  return { ...server, lines };
}

/** A plain response of a handler. */
export function result(body: string, response: Partial<HandlerResult['response']> = {}): HandlerResult {
  const headers = { 'content-type': 'text/plain' };
  return { response: { status: 200, headers, body, ...response }, site: 'harbour', route: '/said' };
}
