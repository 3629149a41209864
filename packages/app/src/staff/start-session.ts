import type { StaffId } from '@forecourt/domain/core/ids';
import { deviceName } from '@forecourt/domain/accounts/device-name';
import { staffSessionExpiry } from '@forecourt/domain/staff/session-length';
import type { AuditStore } from '../ports/platform/audit-store.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { SignInMethod, StaffSessionStore } from '../ports/staff/staff-session-store.port.ts';
import type { StaffStore } from '../ports/staff/staff-store.port.ts';
import { auditOwn } from './audit-own.ts';
import type { SignInPorts, SignInRequest } from './staff-ports.ts';

export interface StartedSession {
  readonly staffId: StaffId;
  readonly token: string;
  readonly expiresAt: Date;
}

interface SignInProof {
  readonly method: SignInMethod;
  /** Where that was not just now. */
  readonly provedAt?: Date;
}

/** What a session is started in. */
export interface SessionStores {
  readonly staff: StaffStore;
  readonly staffSessions: StaffSessionStore;
  readonly audit: Pick<AuditStore, 'append'>;
}

/**
 * Starts a session for somebody who has proved who they are, together with what makes their proof good for once alone;
 * null where another request has used it.
 */
export async function startSession<Stores extends SessionStores>(
  {
    store,
    tokens,
    scopeOf,
  }: Pick<SignInPorts, 'tokens' | 'scopeOf'> & { readonly store: StoreRunner<Stores> },
  staffId: StaffId,
  { method, userAgent, now, provedAt = now }: SignInRequest & SignInProof,
  useProof: (sessions: StaffSessionStore, stores: Stores) => Promise<boolean>,
): Promise<StartedSession | null> {
  const token = tokens.make();
  const expiresAt = staffSessionExpiry(now, now);
  const isStarted = await store.run(scopeOf(staffId), async (stores) => {
    if (!(await useProof(stores.staffSessions, stores))) return false;
    const tokenHash = tokens.hash(token);
    await stores.staffSessions.start({
      tokenHash,
      userAgent: userAgent?.slice(0, 1_000) ?? null,
      method,
      now,
      provedAt,
      expiresAt,
    });
    await auditOwn(stores, staffId, {
      action: 'sign_in',
      after: { by: method.replaceAll('_', ' '), device: deviceName(userAgent) },
    });
    return true;
  });
  return isStarted ? { staffId, token, expiresAt } : null;
}
