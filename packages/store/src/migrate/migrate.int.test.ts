import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '@forecourt/testkit-db/test-database';
import { migrate } from './migrate.ts';

let database: TestDatabase;
let directory: string;
let client: Client;

beforeEach(async () => {
  database = await createEmptyDatabase();
  directory = await mkdtemp(join(tmpdir(), 'forecourt-migrations-'));
  client = new Client({ connectionString: database.ownerUrl });
  await client.connect();
});

afterEach(async () => {
  await client.end();
  await database.drop();
  await rm(directory, { recursive: true });
});

const put = (file: string, sql: string) => writeFile(join(directory, file), sql);
const run = (options = {}) =>
  migrate({ url: database.ownerUrl, folder: pathToFileURL(`${directory}/`), ...options });
const count = async (sql: string) => (await client.query(sql)).rowCount;

describe('migrating', () => {
  it('applies what is new, in order, once', async () => {
    await put('0001_yard.sql', 'create table yard (id integer)');
    expect(await run()).toEqual(['0001_yard.sql']);
    await put('0002_gate.sql', 'alter table yard add column gate text');
    expect(await run()).toEqual(['0002_gate.sql']);
    expect(await run()).toEqual([]);
  });

  it('refuses a file that was changed after it was applied', async () => {
    await put('0001_yard.sql', 'create table yard (id integer)');
    await run();
    await put('0001_yard.sql', 'create table yard (id bigint)');
    await expect(run()).rejects.toThrow('0001_yard.sql was changed after it was applied');
  });

  it('refuses a file that is missing, and a number that is', async () => {
    await put('0001_yard.sql', 'create table yard (id integer)');
    await put('0002_gate.sql', 'create table gate (id integer)');
    await run();
    await rm(join(directory, '0002_gate.sql'));
    await expect(run()).rejects.toThrow('0002_gate.sql is applied but its file is missing');
    await put('0003_shed.sql', 'create table shed (id integer)');
    await expect(run()).rejects.toThrow('number 3 where 2 is expected');
  });

  it('leaves nothing of a migration that fails, and keeps those before it', async () => {
    await put('0001_yard.sql', 'create table yard (id integer)');
    await put('0002_broken.sql', 'create table gate (id integer); create table yard (id integer)');
    await expect(run()).rejects.toThrow('0002_broken.sql failed');
    expect(await count(`select from pg_class where relname = 'gate'`)).toBe(0);
    expect(await count('select from migration.applied')).toBe(1);
  });

  it('refuses a dangerous file before it applies any other', async () => {
    await put('0001_yard.sql', 'create table yard (id integer)');
    await put('0002_index.sql', 'create index on yard (id)');
    await expect(run()).rejects.toThrow(/0002_index.sql: create index on yard.*CONCURRENTLY/);
    expect(await count(`select from pg_class where relname = 'yard'`)).toBe(0);
  });

  it('applies each file once when several runners start together', async () => {
    await put('0001_yard.sql', 'create table yard (id integer)');
    await put('0002_gate.sql', 'create table gate (id integer)');
    const applied = await Promise.all([run(), run(), run()]);
    expect(applied.flat().sort()).toEqual(['0001_yard.sql', '0002_gate.sql']);
  });

  it('gives up a lock that it does not get, and asks again', async () => {
    await put('0001_yard.sql', 'create table yard (id integer)');
    await run();
    await put('0002_gate.sql', 'alter table yard add column gate text');
    await client.query('begin; select * from yard');
    const impatient = { lockTimeoutMs: 50, lockAttempts: 2 };
    await expect(run(impatient)).rejects.toThrow(/lock timeout/);
    const patient = run({ lockTimeoutMs: 50 });
    await client.query('commit');
    expect(await patient).toEqual(['0002_gate.sql']);
  });

  it('ends a statement that takes too long', async () => {
    await put('0001_slow.sql', '-- allows: dynamic sql because it only sleeps\nselect pg_sleep(30)');
    await expect(run({ statementTimeoutMs: 100 })).rejects.toThrow(/statement timeout/);
  });

  it('builds an index beside the traffic, also where an earlier try died', async () => {
    await put('0001_yard.sql', 'create table yard (id integer); insert into yard values (1), (1)');
    await put('0002_index.sql', '-- no transaction\ncreate unique index concurrently yard_id on yard (id)');
    await expect(run()).rejects.toThrow('0002_index.sql failed');
    expect(await count('select from pg_index where not indisvalid')).toBe(1);
    await client.query('delete from yard where ctid = (select max(ctid) from yard)');
    expect(await run()).toEqual(['0002_index.sql']);
    expect(await count('select from pg_index where not indisvalid')).toBe(0);
  });
});
