import { describe, expect, it } from 'vitest';
import type { AccountId, DealershipId } from '../core/ids.ts';
import type { MembershipOf } from './membership.ts';
import { staffRole, staffRoles, type Workplace } from './staff-role.ts';

const [groupA, groupB] = ['account-a', 'account-b'] as AccountId[] as [AccountId, AccountId];
const [mazda, toyota] = ['dealership-1', 'dealership-2'] as DealershipId[] as [DealershipId, DealershipId];

const operator: MembershipOf = { kind: 'operator' };
const managerOfA: MembershipOf = { kind: 'account', accountId: groupA };
const staffOfMazda: MembershipOf = { kind: 'dealership', dealershipId: mazda };

const roleOf = (of: readonly MembershipOf[], place: Workplace) =>
  staffRole(
    of.map((one) => ({ of: one })),
    place,
  );

const platform: Workplace = { kind: 'platform' };
const accountA: Workplace = { kind: 'account', accountId: groupA };
const accountB: Workplace = { kind: 'account', accountId: groupB };
const mazdaOfA: Workplace = { kind: 'dealership', dealershipId: mazda, accountId: groupA };
const toyotaOfB: Workplace = { kind: 'dealership', dealershipId: toyota, accountId: groupB };
const siteOf = (
  accountId: AccountId,
  ownDealership: { id: DealershipId; accountId: AccountId } | null,
): Workplace => ({
  kind: 'site',
  accountId,
  ownDealership,
});

describe('AUTH-3.1 the role of a member of staff', () => {
  it('is one of three', () => {
    expect(staffRoles).toEqual(['operator', 'groupManager', 'dealershipStaff']);
  });

  it.each<[string, MembershipOf, Workplace, string | null]>([
    ['an operator on the platform', operator, platform, 'operator'],
    ['an operator at any dealership', operator, toyotaOfB, 'operator'],
    ['a manager on the platform', managerOfA, platform, null],
    ['a manager at the own account', managerOfA, accountA, 'groupManager'],
    ['a manager at another account', managerOfA, accountB, null],
    ['a manager at a dealership of the account', managerOfA, mazdaOfA, 'groupManager'],
    ['a manager at a dealership of another', managerOfA, toyotaOfB, null],
    ['a manager at a site of the account', managerOfA, siteOf(groupA, null), 'groupManager'],
    ['a manager at a site of another', managerOfA, siteOf(groupB, { id: mazda, accountId: groupA }), null],
    ['dealership staff on the platform', staffOfMazda, platform, null],
    ['dealership staff at the account', staffOfMazda, accountA, null],
    ['dealership staff at the dealership', staffOfMazda, mazdaOfA, 'dealershipStaff'],
    ['dealership staff at another', staffOfMazda, toyotaOfB, null],
    [
      'dealership staff at its own site',
      staffOfMazda,
      siteOf(groupA, { id: mazda, accountId: groupA }),
      'dealershipStaff',
    ],
    ['dealership staff at a site without one', staffOfMazda, siteOf(groupA, null), null],
    [
      'dealership staff at the site of another',
      staffOfMazda,
      siteOf(groupA, { id: toyota, accountId: groupA }),
      null,
    ],
    [
      'dealership staff at a site of another account that shows it',
      staffOfMazda,
      siteOf(groupB, { id: mazda, accountId: groupA }),
      null,
    ],
  ])('%s', (_, of, place, role) => {
    expect(roleOf([of], place)).toBe(role);
  });

  it('is the highest of several', () => {
    expect(roleOf([staffOfMazda, managerOfA], mazdaOfA)).toBe('groupManager');
    expect(roleOf([staffOfMazda, managerOfA, operator], mazdaOfA)).toBe('operator');
    expect(roleOf([managerOfA, staffOfMazda], toyotaOfB)).toBeNull();
    expect(roleOf([], mazdaOfA)).toBeNull();
  });
});
