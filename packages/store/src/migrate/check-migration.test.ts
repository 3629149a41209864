import { describe, expect, it } from 'vitest';
import { checkMigration } from './check-migration.ts';
import type { Danger } from './migration-dangers.ts';
import { readMigrations } from './read-migrations.ts';

const dangersIn = async (sql: string) => (await checkMigration(sql)).map(({ danger }) => danger);

const refused: [Danger, string][] = [
  ['index', 'create index cars_vin on cars (vin)'],
  ['index', 'create unique index on public.cars using btree (vin)'],
  ['volatile default', 'alter table cars add column token uuid default gen_random_uuid()'],
  ['volatile default', 'alter table cars add serial_number bigserial'],
  ['volatile default', 'alter table cars add column n bigint generated always as identity'],
  ['volatile default', 'alter table cars add column d text generated always as (upper(make)) stored'],
  ['column type', 'alter table cars alter column km type bigint'],
  ['column type', 'alter table only cars alter km set data type bigint using km::bigint'],
  ['not null', 'alter table cars alter column make set not null'],
  ['constraint', 'alter table cars add constraint sane check (km < 10000000)'],
  ['constraint', 'alter table cars add check (km < 10000000)'],
  ['constraint', 'alter table cars add foreign key (location_id) references locations (id)'],
  ['constraint', 'alter table cars add unique (vin)'],
  ['constraint', 'alter table cars add column vat integer check (vat > 0)'],
  ['constraint', 'alter table cars add column other uuid references sites'],
  ['constraint', 'alter table cars add constraint make_known not null make'],
  ['validate', 'alter table cars add check (km > 0) not valid; alter table cars validate constraint c'],
  ['rewrite', 'vacuum full cars'],
  ['rewrite', 'cluster cars using cars_pkey'],
  ['rewrite', 'truncate cars'],
  ['rewrite', 'reindex table cars'],
  ['rewrite', 'lock table cars in access exclusive mode'],
  ['rewrite', 'alter table cars set unlogged'],
  ['drop column', 'alter table cars drop column vin'],
  ['drop column', 'alter table cars add column a integer, drop vin'],
  ['drop table', 'drop table if exists cars'],
  ['drop table', 'drop schema public cascade'],
  ['drop table', 'create table tyres (id uuid); drop table tyres, cars cascade'],
  ['drop column', 'create table if not exists cars (id uuid); alter table cars drop column vin'],
  ['drop column', 'create table archive.cars (id uuid); alter table cars drop column vin'],
  ['rename', 'alter table cars rename to old_cars; create table cars (id uuid)'],
  ['timeout', 'set lock_timeout = 0'],
  ['timeout', `set local statement_timeout to '1h'`],
  ['timeout', 'reset all'],
  ['rename', 'alter table cars rename column km to odometer'],
  ['rename', 'alter table cars rename to vehicles'],
  ['attach partition', `alter table leads attach partition old_leads for values from ('a') to ('b')`],
  ['rows', 'update cars set km = 0'],
  ['rows', 'delete from cars'],
  ['rows', 'with old as (select 1) delete from cars'],
  ['dynamic sql', `do $$ begin execute 'drop table ' || 'cars'; end $$`],
  ['dynamic sql', 'select drop_everything()'],
  ['dynamic sql', 'call drop_everything()'],
  ['dynamic sql', 'do $$ begin perform drop_everything(); end $$'],
  ['dynamic sql', 'do $$ begin this is no language $$'],
  ['drop table', 'do $$ begin if true then drop table cars; end if; end $$'],
  ['rows', 'do $$ declare n integer; begin select 1 into n; update cars set km = n; end $$'],
  ['rows', 'create table old_cars as with gone as (delete from cars returning id) select id from gone'],
  ['rename', 'alter table cars set schema archive'],
  ['volatile default', 'alter table cars add n serial8'],
  ['drop column', 'create table "Cars" (id uuid); alter table cars drop column vin'],
];

describe('a migration on a live table', () => {
  it.each(refused)('is refused for %s: %s', async (danger, sql) => {
    expect(await dangersIn(sql)).toEqual([danger]);
  });

  it.each(refused)('may do it when it says %s and why: %s', async (danger, sql) => {
    expect(await dangersIn(`-- allows: ${danger} because the table is small\n${sql}`)).toEqual([]);
    expect(await dangersIn(`-- allows: ${danger}\n${sql}`)).toEqual([danger]);
  });

  it.each([
    'alter table cars add column trim text',
    "alter table cars add column kind text not null default 'car'",
    'alter table cars add column seen_at timestamptz default now()',
    'alter table cars add column size numeric(5, 2)',
    'alter table cars add column shout text generated always as (upper(make))',
    'alter table cars add constraint sane check (km < 10000000) not valid',
    'alter table cars validate constraint sane',
    'alter table cars add constraint one primary key using index cars_one',
    'alter table cars drop constraint sane',
    'alter table cars alter column km set default 0',
    'create index parent on only cars (vin)',
    'create policy read on cars using (true)',
    `comment on table cars is 'drop table cars; update cars'`,
    `comment on table cars is e'\\';drop table cars; --'`,
    'create function f() returns void begin atomic delete from cars; end',
    'create function f() returns void language plpgsql as $a$ begin $$ drop table cars $$; end $a$',
    'do $$ declare n integer; begin select count(*) into n from cars; end $$',
    'alter index cars_vin rename to cars_by_vin',
    '/* a /* drop table cars; */ b */ create table tyres (id uuid)',
    '-- drop table cars;\n/* update cars set km = 0; */ create table tyres (id uuid primary key)',
  ])('passes %s', async (sql) => {
    expect(await checkMigration(sql)).toEqual([]);
  });

  it('leaves the tables alone that it makes itself', async () => {
    expect(
      await checkMigration(`
        create table tyres (id uuid primary key, width integer);
        create index on tyres (width);
        alter table tyres add check (width > 0), alter column width set not null;
        insert into tyres values (uuidv7(), 205);
        create table old_leads (like leads);
        alter table leads attach partition old_leads for values from ('a') to ('b')`),
    ).toEqual([]);
  });
});

describe('the form of a migration', () => {
  it.each([
    ['CONCURRENTLY inside a transaction', 'create index concurrently cars_vin on cars (vin)'],
    ['two statements without one', '-- no transaction\nselect 1; select 2'],
    ['what PostgreSQL could not read', 'create tabel tyres (id uuid)'],
    ['a transaction of its own', 'begin; create table t (id uuid); commit'],
    ['an allowance that it does not use', '-- allows: rename because of old names\ncreate table t (id uuid)'],
  ])('refuses %s', async (_, sql) => {
    expect(await dangersIn(sql)).toContain('form');
  });

  it('lets an index be built beside the traffic', async () => {
    const sql = '-- no transaction\ncreate index concurrently cars_vin on cars_0 (vin)';
    expect(await checkMigration(sql)).toEqual([]);
  });
});

describe('the migrations of the platform', async () => {
  it.each(await readMigrations())('$name is safe to run while sites are served', async ({ sql }) => {
    expect(await checkMigration(sql)).toEqual([]);
  });
});
