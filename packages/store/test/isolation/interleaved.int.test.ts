import { grantSiteScope, grantStaffScope } from '@forecourt/app/scope/grant-scope';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase, type Database } from '../../src/connection.ts';
import { DatabaseError } from '../../src/database-errors.ts';
import { inScope, type ScopedTx } from '../../src/scoped.ts';
import { storesOver } from '../../src/stores.ts';
import { idsOf, markOf, wordOf, type TenantLetter } from './world-ids.ts';
import { buildWorld, type World } from './world.ts';

const transactions = 200;
const poolSize = 5;

let world: World;
let database: Database;
beforeAll(async () => {
  world = await buildWorld();
  database = connectDatabase({
    url: world.appUrl,
    poolSize,
    callTimeoutMs: 30_000,
    connectTimeoutMs: 30_000,
  });
});
afterAll(async () => {
  await database.close();
  await world.close();
});

type Ending = 'committed' | 'thrown' | 'refused' | 'broken';
const endings: readonly Ending[] = ['committed', 'thrown', 'refused', 'broken'];

describe('200 transactions of two tenants on a pool of 5', () => {
  it('TEN-8 never see each other, however each of them ends', async () => {
    const random = pseudoRandom(20_240_601);
    const backends = new Set<number>();
    const checked = new Set<number | undefined>();
    const ended = new Map<Ending, number>();
    let rowsLeft = 0;
    let atOnce = 0;
    let mostAtOnce = 0;

    const one = async (index: number) => {
      const letter: TenantLetter = random() < 0.5 ? 'a' : 'b';
      const ending = endings[index % endings.length] ?? 'committed';
      const waits = [random() * 8, random() * 8];
      const scope = scopeOf(letter, random());
      const outcome = await inScope(database, scope, async (tx) => {
        mostAtOnce = Math.max(mostAtOnce, (atOnce += 1));
        try {
          backends.add(await backendOf(tx));
          if (scope.kind === 'staff') await leaveRow(tx, letter);
          for (const wait of waits) {
            expectOnly(letter, await everythingVisible(tx));
            await pause(wait);
          }
          await endAs(ending, tx, letter);
          return 'committed' as const;
        } finally {
          atOnce -= 1;
        }
      }).catch((error: unknown) => endingOf(error));
      expect(outcome).toBe(ending);
      ended.set(outcome, (ended.get(outcome) ?? 0) + 1);
      if (outcome === 'committed' && scope.kind === 'staff') rowsLeft += 1;
      checked.add(await expectNoScope());
    };
    await Promise.all(Array.from({ length: transactions }, (_, index) => one(index)));

    expect(Object.fromEntries(ended)).toEqual({ committed: 50, thrown: 50, refused: 50, broken: 50 });
    expect(await countRowsLeft()).toBe(rowsLeft);
    expect(mostAtOnce).toBe(poolSize);
    expect(backends.size).toBe(poolSize);
    expect(checked).toEqual(backends);
  });
});

function scopeOf(letter: TenantLetter, chance: number) {
  const { site, staff } = idsOf(letter);
  return chance < 0.5 ? grantSiteScope(site) : grantStaffScope(staff);
}

async function everythingVisible(tx: ScopedTx): Promise<string> {
  const { dealerships, promos, sites } = storesOver(tx);
  const seen = [
    await sites.list({ limit: 100 }),
    await dealerships.list({ limit: 100 }),
    await promos.list(idsOf('a').site, 100),
    await promos.list(idsOf('b').site, 100),
    (await sql`select * from cars`.execute(tx.sql)).rows,
    (await sql`select * from audit`.execute(tx.sql)).rows,
  ];
  return inspect(seen, { depth: null, maxArrayLength: null, maxStringLength: null });
}

function expectOnly(letter: TenantLetter, seen: string): void {
  expect(seen).toMatch(markOf(letter));
  expect(seen).not.toMatch(markOf(letter === 'a' ? 'b' : 'a'));
}

async function endAs(ending: Ending, tx: ScopedTx, letter: TenantLetter): Promise<void> {
  const other = idsOf(letter === 'a' ? 'b' : 'a');
  switch (ending) {
    case 'committed':
      return;
    case 'thrown':
      throw new Error('thrown');
    case 'refused':
      return storesOver(tx).dealerships.share({
        siteId: other.site,
        dealershipId: other.otherDealership,
        position: 1,
      });
    case 'broken':
      await sql`select 1 / 0`.execute(tx.sql);
  }
}

function endingOf(error: unknown): Ending {
  if (error instanceof DatabaseError && (error.kind === 'refused' || error.kind === 'broken'))
    return error.kind;
  if (error instanceof Error && error.message === 'thrown') return 'thrown';
  throw error;
}

/** Something to be seen by the wrong eyes, before it is committed or undone. */
function leaveRow(tx: ScopedTx, letter: TenantLetter): Promise<void> {
  return storesOver(tx).audit.append({
    place: { dealershipId: idsOf(letter).dealership },
    action: 'interleave',
    subjectKind: 'test',
    subjectId: wordOf(letter),
    before: null,
    after: null,
    requestId: null,
  });
}

async function countRowsLeft(): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from audit where action = 'interleave'
  `.execute(world.loader.kysely);
  return rows[0]?.count;
}

async function backendOf(tx: ScopedTx): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx.sql);
  return rows[0]?.pid ?? 0;
}

/** Takes whichever connection is free and looks whether the last transaction on it left anything behind. */
async function expectNoScope(): Promise<number | undefined> {
  const { rows } = await sql<{ pid: number; site: string; staff: string; cars: number }>`
    select pg_backend_pid() as pid,
      coalesce(current_setting('app.site_id', true), '') as site,
      coalesce(current_setting('app.staff_id', true), '') as staff,
      (select count(*) from cars) as cars
  `.execute(database.kysely);
  expect(rows[0]).toMatchObject({ site: '', staff: '', cars: 0 });
  return rows[0]?.pid;
}

/** The same numbers on each run, so that a failure can be seen again. */
function pseudoRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
