import { clientNetwork } from '@forecourt/server/http/client-network';
import { errorResponse } from '../api-errors.ts';
import { cspReportsPath, violatedDirective } from '../observability/csp-report.ts';
import type { Handler } from './handler.ts';

const mostBytes = 16 * 1024;

/**
 * Takes what browsers report of a violated Content-Security-Policy: a directive is counted, and nothing is kept of
 * the page, the visitor or what was blocked, whose address may say anything.
 */
export const handleCspReport: Handler = async (deps, { http, client, context }) => {
  if (http.method !== 'POST' || http.path !== cspReportsPath) return null;
  const waitMs = deps.takeReport(clientNetwork(client.ip), deps.clock.elapsedMs());
  if (waitMs > 0) {
    const headers = { 'retry-after': String(Math.ceil(waitMs / 1_000)) };
    return { response: errorResponse('too_many_requests', headers), route: cspReportsPath };
  }
  const body = await client.readBody().catch(() => null);
  const directive = body === null || body.length > mostBytes ? null : violatedDirective(body.toString());
  if (directive === null) return { response: errorResponse('malformed'), route: cspReportsPath };
  deps.onCspViolation(context.site.slug, directive);
  const response = { status: 204, headers: { 'cache-control': 'no-store' }, body: '' };
  return { response, route: cspReportsPath };
};
