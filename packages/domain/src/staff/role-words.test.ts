import { expect, it } from 'vitest';
import { staffRoles } from './membership.ts';
import { roleWords } from './role-words.ts';

it('STAFF-2 every role has a name that nobody else has', () => {
  const names = staffRoles.map(roleWords);
  expect(new Set(names).size).toBe(staffRoles.length);
  expect(roleWords('sales_manager')).toBe('Sales manager');
});
