import { judgeToken } from '@forecourt/domain/accounts/visitor-session';
import type { SiteScope } from '../ports/platform/scope.port.ts';
import type { SessionStore } from '../ports/accounts/session-store.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';

export interface SignOutPorts {
  readonly store: StoreRunner<{ readonly sessions: Pick<SessionStore, 'find' | 'end' | 'endAll'> }>;
}

/** Ends a visitor's session, or with `everywhere` those on all their devices (AUTH-1). Ending twice is ending once. */
export function signOut(
  { store }: SignOutPorts,
  scope: SiteScope,
  {
    tokenHash,
    everywhere,
    now,
  }: { readonly tokenHash: Uint8Array; readonly everywhere: boolean; readonly now: Date },
): Promise<void> {
  return store.run(scope, async ({ sessions }) => {
    const found = everywhere ? await sessions.find(tokenHash, now) : null;
    if (found && judgeToken(found, now) !== 'copied') await sessions.endAll(found.visitorId);
    await sessions.end(tokenHash);
  });
}
