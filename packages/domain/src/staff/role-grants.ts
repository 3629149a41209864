import type { MembershipOf, StaffRole } from './membership.ts';
import { staffRoles } from './membership.ts';

const below = ['sales_manager', 'sales', 'service', 'stock', 'website', 'finance'] as const;
const ofDealership = ['dealership_manager', ...below] as const;

/** Which roles somebody gives to others: never one above their own (STAFF-1.3). The database holds the same table. */
export const roleGrants: Readonly<Partial<Record<StaffRole, readonly StaffRole[]>>> = {
  operator: ['operator', 'group_manager', ...ofDealership],
  group_manager: ['group_manager', ...ofDealership],
  dealership_manager: ofDealership,
};

/** The roles that somebody with these roles at a place may give there; an operator's is given by nobody in the console. */
export function grantableRoles(
  roles: ReadonlySet<StaffRole>,
  kind: MembershipOf['kind'],
): readonly StaffRole[] {
  const grantable = new Set([...roles].flatMap((role) => roleGrants[role] ?? []));
  return staffRoles.filter(
    (role) => grantable.has(role) && role !== 'operator' && (role !== 'group_manager' || kind === 'account'),
  );
}
