import { describe, expect, it } from 'vitest';
import { staffRoles, type StaffRole } from './membership.ts';
import { may } from './permissions.ts';
import { grantableRoles, roleGrants } from './role-grants.ts';

describe('STAFF-1.3 who gives which role', () => {
  it.each<[StaffRole, 'account' | 'dealership', number]>([
    ['operator', 'account', 8],
    ['group_manager', 'account', 8],
    ['group_manager', 'dealership', 7],
    ['dealership_manager', 'dealership', 7],
    ['sales_manager', 'dealership', 0],
    ['finance', 'dealership', 0],
  ])('%s at a place of kind %s gives %s', (role, kind, count) => {
    expect(grantableRoles(new Set([role]), kind)).toHaveLength(count);
  });

  it('is nobody who may not add staff, and never a role that may more than the giver’s', () => {
    for (const role of staffRoles) {
      expect([role, roleGrants[role] !== undefined]).toEqual([role, may(new Set([role]), 'addStaff')]);
    }
    expect(grantableRoles(new Set(['dealership_manager']), 'dealership')).not.toContain('group_manager');
    expect(grantableRoles(new Set(['operator']), 'account')).not.toContain('operator');
  });
});
