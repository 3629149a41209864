import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@forecourt/testkit-db/test-database';
import { programRights } from './program-rights.ts';
import { loadWorld, world } from './world.ts';

let database: TestDatabase;
let owner: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = new Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await as(database.loaderUrl, loadWorld);
});

afterAll(async () => {
  await owner.end();
  await database.drop();
});

async function as<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Where something lies that is neither PostgreSQL's nor the role's own. */
const foreign = `n.nspname !~ '^(pg_|information_schema)' and n.nspowner <> $1::text::regrole`;

async function tablesOf(role: string): Promise<Record<string, string[]>> {
  const { rows } = await owner.query<{ name: string; rights: string }>(
    `select c.oid::regclass::text as name, string_agg(
        case when has_table_privilege($1::text, c.oid, verb) then letter
          when verb not in ('delete', 'truncate', 'trigger') and has_any_column_privilege($1::text, c.oid, verb) then upper(letter)
          else '' end, '' order by place) as rights
      from pg_class c join pg_namespace n on n.oid = c.relnamespace,
        (values ('select', 's', 1), ('insert', 'i', 2), ('update', 'u', 3), ('delete', 'd', 4),
          ('truncate', 't', 5), ('references', 'r', 6), ('trigger', 'g', 7)) verbs (verb, letter, place)
      where ${foreign} and c.relkind in ('r', 'p', 'v', 'm', 'f')
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
        and has_schema_privilege($1::text, n.oid, 'usage')
      group by 1 order by 1`,
    [role],
  );
  const byRights: Record<string, string[]> = {};
  for (const { name, rights } of rows) if (rights !== '') (byRights[rights] ??= []).push(name);
  return byRights;
}

async function functionsOf(role: string): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select distinct n.nspname || '.' || p.proname as name
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where ${foreign} and n.nspname <> 'public' and has_schema_privilege($1::text, n.oid, 'usage')
        and has_function_privilege($1::text, p.oid, 'execute')`,
    [role],
  );
  return rows.map(({ name }) => name).toSorted();
}

const sorted = (lists: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list.toSorted()]));

describe.each(Object.entries(programRights))('M6 the role %s', (role, rights) => {
  it('has what its program uses, by the catalogue, and nothing more', async () => {
    expect(sorted(await tablesOf(role))).toEqual(sorted(rights.tables));
    expect(await functionsOf(role)).toEqual(rights.functions.toSorted());
    const { rows } = await owner.query(
      `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication,
        (select count(*)::integer from pg_class c join pg_namespace n on n.oid = c.relnamespace
          where c.relowner = r.oid and ${foreign}) as owned,
        array(select m.roleid::regrole::text from pg_auth_members m where m.member = r.oid order by 1) as "memberOf",
        exists(select from pg_auth_members m where m.member = r.oid and (m.admin_option or m.set_option)) as becomes
      from pg_roles r where rolname = $1::text`,
      [role],
    );
    expect(rows).toEqual([
      {
        rolsuper: false,
        rolbypassrls: false,
        rolcreaterole: false,
        rolcreatedb: false,
        rolreplication: false,
        owned: 0,
        memberOf: rights.memberOf,
        becomes: false,
      },
    ]);
  });
});

describe('M6 whoever gets hold of a web server', () => {
  const { group, operator } = world;
  const denied = 'permission denied';

  it('AUTH-3.1 is no member of staff, and has no job done as one', async () => {
    await as(database.webUrl, async (web) => {
      await web.query('begin');
      await web.query(`select set_config('app.staff_id', $1, true)`, [operator]);
      const { rows } = await web.query(
        `select scope.staff_id() as staff, scope.is_operator() as operator,
          (select count(*)::integer from sites) as sites, (select count(*)::integer from cars) as cars,
          (select count(*)::integer from leads) as leads, (select count(*)::integer from accounts) as accounts`,
      );
      expect(rows).toEqual([{ staff: null, operator: false, sites: 0, cars: 0, leads: 0, accounts: 0 }]);
      await expect(web.query(`select jobs.enqueue('refresh-ranks', '{}', 1)`)).rejects.toThrow('one tenant');
    });
  });

  it('still works for a site, while a worker and the console work for staff', async () => {
    await as(database.webUrl, async (web) => {
      await web.query('begin');
      await web.query(`select set_config('app.site_id', $1, true)`, [group.site]);
      expect((await web.query('select id from sites where id = $1', [group.site])).rowCount).toBe(1);
    });
    for (const url of [database.workerUrl, database.consoleUrl]) {
      await as(url, async (client) => {
        await client.query('begin');
        await client.query(`select set_config('app.staff_id', $1, true)`, [operator]);
        expect((await client.query('select id from sites')).rowCount).toBeGreaterThan(1);
      });
    }
  });

  it.each([
    `select * from directory.staff_by_email('manager@tenant-1.example')`,
    'select password_hash from staff',
    'select * from staff_sessions',
    'select * from secrets',
    'select * from memberships',
    'select * from directory.prune_expired(1)',
    'select * from directory.maintain_partitions(1)',
    'select * from directory.due_deliveries(1)',
    'set role forecourt_app',
    'set role forecourt_worker',
    'set role forecourt_staff',
    'set session authorization forecourt_console',
  ])('is refused: %s', async (statement) => {
    await as(database.webUrl, (web) => expect(web.query(statement)).rejects.toThrow(denied));
  });
});
