import type { MembershipId } from '@forecourt/domain/core/ids';
import type { StoreCases } from './isolation-case.ts';

export const cases: StoreCases<'staff'> = {
  find: {
    as: ['staff', 'dealershipStaff'],
    does: 'reads',
    throughSharing: false,
    call: ({ staff }, { dealershipStaff }) => staff.find(dealershipStaff),
    succeeded: (found) => found !== null,
  },
  membershipsOf: {
    as: ['staff', 'dealershipStaff'],
    does: 'reads',
    throughSharing: false,
    call: ({ staff }, { dealershipStaff }) => staff.membershipsOf(dealershipStaff, 10),
    succeeded: (memberships) => memberships.length === 1,
  },
  listMembers: {
    as: ['staff', 'dealershipStaff'],
    does: 'reads',
    throughSharing: false,
    call: ({ staff }, { dealership }) =>
      staff.listMembers({ kind: 'dealership', dealershipId: dealership }, 10),
    succeeded: (members) => members.length === 1,
  },
  addMembership: {
    as: ['staff'],
    does: 'writes',
    throughSharing: false,
    call: ({ staff }, ids) =>
      staff.addMembership({
        id: ids.of('newMembership') as MembershipId,
        staffId: ids.dealershipStaff,
        of: { kind: 'account', accountId: ids.account },
        role: 'service',
      }),
    succeeded: () => true,
  },
  removeMembership: {
    as: ['staff'],
    does: 'writes',
    throughSharing: false,
    call: ({ staff }, ids) => staff.removeMembership(ids.of('membership') as MembershipId),
    succeeded: (was) => was,
  },
};
