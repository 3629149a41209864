import { findSignedIn, type KnownVisitor, type SignedIn } from '@forecourt/app/accounts/find-signed-in';
import { renewSession } from '@forecourt/app/accounts/renew-session';
import type { SiteContext } from '@forecourt/app/site/site-context';
import type { ClientInfo } from '@forecourt/server/http/client-info';
import { clientNetwork } from '@forecourt/server/http/client-network';
import { cookieSession, type CookieSession } from '@forecourt/server/http/cookie-session';
import type { ServerDeps } from '../server-deps.ts';
import { sessionCookie } from './visitor-cookies.ts';

export interface SessionRequest {
  readonly context: SiteContext;
  readonly client: Pick<ClientInfo, 'cookies' | 'ip'>;
  readonly isHttps: boolean;
  readonly now: Date;
}

/** The session of whoever sent a request. */
export function requestSession(
  deps: ServerDeps,
  { context, client, isHttps, now }: SessionRequest,
): CookieSession<SignedIn> {
  const { store, tokens, securityLog } = deps;
  const onCopied = (owner: KnownVisitor | null) =>
    securityLog.record('session_copied', {
      site: context.site.slug,
      network: clientNetwork(client.ip),
      ...(owner && { person: owner.phone }),
    });
  return cookieSession<SignedIn>({
    cookie: sessionCookie,
    cookies: client.cookies,
    isHttps,
    now,
    find: (token) => findSignedIn({ store, onCopied }, context.scope, { tokenHash: tokens.hash(token), now }),
    async rotate(token, { session }) {
      if (session.token !== 'due' && session.token !== 'lost') return null;
      const next = tokens.make();
      const hashes = { tokenHash: tokens.hash(token), nextTokenHash: tokens.hash(next) };
      const expiresAt = await renewSession(deps, context, { session, ...hashes, now });
      return expiresAt && { token: next, expiresAt };
    },
  });
}
