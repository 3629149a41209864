import type { HandlerResult } from '@forecourt/server/http/http-handler';
import type { HttpRequest } from '@forecourt/server/http/http-request';
import { json, type HttpResponse } from '@forecourt/server/http/response';
import type { HandlerDeps } from './handler.ts';

/** Whether the process lives, and whether it may be sent visitors. A load balancer asks by number: it has no site's host. */
export function handleSystem(
  { isReady }: Pick<HandlerDeps, 'isReady'>,
  { path }: Pick<HttpRequest, 'path'>,
): HandlerResult | null {
  if (path === '/health') return { response: state(true), site: null, route: 'health' };
  if (path === '/ready') return { response: state(isReady()), site: null, route: 'health' };
  return null;
}

function state(isGood: boolean): HttpResponse {
  return json(isGood ? 200 : 503, JSON.stringify({ ok: isGood }), { 'cache-control': 'no-store' });
}
