import type { StaffId } from '@forecourt/domain/core/ids';
import type { AuditStore } from '../ports/platform/audit-store.port.ts';
import type { StaffStore } from '../ports/staff/staff-store.port.ts';
import { auditPlaceOf } from './people/audit-place.ts';

interface Stores {
  readonly staff: Pick<StaffStore, 'membershipsOf'>;
  readonly audit: Pick<AuditStore, 'append'>;
}

const mostMemberships = 200;

/** Writes down what somebody did to their own way in. */
export async function auditOwn(
  { staff, audit }: Stores,
  staffId: StaffId,
  {
    action,
    before = null,
    after = null,
  }: { readonly action: string; readonly before?: unknown; readonly after?: unknown },
): Promise<void> {
  const place = auditPlaceOf(await staff.membershipsOf(staffId, mostMemberships));
  await audit.append({
    place,
    action,
    subjectKind: 'staff',
    subjectId: staffId,
    before,
    after,
    requestId: null,
  });
}
