import { findSignedIn, type SignedIn } from '@forecourt/app/accounts/find-signed-in';
import { renewSession } from '@forecourt/app/accounts/renew-session';
import type { SiteContext } from '@forecourt/app/site/site-context';
import type { ClientInfo } from '@forecourt/server/http/client-info';
import { cookieSession, type CookieSession } from '@forecourt/server/http/cookie-session';
import type { ServerDeps } from '../server-deps.ts';
import { sessionCookie } from './visitor-cookies.ts';

export interface SessionRequest {
  readonly context: SiteContext;
  readonly client: Pick<ClientInfo, 'cookies'>;
  readonly isHttps: boolean;
  readonly now: Date;
}

/** The session of whoever sent a request. */
export function requestSession(
  deps: ServerDeps,
  { context, client, isHttps, now }: SessionRequest,
): CookieSession<SignedIn> {
  const { tokens } = deps;
  return cookieSession<SignedIn>({
    cookie: sessionCookie,
    cookies: client.cookies,
    isHttps,
    now,
    find: (token) => findSignedIn(deps, context.scope, { hashes: tokens.hashes(token), now }),
    async rotate(token, { session }) {
      if (session.token === 'current') return null;
      const hashes = tokens.hashes(token);
      if (session.token === 'due') return renewSession(deps, context, { hashes, now });
      const next = hashes.next[session.nextAt];
      return next ? { token: next.token, expiresAt: session.expiresAt } : null;
    },
  });
}
