import { lostBefore, renewalDue, sessionExpiry } from '@forecourt/domain/accounts/visitor-session';
import type { SessionStore } from '../ports/accounts/session-store.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { SiteContext } from '../site/site-context.ts';
import type { SignedIn } from './find-signed-in.ts';

export interface RenewSessionPorts {
  readonly store: StoreRunner<{ readonly sessions: Pick<SessionStore, 'renew' | 'replaceUnused'> }>;
}

/**
 * Replaces the token of a session that is used on another day, and moves its end (AUTH-1). Answers the new end; null
 * where the token stays, because another request replaced it in this moment.
 */
export function renewSession(
  { store }: RenewSessionPorts,
  { scope, settings }: Pick<SiteContext, 'scope' | 'settings'>,
  {
    session: { token, startedAt, expiresAt },
    tokenHash,
    nextTokenHash,
    now,
  }: {
    readonly session: SignedIn['session'];
    readonly tokenHash: Uint8Array;
    readonly nextTokenHash: Uint8Array;
    readonly now: Date;
  },
): Promise<Date | null> {
  return store.run(scope, async ({ sessions }) => {
    const next = { tokenHash, nextTokenHash, now };
    if (token === 'lost') {
      return (await sessions.replaceUnused({ ...next, unlessAfter: lostBefore(now) })) ? expiresAt : null;
    }
    if (token !== 'due') return null;
    const later = sessionExpiry({ startedAt, now }, settings.accounts);
    const isRenewed = await sessions.renew({ ...next, expiresAt: later, unlessAfter: renewalDue(now) });
    return isRenewed ? later : null;
  });
}
