import type { SiteContext } from '@forecourt/app/site/site-context';
import { normaliseHost } from '@forecourt/domain/core/host';
import { safeTarget } from '@forecourt/domain/core/safe-link';
import { errorResponse } from '../api-errors.ts';
import type { HttpRequest } from '@forecourt/server/http/http-request';
import type { ClientInfo } from '@forecourt/server/http/client-info';
import type { Representation } from '../pages/page-headers.ts';
import type { ServerDeps } from '../server-deps.ts';
import { isCrossSite } from '@forecourt/server/http/csrf';
import { namedValues, readFields } from '@forecourt/server/http/read-fields';
import type { VisitorResponse, VisitorRoute } from './visitor-route.ts';
import { requestSession } from './request-session.ts';

export interface VisitorHttpRequest {
  readonly context: SiteContext;
  readonly http: HttpRequest;
  readonly client: ClientInfo;
  /** Without the prefix that asks for a page's data. */
  readonly path: string;
  readonly representation: Representation;
  readonly params: Readonly<Record<string, string>>;
  readonly now: Date;
}

/** No cache but the visitor's own may hold it, and that one may not either. */
const privateOnly = { 'cache-control': 'private, no-store' };

/** A visitor's request: the CSRF check, its input by the route's schema, then the route's response, as no-store. */
export async function handleVisitor(
  deps: ServerDeps,
  route: VisitorRoute,
  request: VisitorHttpRequest,
): Promise<VisitorResponse> {
  const { context, http, client, params, now } = request;
  const isPost = route.method === 'POST';
  const isHttps = http.protocol === 'https';
  if (isPost && !route.isForAnyone && isCrossSite({ ...client, host: http.host, isHttps }))
    return errorResponse('forged');
  const fields = route.uploadBytes
    ? { values: {}, isHtmlForm: true }
    : isPost
      ? await readFields(client)
      : queryFields(http.query);
  const input = route.input.safeParse(fields?.values);
  if (!fields || !input.success) return errorResponse('malformed');

  const session = requestSession(deps, { context, client, isHttps, now });
  const response = await route.handle(deps, {
    context,
    params,
    input: input.data,
    sentForm: route.uploadBytes ? { contentType: client.contentType ?? '', body: client.openBody() } : null,
    path: request.path,
    query: http.query,
    representation: request.representation,
    isHtmlForm: fields.isHtmlForm && !http.accept.startsWith('application/json'),
    cameFrom: cameFrom(client.referrer, http.host),
    clientIp: client.ip,
    userAgent: client.userAgent ?? null,
    host: normaliseHost(http.host) ?? '',
    isHttps,
    origin: originOf(http.host, isHttps),
    readCookie: (cookie) => cookie.read(client.cookies, isHttps),
    sessionToken: session.token,
    signedIn: session.find,
    now,
  });
  // The request is handled: a token that cannot be rotated now is rotated the next time.
  return noStore(response, await session.rotated(response).catch(() => []));
}

/** A response to one person, with the cookies that are set beside its own. */
export function noStore(response: VisitorResponse, cookies: readonly string[] = []): VisitorResponse {
  const setCookies = [...(response.setCookies ?? []), ...cookies];
  return {
    ...response,
    headers: { ...response.headers, ...privateOnly },
    ...(setCookies.length > 0 && { setCookies }),
  };
}

function queryFields(query: string) {
  const values = namedValues(query);
  return values && { values, isHtmlForm: true };
}

function originOf(host: string | undefined, isHttps: boolean): string {
  const [port = ''] = /:\d{1,5}$/.exec(host ?? '') ?? [];
  return `${isHttps ? 'https' : 'http'}://${normaliseHost(host) ?? ''}${port}`;
}

/** The page of this site that a request came from, by what the browser says; null where it says nothing. */
export function cameFrom(referrer: string | undefined, host: string | undefined): string | null {
  if (referrer === undefined || !URL.canParse(referrer)) return null;
  const { host: ofReferrer, pathname, search } = new URL(referrer);
  return ofReferrer === host?.toLowerCase() ? safeTarget(`${pathname}${search}`) : null;
}
