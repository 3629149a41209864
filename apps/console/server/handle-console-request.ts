import { Overloaded } from '@forecourt/resilience/overloaded';
import { may } from '@forecourt/domain/staff/permissions';
import { assetResponse, assetsPrefix } from '@forecourt/server/assets/asset-response';
import type { ClientInfo } from '@forecourt/server/http/client-info';
import { clientNetwork } from '@forecourt/server/http/client-network';
import { isCrossSite } from '@forecourt/server/http/csrf';
import { encodeResponse } from '@forecourt/server/http/encode-response';
import type { HandlerResult } from '@forecourt/server/http/http-handler';
import type { HttpRequest } from '@forecourt/server/http/http-request';
import { plainPage } from '@forecourt/server/http/plain-page';
import { namedValues, readFields } from '@forecourt/server/http/read-fields';
import { json } from '@forecourt/server/http/response';
import { failureSummary } from '@forecourt/server/observability/failure-summary';
import { withRequest } from '@forecourt/server/observability/request-context';
import { errorResponse } from './console-errors.ts';
import type { ConsoleDeps } from './console-deps.ts';
import { documentHeaders } from './console-document.ts';
import { openApi } from './describe-api.ts';
import type { ConsoleResponse, ConsoleRoute } from './console-route.ts';
import { findRoute } from './console-routes.ts';
import { findStaff, hasFreshProof, sessionCookie } from './signed-in-staff.ts';

const mostMemberships = 200;
const description = JSON.stringify(openApi());
const forOnePerson = { 'cache-control': 'private, no-store' };

/** The way of a request to the console: health, files, the API, and one document for everything else. */
export function handleRequest(
  deps: ConsoleDeps,
  http: HttpRequest,
  clientOf: () => ClientInfo,
  requestId: string,
): HandlerResult | Promise<HandlerResult> {
  if (http.path === '/health') return ofSystem(json(200, '{"ok":true}', { 'cache-control': 'no-store' }));
  if (http.path.startsWith(assetsPrefix)) return ofSystem(assetResponse(deps.assets, http));
  return withRequest(requestId, async () => {
    const { response, route } = await handlePersonal(deps, { http, client: clientOf(), requestId });
    return { response: await encodeResponse(response, http.acceptEncoding), site: null, route };
  });
}

const ofSystem = (response: HandlerResult['response']): HandlerResult => ({
  response,
  site: null,
  route: null,
});

interface Received {
  readonly http: HttpRequest;
  readonly client: ClientInfo;
  readonly requestId: string;
}

async function handlePersonal(
  deps: ConsoleDeps,
  received: Received,
): Promise<{ readonly response: ConsoleResponse; readonly route: string | null }> {
  const { http } = received;
  // Cookies are bound to the host, and passkeys to the origin: under another name nothing is served.
  if (http.host !== new URL(deps.origin).host) {
    return { response: plainPage(404, 'There is nothing under this address.'), route: null };
  }
  if (http.path === '/api/openapi.json')
    return { response: json(200, description, forOnePerson), route: http.path };
  if (http.path.startsWith('/api/')) return handleApi(deps, received);
  if (http.method === 'POST')
    return { response: errorResponse('method_not_allowed', { allow: 'GET, HEAD' }), route: null };
  return { response: { status: 200, headers: documentHeaders, body: deps.document }, route: 'document' };
}

async function handleApi(deps: ConsoleDeps, received: Received) {
  const { http } = received;
  const found = findRoute(http.method, http.path);
  if (!found) return { response: errorResponse('no_such_path'), route: null };
  const { route, params } = found;
  try {
    const response = await answerRoute(deps, route, { ...received, params });
    return {
      response: { ...response, headers: { ...response.headers, ...forOnePerson } },
      route: route.path,
    };
  } catch (error) {
    if (error instanceof Overloaded) {
      const seconds = String(Math.max(1, Math.ceil(error.retryAfterMs / 1_000)));
      return { response: errorResponse('too_often', { 'retry-after': seconds }), route: route.path };
    }
    deps.log.error({ event: 'request_failed', error: failureSummary(error) }, 'a request failed');
    return { response: errorResponse('unavailable', { 'retry-after': '5' }), route: route.path };
  }
}

interface Asked extends Received {
  readonly params: Readonly<Record<string, string>>;
}

async function answerRoute(
  deps: ConsoleDeps,
  route: ConsoleRoute,
  { http, client, requestId, params }: Asked,
): Promise<ConsoleResponse> {
  const isPost = route.method === 'POST';
  const isHttps = http.protocol === 'https';
  if (isPost && isCrossSite({ ...client, host: http.host, isHttps })) return errorResponse('forged');
  const from = { address: clientNetwork(client.ip), requestId };
  const token = route.needs === 'nobody' ? null : sessionCookie.read(client.cookies, isHttps);
  if (token !== null) deps.admitSession(token);
  let staff = await findStaff(deps, token, from);
  if (route.needs !== 'nobody' && !staff) return errorResponse('signed_out');
  if (staff && route.needs !== 'nobody' && route.needs !== 'signedIn') {
    const { scope } = staff;
    const memberships = await deps.ports.store.run(
      scope,
      (stores) => stores.staff.membershipsOf(scope.staffId, mostMemberships),
      { isRoutine: true },
    );
    if (!may(new Set(memberships.map(({ role }) => role)), route.needs)) return errorResponse('not_allowed');
    staff = { ...staff, memberships };
  }
  if (staff && 'needsFreshProof' in route && route.needsFreshProof && !(await hasFreshProof(deps, staff)))
    return errorResponse('prove_again');
  const values = isPost ? (await readFields(client))?.values : namedValues(http.query);
  const input = route.input.safeParse(values);
  if (!input.success) return errorResponse('malformed');
  const request = {
    input: input.data,
    params,
    ...from,
    userAgent: client.userAgent ?? null,
    cookies: client.cookies,
    isHttps,
    now: deps.clock.now(),
  };
  if (route.needs === 'nobody') return route.handle(deps, request);
  return staff ? route.handle(deps, { ...request, staff }) : errorResponse('signed_out');
}
