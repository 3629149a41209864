import { isOver, judgeToken } from '@forecourt/domain/accounts/visitor-session';
import type { VisitorId } from '@forecourt/domain/core/ids';
import type { SessionStore } from '../ports/accounts/session-store.port.ts';
import type { VisitorStore } from '../ports/accounts/visitor-store.port.ts';
import type { SiteScope } from '../ports/platform/scope.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';

/** The person behind a request, as far as the site knows them (AUTH-1). */
export interface KnownVisitor {
  readonly visitorId: VisitorId;
  readonly phone: string;
}

/** The same, with the session by which they are known. */
export interface SignedIn extends KnownVisitor {
  readonly session: {
    readonly id: string;
    readonly startedAt: Date;
    readonly expiresAt: Date;
    /** Its token is the present one, or due to be replaced, or was replaced; of a lost one the replacement never arrived. */
    readonly token: 'current' | 'due' | 'replaced' | 'lost';
  };
}

export interface SignedInPorts {
  readonly store: StoreRunner<{
    readonly sessions: Pick<SessionStore, 'find' | 'markUsed' | 'end'>;
    readonly visitors: Pick<VisitorStore, 'find'>;
  }>;
  /** Told of a session that was ended, as two held its token; null: its visitor is gone. */
  readonly onCopied: (owner: KnownVisitor | null) => void;
}

/**
 * Who a session stands for on this site; null for one that is old, ended, made up or another site's. A token that was
 * shown by somebody else after it was replaced ends the session, for its owner too: nobody can tell which of the two
 * they are, and the owner can prove their phone again.
 */
export async function findSignedIn(
  { store, onCopied }: SignedInPorts,
  scope: SiteScope,
  { tokenHash, now }: { readonly tokenHash: Uint8Array; readonly now: Date },
): Promise<SignedIn | null> {
  const shown = await store.run(scope, async ({ sessions, visitors }) => {
    const found = await sessions.find(tokenHash, now);
    if (!found || isOver(found, now)) return null;
    const visitor = await visitors.find(found.visitorId);
    const owner = visitor && { visitorId: visitor.id, phone: visitor.phone };
    const token = judgeToken(found, now);
    // Requests at once show it several times; whichever ends it tells.
    if (token === 'copied') return (await sessions.end(tokenHash)) ? { copiedFrom: owner } : null;
    if (!owner) return null;
    if (found.place === 'present' && !found.isPresentUsed) await sessions.markUsed(found.id, now);
    const { id, startedAt, expiresAt } = found;
    return { ...owner, session: { id, startedAt, expiresAt, token } };
  });
  if (!shown || 'session' in shown) return shown;
  onCopied(shown.copiedFrom);
  return null;
}
