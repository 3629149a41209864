import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inScope, type ScopedTx } from '../../src/scoped.ts';
import { storeFactories, type Stores } from '../../src/stores.ts';
import { exportedFunctions } from './exported-functions.ts';
import type { IsolationCase } from './isolation-case.ts';
import { judge } from './judge.ts';
import { outsideStores } from './outside-stores.ts';
import { recordedStores } from './recorded-stores.ts';
import { markOf } from './world-ids.ts';
import { buildWorld, type World } from './world.ts';

type Cases = Readonly<Record<string, IsolationCase<Stores>>>;

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
    expect([...called], 'the case calls another method than it is named for').toContain(name);
    counted.functions += 1;
    counted.calls += verdict.calls;
  });

  it('TEN-8 was called, each as everybody', () => {
    console.log(`isolation: ${counted.functions} functions, ${counted.calls} calls`);
    expect(counted.functions).toBe(methods.length);
    expect(counted.calls).toBeGreaterThanOrEqual(methods.length * 15);
  });
});

describe('every other function that the store exports', () => {
  it('TEN-8 is a store or is on the list with its reason', async () => {
    const stores = new Set<unknown>(Object.values(storeFactories));
    const others = (await exportedFunctions()).filter(({ value }) => !stores.has(value));
    expect(others.map(({ name }) => name)).toEqual(Object.keys(outsideStores).sort());
  });
});

describe('the world', () => {
  it('TEN-8 has rows of both tenants in every table', async () => {
    const rows = await rowsByTable(world);
    const lacking = [...rows].filter(
      ([table, { text }]) =>
        !['manufacturers', 'models'].includes(table) && !(markOf('a').test(text) && markOf('b').test(text)),
    );
    expect(lacking.map(([table]) => table)).toEqual([]);
    expect(rows.size).toBeGreaterThan(40);
  });

  it('TEN-8 is empty without a scope, in every table and in both ways of asking', async () => {
    for (const table of (await rowsByTable(world)).keys()) {
      const count = () =>
        sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
          world.withBoth.database.kysely,
        );
      const seen = await count().then(
        ({ rows }) => rows[0]?.count,
        (error: { sqlState?: string }) => error.sqlState,
      );
      // The outbox may not even be asked: it is written here and read by the directory.
      expect([0, '42501'], table).toContain(seen);
    }
  });

  it('TEN-8 has no work without a scope, as it does not compile', () => {
    // @ts-expect-error A scope cannot be written by hand.
    const forged: Parameters<typeof inScope>[1] = { kind: 'site', siteId: 'any' };
    expect(forged).toBeDefined();
  });
});

/** What the database holds in truth, whoever asks. */
async function rowsByTable({ loader }: World): Promise<Map<string, { text: string }>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
  `.execute(loader.kysely);
  const found = new Map<string, { text: string }>();
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(
      loader.kysely,
    );
    found.set(name, { text: rows.map(({ row }) => row).join('\n') });
  }
  return found;
}
