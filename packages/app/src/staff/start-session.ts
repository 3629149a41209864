import type { StaffId } from '@forecourt/domain/core/ids';
import { staffSessionExpiry } from '@forecourt/domain/staff/session-length';
import type { SignInMethod } from '../ports/staff/staff-session-store.port.ts';
import type { SignInPorts, SignInRequest } from './staff-ports.ts';

export interface StartedSession {
  readonly staffId: StaffId;
  readonly token: string;
  readonly expiresAt: Date;
}

/**
 * Starts a session for somebody who has proved who they are, together with what makes their proof good for once alone;
 * null where another request has used it.
 */
export async function startSession(
  { store, tokens, scopeOf }: Pick<SignInPorts, 'store' | 'tokens' | 'scopeOf'>,
  staffId: StaffId,
  { method, userAgent, now }: SignInRequest & { readonly method: SignInMethod },
  useProof: (
    sessions: Parameters<Parameters<SignInPorts['store']['run']>[1]>[0]['staffSessions'],
  ) => Promise<boolean>,
): Promise<StartedSession | null> {
  const token = tokens.make();
  const expiresAt = staffSessionExpiry(now, now);
  const isStarted = await store.run(scopeOf(staffId), async ({ staffSessions }) => {
    if (!(await useProof(staffSessions))) return false;
    const tokenHash = tokens.hash(token);
    await staffSessions.start({
      tokenHash,
      userAgent: userAgent?.slice(0, 1_000) ?? null,
      method,
      now,
      expiresAt,
    });
    return true;
  });
  return isStarted ? { staffId, token, expiresAt } : null;
}
