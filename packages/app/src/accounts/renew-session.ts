import { renewalDue, sessionExpiry } from '@forecourt/domain/accounts/visitor-session';
import type { SessionStore } from '../ports/accounts/session-store.port.ts';
import type { SessionHashes } from '../ports/accounts/session-tokens.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { SiteContext } from '../site/site-context.ts';

export interface RenewSessionPorts {
  readonly store: StoreRunner<{ readonly sessions: Pick<SessionStore, 'renew'> }>;
}

/**
 * Replaces the token of a session that is used on another day, and moves its end (AUTH-1). Answers the new end.
 * Another request may have done it in this moment: the token that follows is the same for both.
 */
export async function renewSession(
  { store }: RenewSessionPorts,
  { scope, settings }: Pick<SiteContext, 'scope' | 'settings'>,
  { hashes, now }: { readonly hashes: SessionHashes; readonly now: Date },
): Promise<Date> {
  const expiresAt = sessionExpiry(now, settings.accounts);
  await store.run(scope, ({ sessions }) =>
    sessions.renew({
      tokenHash: hashes.hash,
      nextTokenHash: hashes.nextHash,
      expiresAt,
      unlessAfter: renewalDue(now),
      now,
    }),
  );
  return expiresAt;
}
