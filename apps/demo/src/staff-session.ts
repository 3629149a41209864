import type { StaffScope } from '@forecourt/app/ports/platform/scope.port';
import { grantStaffScope } from '@forecourt/app/scope/grant-scope';
import type { StaffMember } from '@forecourt/domain/staff/membership';
import type { World, WorldDealership } from '@forecourt/testkit/world/world';

/** The scope of a member of staff of the world. */
export function sessionOf(member: StaffMember): StaffScope {
  return grantStaffScope(member.id);
}

/** The scope of somebody who works at a dealership of the world. The demo has loaded them: it need not ask who they are. */
export function staffSession(world: World, dealership: WorldDealership): StaffScope | null {
  const member =
    world.memberships.find(({ of }) => of.kind === 'dealership' && of.dealershipId === dealership.id) ??
    world.memberships.find(({ of }) => of.kind === 'account' && of.accountId === dealership.accountId);
  return member === undefined ? null : grantStaffScope(member.staffId);
}
