import { readFileSync } from 'node:fs';
import { isSiteSlug } from '@forecourt/domain/core/host';
import { createTestDatabase, type TestDatabase } from '@forecourt/testkit-db/test-database';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadWorld, world } from './world.ts';

const { group, rival, operator } = world;
let database: TestDatabase;
let loader: Client;
let app: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  loader = new Client({ connectionString: database.loaderUrl });
  app = new Client({ connectionString: database.consoleUrl });
  await Promise.all([loader.connect(), app.connect()]);
  await loadWorld(loader);
});

afterAll(async () => {
  await Promise.all([loader.end(), app.end()]);
  await database.drop();
});

beforeEach(() => app.query('begin'));
afterEach(() => app.query('rollback'));

const take = (staffId: string) => app.query(`select set_config('app.staff_id', $1, true)`, [staffId]);

/** What whoever runs a statement is told of it. */
async function answerTo(sql: string, values: readonly unknown[]): Promise<string> {
  await app.query('savepoint before');
  try {
    const { rowCount } = await app.query(sql, [...values]);
    return `${rowCount} rows`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await app.query('rollback to before');
  }
}

describe('L4 a manager is told nothing of what others have', () => {
  it.each([
    [
      'a host',
      'insert into domains (site_id, host) values ($1, $2)',
      [group.site],
      ['tenant-2.example', 'nobodys.example'],
      '1 rows',
    ],
    [
      'the mail address of a member of staff, by adding one',
      `insert into staff (email, name) values ($1, 'x')`,
      [],
      ['manager@tenant-2.example', 'nobody@nowhere.example'],
      'new row violates row-level security policy for table "staff"',
    ],
    [
      'the mail address of a member of staff, by changing the own one',
      'update staff set email = $2 where id = $1',
      [group.manager],
      ['manager@tenant-2.example', 'nobody@nowhere.example'],
      'permission denied for table staff',
    ],
    [
      'the slug of a site',
      'update sites set slug = $2 where id = $1',
      [group.site],
      ['tenant-2', 'nobodys'],
      'new row violates row-level security policy "names_by_operator" for table "sites"',
    ],
    [
      'the slug of an account',
      'update accounts set slug = $2 where id = $1',
      [group.account],
      ['tenant-2', 'nobodys'],
      'new row violates row-level security policy "names_by_operator" for table "accounts"',
    ],
    [
      'the slug of a dealership, by changing one',
      'update dealerships set slug = $2 where id = $1',
      [group.dealership],
      ['tenant-2', 'nobodys'],
      'new row violates row-level security policy "names_by_operator" for table "dealerships"',
    ],
    [
      'the slug of a dealership, by adding one',
      `insert into dealerships (account_id, slug, name) values ($1, $2, 'x')`,
      [group.account],
      ['tenant-2', 'nobodys'],
      'new row violates row-level security policy "added_by_operator" for table "dealerships"',
    ],
  ])('%s', async (_, sql, own, [taken, free], answer) => {
    await take(group.manager);
    expect(await answerTo(sql, [...own, taken])).toBe(answer);
    expect(await answerTo(sql, [...own, free])).toBe(answer);
  });

  it('and has a host to itself once it is verified, not before', async () => {
    const add = 'insert into domains (site_id, host, verified_at) values ($1, $2, $3)';
    await loader.query(add, [rival.site, 'wanted.example', null]);
    await loader.query(add, [group.site, 'wanted.example', new Date()]);
    await expect(
      loader.query(`update domains set verified_at = now() where host = 'wanted.example'`),
    ).rejects.toThrow('domains_verified_host');
    const { rows } = await app.query(`select site_id from domains where host = 'wanted.example'`);
    expect(rows).toEqual([]);
  });
});

describe('L4 the names of a site', () => {
  const rename = 'update sites set slug = $2 where id = $1';

  it('are given by operators, and everything else by its managers', async () => {
    await take(operator);
    expect(await answerTo(rename, [group.site, 'nobodys'])).toBe('1 rows');
    await take(group.manager);
    expect(await answerTo('update sites set name = $2 where id = $1', [group.site, 'x'])).toBe('1 rows');
  });

  it('TEN-8 include the manufacturer whose settings it reads, which no manager changes', async () => {
    const { rows } = await loader.query<{ id: string }>(
      `insert into manufacturers (name, slug) values ('Kea', 'kea') returning id`,
    );
    const sql = 'update sites set manufacturer_id = $2 where id = $1';
    await take(group.manager);
    expect(await answerTo(sql, [group.site, rows[0]?.id])).toMatch('names_by_operator');
    await take(operator);
    expect(await answerTo(sql, [group.site, rows[0]?.id])).toBe('1 rows');
  });

  it('are none of the platform, whoever gives them, by the same list as the domain has', async () => {
    const source = readFileSync(new URL('../../domain/src/core/host.ts', import.meta.url), 'utf8');
    const [, list = ''] = /reservedNames[^[]*\[([^\]]*)\]/.exec(source) ?? [];
    const reserved = Array.from(list.matchAll(/'([^']+)'/g), ([, word = '']) => word);
    expect(reserved.length).toBeGreaterThan(20);
    await take(operator);
    for (const slug of [...reserved, 'xn--abc', 'a-', 'harbour-2']) {
      const answer = await answerTo(rename, [group.site, slug]);
      expect([slug, answer === '1 rows']).toEqual([slug, isSiteSlug(slug)]);
    }
  });
});
