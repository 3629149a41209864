import { isInGrace, renewalDue } from '@forecourt/domain/accounts/visitor-session';
import type { VisitorId } from '@forecourt/domain/core/ids';
import type { SiteScope } from '../ports/platform/scope.port.ts';
import type { SessionStore, VisitorSession } from '../ports/accounts/session-store.port.ts';
import type { SessionHashes } from '../ports/accounts/session-tokens.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { VisitorStore } from '../ports/accounts/visitor-store.port.ts';

/** The person behind a request, as far as the site knows them (AUTH-1). */
export interface KnownVisitor {
  readonly visitorId: VisitorId;
  readonly phone: string;
}

/** The same, with the session by which they are known. */
export interface SignedIn extends KnownVisitor {
  readonly session: {
    readonly expiresAt: Date;
    /** Its token is the present one, or due to be replaced, or was replaced a moment ago. */
    readonly token: 'current' | 'due' | 'replaced';
    /** Which of the tokens that could follow took its place; 0 where none did yet. */
    readonly nextAt: number;
  };
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
  { hashes, now }: { readonly hashes: SessionHashes; readonly now: Date },
): Promise<SignedIn | null> {
  return store.run(scope, async ({ sessions, visitors }) => {
    const found = await sessionOf(sessions, hashes, now);
    const visitor = found && (await visitors.find(found.session.visitorId));
    if (!visitor) return null;
    const { expiresAt, renewedAt } = found.session;
    const isDue = renewedAt <= renewalDue(now);
    const token = found.nextAt !== null ? 'replaced' : isDue ? 'due' : 'current';
    return {
      visitorId: visitor.id,
      phone: visitor.phone,
      session: { expiresAt, token, nextAt: found.nextAt ?? 0 },
    };
  });
}

export interface FoundSession {
  readonly session: VisitorSession;
  /** Which of the tokens that could follow took the place of the one that was shown; null: none did. */
  readonly nextAt: number | null;
}

/** The session of a token; also that of the token which followed it, for as long as the old one still counts. */
export async function sessionOf(
  sessions: Pick<SessionStore, 'find'>,
  { hash, next }: SessionHashes,
  now: Date,
): Promise<FoundSession | null> {
  const session = await sessions.find(hash, now);
  if (session) return { session, nextAt: null };
  for (const [nextAt, following] of next.entries()) {
    const renewed = await sessions.find(following.hash, now);
    if (renewed) return isInGrace(renewed, now) ? { session: renewed, nextAt } : null;
  }
  return null;
}
