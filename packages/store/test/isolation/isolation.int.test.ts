import type { Scope } from '@forecourt/app/ports/platform/scope.port';
import { grantSiteScope } from '@forecourt/app/scope/grant-scope';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseError } from '../../src/database-errors.ts';
import { inScope, type ScopedTx } from '../../src/scoped.ts';
import { storeFactories } from '../../src/stores.ts';
import { exportedFunctions } from './exported-functions.ts';
import type { IsolationCase } from './isolation-case.ts';
import { judge } from './judge.ts';
import { outsideStores } from './outside-stores.ts';
import { recordedStores } from './recorded-stores.ts';
import { idsOf, markOf } from './world-ids.ts';
import { buildWorld, type World } from './world.ts';

type Cases = Readonly<Record<string, IsolationCase>>;

const methods = Object.entries(storeFactories).flatMap(([key, factory]) =>
  Object.keys(factory({} as ScopedTx)).map((method) => ({ key, method, name: `${key}.${method}` })),
);

let world: World;
const counted = { functions: 0, calls: 0 };

beforeAll(async () => {
  world = await buildWorld();
});
afterAll(() => world.close());

describe('every method of every store', () => {
  it.each(methods)('TEN-8 $name keeps to its tenant', async ({ key, method, name }) => {
    const { cases } = (await import(`./${key}.cases.ts`)) as { readonly cases: Cases };
    const test = cases[method];
    if (test === undefined) throw new Error(`${key}.cases.ts has no case for ${method}`);
    const called = new Set<string>();
    const verdict = await judge(world, test, (tx) => recordedStores(tx, called));
    expect(verdict.findings).toEqual([]);
    // A case that calls another method than it is named for would leave this one unseen.
    expect([...called]).toContain(name);
    counted.functions += 1;
    counted.calls += verdict.calls;
  });

  it('TEN-8 was called, each as everybody', () => {
    console.log(`isolation: ${counted.functions} functions, ${counted.calls} calls`);
    expect(counted.functions).toBe(methods.length);
    expect(counted.calls).toBeGreaterThanOrEqual(methods.length * 17);
  });
});

describe('every other function that the store exports', () => {
  it('TEN-8 is a store or is on the list with its reason', async () => {
    const stores = new Set<unknown>(Object.values(storeFactories));
    const others = (await exportedFunctions()).filter(({ value }) => !stores.has(value));
    expect(others.map(({ name }) => name).sort()).toEqual(Object.keys(outsideStores).sort());
  });
});

describe('the world', () => {
  it('TEN-8 has rows of both tenants in every table', async () => {
    const tables = await tablesOf(world);
    const lacking: string[] = [];
    for (const table of tables.filter((name) => !withoutTenant.has(name))) {
      const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t`.execute(
        world.loader.kysely,
      );
      const marks = [markOf('a'), markOf('b')];
      if (!marks.every((mark) => rows.some(({ row }) => mark.test(row)))) lacking.push(table);
    }
    expect(lacking).toEqual([]);
    expect(tables.length).toBeGreaterThan(40);
  });

  it('TEN-8 is empty to whoever has no scope, in every table', async () => {
    const visible: string[] = [];
    for (const table of await tablesOf(world)) {
      const seen = await sql`select 1 from ${sql.table(table)} limit 1`
        .execute(world.withBoth.database.kysely)
        .then(
          ({ rows }) => rows.length,
          // Some may not even be asked: the outbox is written under a scope and read by the directory.
          (error: unknown) => (error instanceof DatabaseError && error.kind === 'refused' ? 0 : 1),
        );
      if (seen > 0) visible.push(table);
    }
    expect(visible).toEqual([]);
  });

  it('TEN-8 does no work without a scope, nor with one that is written by hand', () => {
    const { database } = world.withBoth;
    // @ts-expect-error Only scope/grant-scope.ts makes one.
    const forged: Scope = { kind: 'site', siteId: idsOf('b').site };
    expect(forged).not.toBe(grantSiteScope(idsOf('b').site));
    // @ts-expect-error Nor can it be left out.
    expect(() => inScope(database, undefined, async () => null)).toThrow(TypeError);
  });
});

/** Read by everybody who has a scope; they belong to no tenant. */
const withoutTenant = new Set(['manufacturers', 'models', 'public_holidays']);

async function tablesOf({ loader }: World): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
  `.execute(loader.kysely);
  return rows.map(({ name }) => name);
}
