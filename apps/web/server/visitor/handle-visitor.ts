import { findSignedIn, type SignedIn } from '@forecourt/app/accounts/find-signed-in';
import { renewSession } from '@forecourt/app/accounts/renew-session';
import type { SiteContext } from '@forecourt/app/site/site-context';
import { normaliseHost } from '@forecourt/domain/core/host';
import { safeTarget } from '@forecourt/domain/core/safe-link';
import { errorResponse } from '../api-errors.ts';
import type { HttpRequest } from '@forecourt/server/http/http-request';
import type { ClientInfo } from '@forecourt/server/http/client-info';
import type { Representation } from '../pages/make-page.ts';
import type { ServerDeps } from '../server-deps.ts';
import { isCrossSite } from '@forecourt/server/http/csrf';
import { namedValues, readFields } from '@forecourt/server/http/read-fields';
import { sessionCookie } from './visitor-cookies.ts';
import type { VisitorResponse, VisitorRoute } from './visitor-route.ts';

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

/** Nobody but the visitor may ever be sent it again. */
const privateOnly = { 'cache-control': 'private, no-store' };

/** The way of a visitor's request: not forged, readable, then the route's answer, sent as no-store. */
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
  const fields = isPost ? await readFields(client) : queryFields(http.query);
  const input = route.input.safeParse(fields?.values);
  if (!fields || !input.success) return errorResponse('malformed');

  const visitor = knownVisitor(deps, request);
  const response = await route.handle(deps, {
    context,
    params,
    input: input.data,
    path: request.path,
    query: http.query,
    representation: request.representation,
    isHtmlForm: fields.isHtmlForm && !http.accept.startsWith('application/json'),
    cameFrom: cameFrom(client.referrer, http.host),
    clientIp: client.ip,
    userAgent: client.userAgent ?? null,
    host: normaliseHost(http.host) ?? '',
    isHttps,
    readCookie: (cookie) => cookie.read(client.cookies, isHttps),
    sessionToken: visitor.token,
    signedIn: visitor.signedIn,
    now,
  });
  // What was asked for is done: a session that cannot be renewed now is renewed the next time.
  return noStore(response, await visitor.renewed(response).catch(() => []));
}

/** An answer to one person, with the cookies that are set beside its own. */
export function noStore(response: VisitorResponse, cookies: readonly string[] = []): VisitorResponse {
  const setCookies = [...(response.setCookies ?? []), ...cookies];
  return {
    ...response,
    headers: { ...response.headers, ...privateOnly },
    ...(setCookies.length > 0 && { setCookies }),
  };
}

/** Who sent a request. The database is asked once, and only if somebody wants to know. */
export function knownVisitor(
  deps: ServerDeps,
  { context, http, client, now }: Pick<VisitorHttpRequest, 'context' | 'http' | 'client' | 'now'>,
) {
  const isHttps = http.protocol === 'https';
  const token = sessionCookie.read(client.cookies, isHttps);
  let found: Promise<SignedIn | null> | undefined;

  async function find(): Promise<SignedIn | null> {
    return token === null
      ? null
      : findSignedIn(deps, context.scope, { hashes: deps.tokens.hashes(token), now });
  }

  /** The cookie of the token that takes this one's place, where it is time; an answer may bring its own. */
  async function renewed(response: VisitorResponse): Promise<readonly string[]> {
    const state = (await found)?.session;
    if (token === null || !state || state.token === 'current' || setsSession(response)) return [];
    const hashes = deps.tokens.hashes(token);
    const expiresAt =
      state.token === 'due' ? await renewSession(deps, context, { hashes, now }) : state.expiresAt;
    const seconds = Math.floor((expiresAt.getTime() - now.getTime()) / 1_000);
    return [sessionCookie.write(deps.tokens.next(token), { isHttps, seconds })];
  }

  return { token, signedIn: () => (found ??= find()), renewed };
}

function setsSession({ setCookies = [] }: VisitorResponse): boolean {
  return setCookies.some((cookie) => cookie.replace('__Host-', '').startsWith(`${sessionCookie.name}=`));
}

function queryFields(query: string) {
  const values = namedValues(query);
  return values && { values, isHtmlForm: true };
}

/** The page of this site that a request came from, by what the browser says; null where it says nothing. */
export function cameFrom(referrer: string | undefined, host: string | undefined): string | null {
  if (referrer === undefined || !URL.canParse(referrer)) return null;
  const { host: ofReferrer, pathname, search } = new URL(referrer);
  return ofReferrer === host?.toLowerCase() ? safeTarget(`${pathname}${search}`) : null;
}
