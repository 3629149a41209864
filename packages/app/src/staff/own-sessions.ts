import { deviceName } from '@forecourt/domain/accounts/device-name';
import type { AuditStore } from '../ports/platform/audit-store.port.ts';
import type { StaffScope } from '../ports/platform/scope.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { StaffSessionStore } from '../ports/staff/staff-session-store.port.ts';
import type { StaffStore } from '../ports/staff/staff-store.port.ts';
import { auditOwn } from './audit-own.ts';

interface Ports {
  readonly store: StoreRunner<{
    readonly staff: Pick<StaffStore, 'membershipsOf'>;
    readonly audit: Pick<AuditStore, 'append'>;
    readonly staffSessions: Pick<StaffSessionStore, 'end' | 'list'>;
  }>;
}

const mostSessions = 100;

/** Ends a session of one's own: this one, or one on another device. False where it is nobody's, or another's. */
export function endOwnSession(
  { store }: Ports,
  scope: StaffScope,
  sessionId: string,
  action: 'sign_out' | 'end_session',
): Promise<boolean> {
  return store.run(scope, async (stores) => {
    const found = (await stores.staffSessions.list(scope.staffId, mostSessions)).find(
      ({ id }) => id === sessionId,
    );
    if (!(await stores.staffSessions.end(sessionId))) return false;
    const device = deviceName(found?.userAgent ?? null);
    await auditOwn(stores, scope.staffId, { action, before: { device } });
    return true;
  });
}
