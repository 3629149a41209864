import { describe, expect, it } from 'vitest';
import { checkMigration, type Danger } from './check-migration.ts';
import { readMigrations } from './read-migrations.ts';

const dangersIn = (sql: string) => checkMigration(sql).map(({ danger }) => danger);

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
];

describe('a migration on a live table', () => {
  it.each(refused)('is refused for %s: %s', (danger, sql) => {
    expect(dangersIn(sql)).toEqual([danger]);
  });

  it.each(refused)('may do it when it says %s and why: %s', (danger, sql) => {
    expect(dangersIn(`-- allows: ${danger} because the table is small\n${sql}`)).toEqual([]);
    expect(dangersIn(`-- allows: ${danger}\n${sql}`)).toEqual([danger]);
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
    '-- drop table cars;\n/* update cars set km = 0; */ create table tyres (id uuid primary key)',
  ])('passes %s', (sql) => {
    expect(checkMigration(sql)).toEqual([]);
  });

  it('leaves the tables alone that it makes itself', () => {
    expect(
      checkMigration(`
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
    ['a transaction of its own', 'begin; create table t (id uuid); commit'],
    ['an allowance that it does not use', '-- allows: rename because of old names\ncreate table t (id uuid)'],
  ])('refuses %s', (_, sql) => {
    expect(dangersIn(sql)).toContain('form');
  });

  it('lets an index be built beside the traffic', () => {
    expect(checkMigration('-- no transaction\ncreate index concurrently cars_vin on cars_0 (vin)')).toEqual(
      [],
    );
  });
});

describe('the migrations of the platform', async () => {
  it.each(await readMigrations())('$name is safe to run while sites are served', ({ sql }) => {
    expect(checkMigration(sql)).toEqual([]);
  });
});
