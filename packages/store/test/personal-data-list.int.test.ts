import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@forecourt/testkit-db/test-database';
import { personalPlaces } from '../src/personal-data/personal-places.ts';
import type { PersonalTable } from '../src/personal-data/personal-table.ts';
import { personalTables } from '../src/personal-data/personal-tables.ts';
import { notPersonal } from './not-personal.ts';

/** Columns that may say who somebody is, where they live, or what they wrote. */
const looksPersonal =
  /name|phone|mobile|mail|address|street|suburb|postcode|message|note|comment|text|details|answer|rego|user_agent|contact|customer|visitor|payload|sms_|^before$|^after$|last_error/;

let database: TestDatabase;
let owner: Client;
let columns: ReadonlyMap<string, readonly string[]>;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = new Client({ connectionString: database.ownerUrl });
  await owner.connect();
  columns = await columnsOfTables(owner);
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

describe('OPS-10.2 the list of personal data', () => {
  it('M11 has every table with a name, phone, mail, address or message, or says why it is none', async () => {
    await owner.query('create table public.planted (id integer, contact_phone text)');
    const found = await columnsOfTables(owner);
    await owner.query('drop table public.planted');
    const unknown = [...found]
      .filter(([, names]) => names.some((name) => looksPersonal.test(name)))
      .map(([table]) => table)
      .filter((table) => !tableOf(table) && !notPersonal[table]);
    expect(unknown).toEqual(['public.planted']);
  });

  it('says of each column that looks personal whether it is erased or why it stays', () => {
    const unsaid = personalTables.flatMap(({ table, erasing, stays = {} }) => {
      if (erasing.does === 'delete' || erasing.does === 'delete with') return [];
      const blanked = erasing.does === 'blank' ? erasing.columns : [];
      return columnsOf(table)
        .filter((name) => looksPersonal.test(name) && !blanked.includes(name) && !stays[name])
        .map((name) => `${table}.${name}`);
    });
    expect(unsaid).toEqual([]);
  });

  it('names nothing that is not there, and nothing twice', () => {
    const lacking = personalTables.flatMap(({ table, foundBy, shows, erasing, stays = {} }) => {
      const own = 'of' in foundBy ? [foundBy.column] : Object.values(foundBy).map(String);
      const shown = 'nothingBecause' in shows ? [] : shows;
      const blanked = erasing.does === 'blank' ? erasing.columns : [];
      return [...own, ...shown, ...blanked, ...Object.keys(stays)]
        .filter((name) => !columnsOf(table).includes(name))
        .map((name) => `${table}.${name}`);
    });
    expect(lacking).toEqual([]);
    expect(Object.keys(notPersonal).filter((table) => !columns.has(table) || tableOf(table))).toEqual([]);
    expect(new Set(personalTables.map(({ table }) => table)).size).toBe(personalTables.length);
    expect(new Set(personalPlaces.map(({ place }) => place)).size).toBe(personalPlaces.length);
  });

  it('has what others hang from before them', () => {
    const order = personalTables.map(({ table }) => table);
    const late = personalTables.filter(
      ({ table, foundBy }) => 'of' in foundBy && order.indexOf(foundBy.of) >= order.indexOf(table),
    );
    expect(late).toEqual([]);
  });
});

const tableOf = (name: string): PersonalTable | undefined =>
  personalTables.find(({ table }) => `public.${table}` === name);
const columnsOf = (table: string) => columns.get(`public.${table}`) ?? [];

async function columnsOfTables(client: Client): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select n.nspname || '.' || c.relname as name, array_agg(a.attname::text) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where n.nspname !~ '^(pg_|information_schema)' and c.relkind in ('r', 'p') and not c.relispartition
    group by 1`);
  return new Map(rows.map(({ name, columns: names }) => [name, names]));
}
