import { setTimeout as sleep } from 'node:timers/promises';
import type { SiteContext } from '@forecourt/app/site/site-context';
import { clientNetwork } from '@forecourt/server/http/client-network';
import type { ClientInfo } from '@forecourt/server/http/client-info';
import { encodeResponse } from '@forecourt/server/http/encode-response';
import type { HandlerResult } from '@forecourt/server/http/http-handler';
import type { HttpRequest } from '@forecourt/server/http/http-request';
import { withRequest } from '@forecourt/server/observability/request-context';
import { unknownHost } from './api-errors.ts';
import { handleApi } from './handlers/api-handler.ts';
import { handleCspReport } from './handlers/csp-report-handler.ts';
import { handleFile } from './handlers/file-handler.ts';
import {
  unavailableResponse,
  type Handler,
  type HandlerDeps,
  type HandlerRequest,
  type ResolvedRequest,
} from './handlers/handler.ts';
import { handlePage } from './handlers/page-handler.ts';
import { recordRefusal } from './handlers/record-refusal.ts';
import { handleSmsMessage, isSmsMessage } from './handlers/sms-message-handler.ts';
import { handlePaymentMessage, isPaymentMessage } from './handlers/payment-message-handler.ts';
import { handlePrimaryHost } from './handlers/primary-host-handler.ts';
import { handleSystem } from './handlers/system-handler.ts';
import { handleVisitorRoute } from './handlers/visitor-handler.ts';
import { pageDataPrefix } from './pages/make-page.ts';
import { primaryAddress } from './site/primary-address.ts';
import { HostsUnavailable } from './site/known-hosts.ts';
import { findVisitorRoute } from './visitor/visitor-routes.ts';

/** The way of a request whose site is known: the first that responds has answered it, and pages always do. */
const handlers: readonly Handler[] = [
  handlePrimaryHost,
  handleFile,
  handleCspReport,
  handleApi,
  handleVisitorRoute,
  handlePage,
];

/**
 * Most requests are for a page that is cached: its response is there synchronously. All others go the long way,
 * with what was found out about their address.
 */
export function handleRequest(
  deps: HandlerDeps,
  http: HttpRequest,
  clientOf: () => ClientInfo,
  requestId: string,
): HandlerResult | Promise<HandlerResult> {
  const context = deps.resolver.known(http.host);
  const request = context && resolveRequest(http, context);
  return (
    (request && cachedPage(deps, request)) ??
    handleSystem(deps, http) ??
    (isPaymentMessage(http) ? withRequest(requestId, () => handlePaymentMessage(deps, clientOf())) : null) ??
    (isSmsMessage(http) ? withRequest(requestId, () => handleSmsMessage(deps, clientOf())) : null) ??
    withRequest(requestId, () =>
      request ? handleOfSite(deps, request, clientOf()) : handleUnresolved(deps, http, clientOf()),
    )
  );
}

/** Null where the response is anything but a page that is cached for everybody. */
function cachedPage(deps: HandlerDeps, request: ResolvedRequest): HandlerResult | null {
  const { http, context, primaryAddress: elsewhere, visitorRoute } = request;
  if (http.method === 'POST' || elsewhere !== null || visitorRoute) return null;
  const response = deps.pages.find(request);
  return (
    response && {
      response,
      site: context.site.slug,
      route: response.pageKind ?? 'page',
      bindsSubdomains: bindsSubdomains(deps, http, context),
    }
  );
}

/** The site first (TEN-1): before anything else of a request is looked at. */
async function handleUnresolved(
  deps: HandlerDeps,
  http: HttpRequest,
  client: ClientInfo,
): Promise<HandlerResult> {
  let context;
  try {
    context = await deps.resolver.resolve(http.host);
  } catch (error) {
    // Not a 404: a site that cannot be found out for a moment must not vanish from anybody's cache.
    if (!(error instanceof HostsUnavailable)) deps.onTrouble(error);
    const isJson = http.path.startsWith('/api/') || http.path.startsWith(`${pageDataPrefix}/`);
    return { response: unavailableResponse(isJson), site: null, route: null };
  }
  if (!context) {
    if (asksForMissing(deps, client)) await sleep(heldBackMs);
    return { response: unknownHost(), site: null, route: null };
  }
  return handleOfSite(deps, resolveRequest(http, context), client);
}

async function handleOfSite(
  deps: HandlerDeps,
  resolved: ResolvedRequest,
  client: ClientInfo,
): Promise<HandlerResult> {
  const { context, http, acceptEncoding } = resolved;
  const admit: HandlerRequest['admit'] = (urgency) =>
    deps.admission.admit({ siteId: context.site.id, network: clientNetwork(client.ip), ...urgency });
  const request = { ...resolved, client, admit, now: deps.clock.now() };
  for (const handle of handlers) {
    const routed = await handle(deps, request);
    if (!routed) continue;
    recordRefusal(deps, request, routed);
    if (routed.isHeldBack ?? (routed.response.status === 404 && asksForMissing(deps, client)))
      await sleep(heldBackMs);
    const response = await encodeResponse(routed.response, acceptEncoding);
    return {
      response,
      site: context.site.slug,
      route: routed.route,
      bindsSubdomains: bindsSubdomains(deps, http, context),
    };
  }
  throw new Error('no handler took a request');
}

/** The names under the platform's own hosts are ours to bind; a dealer's are where the dealer says so. */
function bindsSubdomains(
  { platformDomain }: HandlerDeps,
  { host = '', protocol }: HttpRequest,
  { settings }: SiteContext,
): boolean {
  if (protocol !== 'https') return false;
  return settings.site.bindsSubdomains || host.replace(/:\d+$/, '').endsWith(`.${platformDomain}`);
}

/** Whether whoever asked for what is not there has done so too often. */
function asksForMissing({ takeMissing, clock }: HandlerDeps, client: ClientInfo): boolean {
  return takeMissing(clientNetwork(client.ip), clock.elapsedMs()) > 0;
}

/** Before an answer to who asks too much: it costs this process nothing, and them their time. */
const heldBackMs = 1_000;

function resolveRequest(http: HttpRequest, context: SiteContext): ResolvedRequest {
  const { method, query, ifNoneMatch, acceptEncoding } = http;
  const isData = http.path.startsWith(`${pageDataPrefix}/`);
  const path = isData ? http.path.slice(pageDataPrefix.length) : http.path;
  return {
    http,
    context,
    representation: isData ? 'data' : 'document',
    path,
    query,
    ifNoneMatch,
    acceptEncoding,
    primaryAddress: primaryAddress(context, http),
    visitorRoute: findVisitorRoute(method, path, context),
  };
}
