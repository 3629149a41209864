import type { SiteScope } from '../ports/platform/scope.port.ts';
import type { SessionStore } from '../ports/accounts/session-store.port.ts';
import type { SessionHashes } from '../ports/accounts/session-tokens.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import { sessionOf } from './find-signed-in.ts';

export interface SignOutPorts {
  readonly store: StoreRunner<{ readonly sessions: Pick<SessionStore, 'find' | 'end' | 'endAll'> }>;
}

/** Ends a visitor's session, or with `everywhere` those on all their devices (AUTH-1). Ending twice is ending once. */
export function signOut(
  { store }: SignOutPorts,
  scope: SiteScope,
  {
    hashes,
    everywhere,
    now,
  }: { readonly hashes: SessionHashes; readonly everywhere: boolean; readonly now: Date },
): Promise<void> {
  return store.run(scope, async ({ sessions }) => {
    const found = everywhere ? await sessionOf(sessions, hashes, now) : null;
    if (found) await sessions.endAll(found.session.visitorId);
    // Both: an answer with the new token may be on its way.
    await sessions.end(hashes.hash);
    for (const { hash } of hashes.next) await sessions.end(hash);
  });
}
