import { staffRoles, type StaffRole } from '@forecourt/domain/staff/membership';
import { may, type StaffAction } from '@forecourt/domain/staff/permissions';
import { roleGrants } from '@forecourt/domain/staff/role-grants';
import { createTestDatabase, type TestDatabase } from '@forecourt/testkit-db/test-database';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('STAFF-2 policies know the same of roles as the table of the domain', async () => {
  const owner = new Client({ connectionString: test.ownerUrl });
  await owner.connect();
  const { rows } = await owner.query<{ action: StaffAction; roles: string[] }>(
    'select action, array_agg(role order by role) as roles from scope.permissions group by action',
  );
  await owner.end();
  expect(rows.length).toBeGreaterThan(0);
  for (const { action, roles } of rows) {
    expect([action, roles]).toEqual([
      action,
      staffRoles.filter((role) => may(new Set([role]), action)).toSorted(),
    ]);
  }
});

it('STAFF-1.3 policies know the same of giving roles as the table of the domain', async () => {
  const owner = new Client({ connectionString: test.ownerUrl });
  await owner.connect();
  const { rows } = await owner.query<{ granter: StaffRole; roles: string[] }>(
    'select granter, array_agg(granted order by granted) as roles from scope.role_grants group by granter',
  );
  await owner.end();
  expect(Object.fromEntries(rows.map(({ granter, roles }) => [granter, roles]))).toEqual(
    Object.fromEntries(Object.entries(roleGrants).map(([granter, roles]) => [granter, roles.toSorted()])),
  );
});
