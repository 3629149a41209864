import type { StaffId } from '@forecourt/domain/core/ids';
import { seenAgainMs, staffSessionExpiry } from '@forecourt/domain/staff/session-length';
import type { StaffScope } from '@forecourt/app/ports/platform/scope.port';
import { grantStaffScope } from '@forecourt/app/scope/grant-scope';
import type { SignInPorts } from '@forecourt/app/staff/staff-ports';
import { hostCookie } from '@forecourt/server/http/host-cookie';
import type { ConsoleDeps } from './console-deps.ts';

/** A token of 32 bytes. */
export const sessionCookie = hostCookie('staff', /^[\w-]{43}$/);

/** Whoever is signed in, with the scope of their work. */
export interface SignedInStaff {
  readonly scope: StaffScope;
  readonly sessionId: string;
}

/** Use cases of signing in, which take the scope of whoever has just proved who they are. */
export function signInPorts({ ports }: ConsoleDeps): SignInPorts {
  return { ...ports, scopeOf: (staffId: StaffId) => grantStaffScope(staffId) };
}

/** Who a cookie stands for; null for one that is old, ended or made up, and for whoever was disabled. */
export async function findStaff(
  { ports, clock }: ConsoleDeps,
  token: string | null,
): Promise<SignedInStaff | null> {
  if (token === null) return null;
  const found = await ports.directory.findBySession(ports.tokens.hash(token));
  if (!found) return null;
  const scope = grantStaffScope(found.staffId);
  const { sessionId, expiresAt } = found;
  const now = clock.now();
  const started = await prolong(ports, scope, { sessionId, expiresAt, now });
  return started ? { scope, sessionId } : null;
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
