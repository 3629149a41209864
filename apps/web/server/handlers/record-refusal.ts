import { clientNetwork } from '@forecourt/server/http/client-network';
import type { HandlerDeps, HandlerRequest, RouteResult } from './handler.ts';

const tooManyRequests = 429;

/** Tells the log of security events of requests that were refused for what they were, not for what they asked. */
export function recordRefusal(
  { securityLog }: Pick<HandlerDeps, 'securityLog'>,
  { context, client }: Pick<HandlerRequest, 'context' | 'client'>,
  { response, route }: RouteResult,
): void {
  const isCrossSite = response.logFields?.['code'] === 'forged';
  if (!isCrossSite && response.status !== tooManyRequests) return;
  securityLog.record(isCrossSite ? 'cross_site_post' : 'request_refused', {
    site: context.site.slug,
    route,
    network: clientNetwork(client.ip),
  });
}
