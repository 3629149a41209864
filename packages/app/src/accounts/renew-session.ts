import { renewalDue, sessionExpiry } from '@forecourt/domain/accounts/visitor-session';
import type { SessionStore } from '../ports/accounts/session-store.port.ts';
import type { SessionHashes } from '../ports/accounts/session-tokens.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import { sessionOf } from './find-signed-in.ts';
import type { SiteContext } from '../site/site-context.ts';

export interface RenewSessionPorts {
  readonly store: StoreRunner<{ readonly sessions: Pick<SessionStore, 'find' | 'renew'> }>;
}

/**
 * Replaces the token of a session that is used on another day, and moves its end (AUTH-1). Answers both. Another
 * request may have done it in this moment, by another key even: the token that follows is the same for both.
 */
export async function renewSession(
  { store }: RenewSessionPorts,
  { scope, settings }: Pick<SiteContext, 'scope' | 'settings'>,
  { hashes, now }: { readonly hashes: SessionHashes; readonly now: Date },
): Promise<{ readonly token: string; readonly expiresAt: Date }> {
  const expiresAt = sessionExpiry(now, settings.accounts);
  const [present] = hashes.next;
  return store.run(scope, async ({ sessions }) => {
    const isRenewed = await sessions.renew({
      tokenHash: hashes.hash,
      nextTokenHash: present.hash,
      expiresAt,
      unlessAfter: renewalDue(now),
      now,
    });
    const found = isRenewed ? null : await sessionOf(sessions, hashes, now);
    return { token: hashes.next[found?.nextAt ?? 0]?.token ?? present.token, expiresAt };
  });
}
