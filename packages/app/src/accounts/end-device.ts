import type { SessionStore } from '../ports/accounts/session-store.port.ts';
import type { SiteScope } from '../ports/platform/scope.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { KnownVisitor } from './find-signed-in.ts';

/** Signs a visitor out on one of their own devices (AUTH-1). Somebody else's is not found. */
export function endDevice(
  { store }: { readonly store: StoreRunner<{ readonly sessions: Pick<SessionStore, 'endOne'> }> },
  scope: SiteScope,
  { visitorId, id }: Pick<KnownVisitor, 'visitorId'> & { readonly id: string },
): Promise<boolean> {
  return store.run(scope, ({ sessions }) => sessions.endOne(visitorId, id));
}
