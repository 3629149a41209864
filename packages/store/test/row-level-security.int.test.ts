import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@forecourt/testkit-db/test-database';
import { unfencedTables } from './unfenced-tables.ts';

let database: TestDatabase;
let owner: Client;
let app: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = new Client({ connectionString: database.ownerUrl });
  app = new Client({ connectionString: database.appUrl });
  await Promise.all([owner.connect(), app.connect()]);
});

afterAll(async () => {
  await Promise.all([owner.end(), app.end()]);
  await database.drop();
});

const names = async (sql: string): Promise<string[]> =>
  (await owner.query<{ name: string }>(sql)).rows.map(({ name }) => name);

const ours = `n.nspname !~ '^(pg_|information_schema)' and c.relkind in ('r', 'p')`;
/** Whether any of the programs that work for a site or a member of staff may. */
const mayOf = (question: string, right: string) => `exists (
  select from unnest(array['forecourt_app', 'forecourt_web', 'forecourt_worker', 'forecourt_console']) program
  where ${question}(program, c.oid, '${right}'))`;
const appMay = (right: string) => `
  select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where ${ours} and ${mayOf('has_any_column_privilege', right)}`;
const appMayWhole = (right: string) => `
  select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where ${ours} and ${mayOf('has_table_privilege', right)} order by 1`;

describe('row-level security', () => {
  it('TEN-8 is on and forced for every table, partitions too, but those listed with a reason', async () => {
    const unfenced = await names(`
      select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where ${ours} and not (c.relrowsecurity and c.relforcerowsecurity)`);
    expect(unfenced.toSorted()).toEqual(Object.keys(unfencedTables));
  });

  it('TEN-8 keeps the application out of the tables that have none', async () => {
    const open = await names(`
      select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where ${ours} and not (c.relrowsecurity and c.relforcerowsecurity)
        and ${mayOf('has_any_column_privilege', 'select, insert, update, references')}`);
    expect(open).toEqual([]);
  });

  it('TEN-8 is still on for the partitions that upkeep makes', async () => {
    await app.query('select * from directory.maintain_partitions(6)');
    const open = await names(`
      select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where ${ours} and c.relispartition and not (c.relrowsecurity and c.relforcerowsecurity)`);
    expect(open).toEqual([]);
  });

  it('TEN-8 lets nobody read a partition around its parent', async () => {
    const policies = await names(`
      select c.relname as name from pg_policy p join pg_class c on c.oid = p.polrelid where c.relispartition`);
    expect(policies).toEqual([]);
    const granted = await names(`
      select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where ${ours} and c.relispartition and ${mayOf('has_any_column_privilege', 'select, insert, update')}`);
    expect(granted).toEqual([]);
  });

  it('TEN-8 gives the application role no power of its own', async () => {
    const { rows } = await owner.query(`
      select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication,
        (select count(*)::integer from pg_class where relowner = r.oid) as owned,
        (select count(*)::integer from pg_auth_members where member = r.oid) as memberships
      from pg_roles r where rolname = 'forecourt_app'`);
    expect(rows).toEqual([
      {
        rolsuper: false,
        rolbypassrls: false,
        rolcreaterole: false,
        rolcreatedb: false,
        rolreplication: false,
        owned: 0,
        memberships: 0,
      },
    ]);
    await expect(app.query('create table public.mine (id integer)')).rejects.toThrow('permission denied');
    await expect(app.query('truncate cars')).rejects.toThrow('permission denied');
    await expect(app.query('set role forecourt_loader')).rejects.toThrow('permission denied');
  });

  it('lets the application change nothing that is only ever added to', async () => {
    const appendOnly = new Set([
      'audit',
      'analytics_events',
      'car_prices',
      'delivery_attempts',
      'lead_events',
      'outbox',
      'page_versions',
      'payment_events',
      'settings_versions',
    ]);
    const changed = [...(await names(appMay('update'))), ...(await names(appMayWhole('delete')))];
    expect(changed.filter((table) => appendOnly.has(table))).toEqual([]);
    expect(await names(appMayWhole('truncate, trigger, references'))).toEqual([]);
  });

  it('lets no lead, payment or reservation be deleted', async () => {
    const deletable = await names(appMayWhole('delete'));
    const permanent = new Set([
      'leads',
      'lead_deliveries',
      'reservations',
      'payments',
      'idempotency_keys',
      'staff',
    ]);
    expect(deletable.filter((table) => permanent.has(table))).toEqual([]);
  });

  it('AUTH-3.1 hides password hashes from the application, which asks the directory', async () => {
    await expect(app.query('select password_hash from staff')).rejects.toThrow('permission denied');
  });

  it('runs the helpers of the policies as a role that nobody can be', async () => {
    const { rows } = await owner.query<{ name: string; config: string; owner: string }>(`
      select p.oid::regprocedure::text as name, p.proconfig::text as config, r.rolname as owner
      from pg_proc p join pg_roles r on r.oid = p.proowner
      where p.prosecdef and p.pronamespace in ('scope'::regnamespace, 'directory'::regnamespace, 'public'::regnamespace)`);
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter(({ config }) => !config.includes('search_path=pg_catalog, pg_temp'))).toEqual([]);
    const others = rows.filter(({ owner: maker }) => maker !== 'forecourt_policy');
    expect(others.map(({ name }) => name)).toEqual(['directory.maintain_partitions(integer)']);
    const { rows: policy } = await owner.query(
      `select rolcanlogin, rolsuper from pg_roles where rolname = 'forecourt_policy'`,
    );
    expect(policy).toEqual([{ rolcanlogin: false, rolsuper: false }]);
  });

  it('grants the functions of scope and directory to the application alone', async () => {
    const open = await names(`
      select p.oid::regprocedure::text as name from pg_proc p
      where p.pronamespace in ('scope'::regnamespace, 'directory'::regnamespace)
        and has_function_privilege('forecourt_jobs', p.oid, 'execute')`);
    expect(open).toEqual([]);
  });
});
