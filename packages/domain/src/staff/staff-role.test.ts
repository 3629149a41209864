import { describe, expect, it } from 'vitest';
import type { AccountId, DealershipId } from '../core/ids.ts';
import type { Membership } from './membership.ts';
import { rolesAt, type Workplace } from './staff-role.ts';

const [groupA, groupB] = ['account-a', 'account-b'] as AccountId[] as [AccountId, AccountId];
const [mazda, toyota] = ['dealership-1', 'dealership-2'] as DealershipId[] as [DealershipId, DealershipId];

type Held = Pick<Membership, 'of' | 'role'>;
const operator: Held = { of: { kind: 'operator' }, role: 'operator' };
const managerOfA: Held = { of: { kind: 'account', accountId: groupA }, role: 'group_manager' };
const serviceOfA: Held = { of: { kind: 'account', accountId: groupA }, role: 'service' };
const salesOfMazda: Held = { of: { kind: 'dealership', dealershipId: mazda }, role: 'sales' };

const platform: Workplace = { kind: 'platform' };
const accountA: Workplace = { kind: 'account', accountId: groupA };
const accountB: Workplace = { kind: 'account', accountId: groupB };
const mazdaOfA: Workplace = { kind: 'dealership', dealershipId: mazda, accountId: groupA };
const toyotaOfB: Workplace = { kind: 'dealership', dealershipId: toyota, accountId: groupB };
const siteOf = (
  accountId: AccountId,
  ownDealership: { id: DealershipId; accountId: AccountId } | null,
): Workplace => ({ kind: 'site', accountId, ownDealership });

const at = (held: readonly Held[], place: Workplace) => [...rolesAt(held, place)];

describe('STAFF-2 AUTH-3.1 the roles of a member of staff at a place', () => {
  it.each<[string, Held, Workplace, readonly string[]]>([
    ['an operator on the platform', operator, platform, ['operator']],
    ['an operator at any dealership', operator, toyotaOfB, ['operator']],
    ['a manager on the platform', managerOfA, platform, []],
    ['a manager at the own account', managerOfA, accountA, ['group_manager']],
    ['a manager at another account', managerOfA, accountB, []],
    ['a manager at a dealership of the account', managerOfA, mazdaOfA, ['group_manager']],
    ['a manager at a dealership of another', managerOfA, toyotaOfB, []],
    ['a manager at a site of the account', managerOfA, siteOf(groupA, null), ['group_manager']],
    ['a manager at a site of another', managerOfA, siteOf(groupB, { id: mazda, accountId: groupA }), []],
    ['service of all yards at one of them', serviceOfA, mazdaOfA, ['service']],
    ['sales of a dealership on the platform', salesOfMazda, platform, []],
    ['sales of a dealership at the account', salesOfMazda, accountA, []],
    ['sales of a dealership there', salesOfMazda, mazdaOfA, ['sales']],
    ['sales of a dealership at another', salesOfMazda, toyotaOfB, []],
    ['at its own site', salesOfMazda, siteOf(groupA, { id: mazda, accountId: groupA }), ['sales']],
    ['at a site without one', salesOfMazda, siteOf(groupA, null), []],
    ['at the site of another', salesOfMazda, siteOf(groupA, { id: toyota, accountId: groupA }), []],
    [
      'at a site of another account that shows it',
      salesOfMazda,
      siteOf(groupB, { id: mazda, accountId: groupA }),
      [],
    ],
  ])('%s', (_, held, place, roles) => {
    expect(at([held], place)).toEqual(roles);
  });

  it('are all that reach it', () => {
    expect(at([salesOfMazda, serviceOfA, serviceOfA], mazdaOfA)).toEqual(['sales', 'service']);
    expect(at([managerOfA, salesOfMazda], toyotaOfB)).toEqual([]);
    expect(at([], mazdaOfA)).toEqual([]);
  });
});
