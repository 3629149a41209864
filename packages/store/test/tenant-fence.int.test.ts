import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeTables, type TableFacts } from '../src/migrate/describe-tables.ts';
import { fillEveryTable } from './every-table.ts';
import { createTestDatabase, type TestDatabase } from '@forecourt/testkit-db/test-database';
import { loadWorld, world } from './world.ts';

const { group, rival, salesperson, operator } = world;
// Written by the application, read only through the directory.
const unreadable = new Set([
  'outbox',
  'content_versions',
  'payment_inbox',
  'sms_inbox',
  'staff_challenges',
  'staff_identities',
  'staff_recoveries',
  'audit_keys',
  'audit_seals',
]);
let database: TestDatabase;
let loader: Client;
let app: Client;
let tables: TableFacts[];

beforeAll(async () => {
  database = await createTestDatabase();
  loader = new Client({ connectionString: database.loaderUrl });
  app = new Client({ connectionString: database.appUrl });
  await Promise.all([loader.connect(), app.connect()]);
  await loadWorld(loader);
  await fillEveryTable(loader);
  tables = (await describeTables(loader)).filter(({ name }) => !unreadable.has(name));
});

afterAll(async () => {
  await Promise.all([loader.end(), app.end()]);
  await database.drop();
});

const count = async (client: Client, sql: string): Promise<number> =>
  Number((await client.query<{ count: string }>(sql)).rows[0]?.count);

async function rowsPerTable(): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  for (const { name } of tables) rows[name] = await count(loader, `select count(*) from ${name}`);
  return rows;
}

/** How many rows of each table a scope sees that match a condition on the columns that the table has. */
async function visible(scope: [string, string][], condition: (columns: Set<string>) => string) {
  await app.query('begin');
  try {
    for (const [name, value] of scope) await app.query('select set_config($1, $2, true)', [name, value]);
    const seen: Record<string, number> = {};
    for (const { name, columns } of tables) {
      const where = condition(new Set(columns.map((column) => column.name)));
      seen[name] = await count(app, `select count(*) from ${name} where ${where}`);
    }
    return seen;
  } finally {
    await app.query('rollback');
  }
}

const everything = () => 'true';
const ofTheGroup = (columns: Set<string>) =>
  [
    ...(columns.has('site_id') ? [`site_id = '${group.site}'`] : []),
    ...(columns.has('dealership_id') ? [`dealership_id = '${group.dealership}'`] : []),
    ...(columns.has('account_id') ? [`account_id = '${group.account}'`] : []),
    ...(columns.has('staff_id') ? [`staff_id = '${group.manager}'`] : []),
    ...(columns.has('layer_key') ? [`layer_key in ('${group.site}', '${group.account}')`] : []),
    'false',
  ].join(' or ');
const tablesWith = (seen: Record<string, number>) => Object.keys(seen).filter((name) => seen[name] !== 0);

describe('with a row of both tenants in every table', () => {
  it('every table has rows to be hidden', async () => {
    const all = await rowsPerTable();
    expect(tables.map(({ name }) => name).filter((name) => all[name] === 0)).toEqual([]);
  });

  it('TEN-8 nothing is seen without a scope, nor with two', async () => {
    expect(tablesWith(await visible([], everything))).toEqual([]);
    const both: [string, string][] = [
      ['app.site_id', group.site],
      ['app.staff_id', operator],
    ];
    expect(tablesWith(await visible(both, everything))).toEqual([]);
  });

  it.each([
    ['site', 'app.site_id', rival.site],
    ['manager', 'app.staff_id', rival.manager],
    ['salesperson', 'app.staff_id', salesperson],
  ])("TEN-8 a %s of the other account sees none of the group's rows", async (_, name, id) => {
    const seen = tablesWith(await visible([[name, id]], ofTheGroup));
    // Both sides of a sharing know each other: the group's site shows this dealership.
    expect(seen.filter((table) => !['site_dealerships', 'sites'].includes(table))).toEqual([]);
  });

  it('TEN-8 an unknown site and an unknown member of staff see only what is for everyone', async () => {
    const stranger = '00000000-0000-7000-8000-999999999999';
    const forEveryone = ['manufacturers', 'models', 'public_holidays'];
    expect(tablesWith(await visible([['app.site_id', stranger]], everything))).toEqual(forEveryone);
    expect(tablesWith(await visible([['app.staff_id', stranger]], everything))).toEqual(forEveryone);
  });

  it('AUTH-3.1 an operator sees every row, but leads, other people’s sessions and what proves them', async () => {
    const seen = await visible([['app.staff_id', operator]], everything);
    const hidden = {
      car_waits: 0,
      delivery_attempts: 0,
      finance_applications: 0,
      finance_keys: 0,
      form_photos: 0,
      idempotency_keys: 0,
      lead_answer_files: 0,
      lead_answers: 0,
      lead_deliveries: 0,
      lead_events: 0,
      lead_mail_troubles: 0,
      lead_replies: 0,
      lead_service_bookings: 0,
      lead_test_drives: 0,
      lead_trade_ins: 0,
      leads: 0,
      offer_journeys: 0,
      saved_search_arrivals: 0,
      saved_search_keys: 0,
      saved_search_messages: 0,
      saved_searches: 0,
      sign_in_codes: 0,
      staff_passkeys: 0,
      staff_sessions: 0,
      staff_views: 0,
      visitor_emails: 0,
      visitor_sessions: 0,
    };
    expect(seen).toEqual({ ...(await rowsPerTable()), ...hidden });
  });

  it('PAGE-1.1 a site sees its published pages, in the version that is published', async () => {
    const seen = await visible([['app.site_id', group.site]], everything);
    expect([seen['pages'], seen['page_versions']]).toEqual([1, 1]);
    const asStaff = await visible([['app.staff_id', group.manager]], everything);
    expect([asStaff['pages'], asStaff['page_versions']]).toEqual([2, 2]);
  });
});
