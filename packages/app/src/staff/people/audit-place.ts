import type { AuditPlace } from '@forecourt/domain/staff/audit-entry';
import type { Membership, MembershipOf } from '@forecourt/domain/staff/membership';

/** Where an entry about somebody belongs: the first place at which they work. Operators are of the platform alone. */
export function auditPlaceOf(memberships: readonly Pick<Membership, 'of'>[]): AuditPlace {
  const [first] = memberships;
  return first ? auditPlace(first.of) : { platform: true };
}

export function auditPlace(of: MembershipOf): AuditPlace {
  if (of.kind === 'account') return { accountId: of.accountId };
  return of.kind === 'dealership' ? { dealershipId: of.dealershipId } : { platform: true };
}
