import type { Membership } from '@forecourt/domain/staff/membership';
import type { StaffId } from '@forecourt/domain/core/ids';
import { isFreshProof } from '@forecourt/domain/staff/fresh-proof';
import { seenAgainMs, staffSessionExpiry } from '@forecourt/domain/staff/session-length';
import type { RequestOrigin, StaffScope } from '@forecourt/app/ports/platform/scope.port';
import { grantStaffScope } from '@forecourt/app/scope/grant-scope';
import type { JoinPorts } from '@forecourt/app/staff/people/join';
import type { SignOnPorts } from '@forecourt/app/staff/single-sign-on/sign-on-ports';
import { hostCookie } from '@forecourt/server/http/host-cookie';
import type { ConsoleDeps } from './console-deps.ts';

/** A token of 32 bytes. */
export const sessionCookie = hostCookie('staff', /^[\w-]{43}$/);

/** Whoever is signed in, with the scope of their work. */
export interface SignedInStaff {
  readonly scope: StaffScope;
  readonly sessionId: string;
  /** What they are and where; none where a route asks for nothing but who they are. */
  readonly memberships: readonly Membership[];
}

/** Use cases of signing in, which take the scope of whoever has just proved who they are. */
export function signInPorts(
  { ports }: Pick<ConsoleDeps, 'ports'>,
  { address, requestId }: RequestOrigin,
): JoinPorts & SignOnPorts {
  return { ...ports, scopeOf: (staffId: StaffId) => grantStaffScope(staffId, { address, requestId }) };
}

/** Who a cookie stands for; null for one that is old, ended or made up, and for whoever was disabled. */
export async function findStaff(
  { ports, clock }: ConsoleDeps,
  token: string | null,
  from: RequestOrigin,
): Promise<SignedInStaff | null> {
  if (token === null) return null;
  const found = await ports.directory.findBySession(ports.tokens.hash(token));
  if (!found) return null;
  const scope = grantStaffScope(found.staffId, from);
  const { sessionId, expiresAt } = found;
  const now = clock.now();
  const started = await prolong(ports, scope, { sessionId, expiresAt, now });
  return started ? { scope, sessionId, memberships: [] } : null;
}

/** Whether whoever is signed in has lately proved that it is them. */
export async function hasFreshProof(
  { ports, clock }: ConsoleDeps,
  { scope, sessionId }: SignedInStaff,
): Promise<boolean> {
  const provedAt = await ports.store.run(scope, ({ staffSessions }) => staffSessions.provedAt(sessionId));
  return provedAt !== null && isFreshProof(provedAt, clock.now());
}

/** Writes that a session was used, now and then; false where it has come to its end. */
async function prolong(
  { store }: ConsoleDeps['ports'],
  scope: StaffScope,
  { sessionId, expiresAt, now }: { readonly sessionId: string; readonly expiresAt: Date; readonly now: Date },
): Promise<boolean> {
  if (expiresAt.getTime() - staffSessionExpiry(now, now).getTime() > -seenAgainMs) return true;
  return store.run(scope, async ({ staffSessions }) => {
    const own = (await staffSessions.list(scope.staffId, 100)).find(({ id }) => id === sessionId);
    if (!own) return false;
    return staffSessions.seen(sessionId, { now, expiresAt: staffSessionExpiry(own.createdAt, now) });
  });
}
