import type { VisitorId } from '@forecourt/domain/core/ids';
import type { SiteScope } from '../ports/scope.ts';
import type { SessionStore } from '../ports/session-store.ts';
import type { StoreRunner } from '../ports/store-runner.ts';
import type { VisitorStore } from '../ports/visitor-store.ts';

/** The person behind a request, as far as the site knows them (AUTH-1). */
export interface SignedIn {
  readonly visitorId: VisitorId;
  readonly phone: string;
}

export interface SignedInPorts {
  readonly store: StoreRunner<{
    readonly sessions: Pick<SessionStore, 'find'>;
    readonly visitors: Pick<VisitorStore, 'find'>;
  }>;
}

/** Who a session stands for on this site; null for one that is old, ended, made up or another site's. */
export function findSignedIn(
  { store }: SignedInPorts,
  scope: SiteScope,
  { tokenHash, now }: { readonly tokenHash: Uint8Array; readonly now: Date },
): Promise<SignedIn | null> {
  return store.run(scope, async ({ sessions, visitors }) => {
    const session = await sessions.find(tokenHash, now);
    const visitor = session && (await visitors.find(session.visitorId));
    return visitor && { visitorId: visitor.id, phone: visitor.phone };
  });
}
