import { setTimeout as sleep } from 'node:timers/promises';
import { grantSiteScope } from '@forecourt/app/scope/grant-scope';
import type { SiteId } from '@forecourt/domain/core/ids';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase, type Database } from '../src/connection.ts';
import { DatabaseError } from '../src/database-errors.ts';
import { inScope } from '../src/scoped.ts';
import { privatePostgres, type PrivatePostgres } from '@forecourt/testkit-db/private-postgres';

const clients = 8;
const kills = 4;
const timeoutMs = 2_000;
const scope = grantSiteScope('0198c000-0000-7000-8000-000000000001' as SiteId);
const known = new Set(['unavailable', 'timeout', 'conflict', 'commit_unknown']);

interface Call {
  readonly write: number | null;
  readonly outcome: string;
  readonly ms: number;
}

describe('PostgreSQL killed under load', () => {
  let server: PrivatePostgres;
  let database: Database;
  const unhandled: unknown[] = [];
  const onUnhandled = (reason: unknown) => unhandled.push(reason);

  beforeAll(async () => {
    process.on('unhandledRejection', onUnhandled);
    server = await privatePostgres();
    await server.start();
    database = connectDatabase({ url: server.url, poolSize: 5 });
    await inScope(database, scope, ({ sql: tx }) =>
      sql`create table kept (id int not null, site uuid not null)`.execute(tx),
    );
  });

  afterAll(async () => {
    await database.close();
    await server.remove();
    process.removeListener('unhandledRejection', onUnhandled);
  });

  it('ends every call in time with success or a known error, keeps what was acknowledged, and heals', async () => {
    const calls: Call[] = [];
    const stop = new AbortController();
    let next = 0;

    const call = async (write: number | null) => {
      const started = performance.now();
      const outcome = await inScope(
        database,
        scope,
        async ({ sql: tx }) => {
          if (write === null) await sql`select count(*) from kept`.execute(tx);
          else
            await sql`insert into kept values (${write}, current_setting('app.site_id')::uuid)`.execute(tx);
          await sql`select pg_sleep(0.002)`.execute(tx);
        },
        { timeoutMs, readOnly: write === null },
      ).then(
        () => 'success',
        (error: unknown) => (error instanceof DatabaseError ? error.kind : `unknown: ${String(error)}`),
      );
      calls.push({ write, outcome, ms: performance.now() - started });
      return outcome;
    };
    const client = async (number: number) => {
      while (!stop.signal.aborted) {
        next += 1;
        const outcome = await call((next + number) % 2 === 0 ? next : null);
        if (outcome !== 'success') await sleep(20);
      }
    };

    const load = Array.from({ length: clients }, (_, number) => client(number));
    const healing: number[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      await sleep(2_000);
      await server.kill();
      await sleep(kill * 400);
      await server.start();
      const restarted = performance.now();
      while ((await call(null)) !== 'success') await sleep(5);
      healing.push(performance.now() - restarted);
    }
    await sleep(1_000);
    stop.abort();
    await Promise.all(load);

    const byOutcome: Record<string, number> = {};
    for (const { outcome } of calls) byOutcome[outcome] = (byOutcome[outcome] ?? 0) + 1;
    const worst = Math.max(...calls.map(({ ms }) => ms));
    console.log(
      `${calls.length} calls ${JSON.stringify(byOutcome)}, worst ${worst.toFixed(0)} ms, ` +
        `served ${healing.map((ms) => ms.toFixed(0)).join(', ')} ms after each restart`,
    );

    expect(Object.keys(byOutcome).filter((outcome) => outcome !== 'success' && !known.has(outcome))).toEqual(
      [],
    );
    expect(worst).toBeLessThan(timeoutMs + 1_000);
    expect(Math.max(...healing)).toBeLessThan(2_000);
    expect(byOutcome['success']).toBeGreaterThan(500);
    // The faults did reach the calls: a run in which nothing failed proves nothing.
    expect(calls.length - (byOutcome['success'] ?? 0)).toBeGreaterThan(0);

    const { rows } = await inScope(database, scope, ({ sql: tx }) =>
      sql<{ id: number }>`select id from kept`.execute(tx),
    );
    const times = new Map<number, number>();
    for (const { id } of rows) times.set(id, (times.get(id) ?? 0) + 1);
    const lost: number[] = [];
    const ghosts: number[] = [];
    for (const { write, outcome } of calls) {
      if (write === null || outcome === 'commit_unknown') continue;
      if (outcome === 'success' && !times.has(write)) lost.push(write);
      if (outcome !== 'success' && times.has(write)) ghosts.push(write);
    }
    expect(lost, 'acknowledged and gone').toEqual([]);
    expect(ghosts, 'failed for certain and yet there').toEqual([]);
    expect([...times.values()].filter((count) => count !== 1)).toEqual([]);
    expect(unhandled).toEqual([]);
  });
});
