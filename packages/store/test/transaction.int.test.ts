import { setTimeout as sleep } from 'node:timers/promises';
import { grantSiteScope, grantStaffScope } from '@forecourt/app/scope/grant-scope';
import type { SiteId, StaffId } from '@forecourt/domain/core/ids';
import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectDatabase, type Database } from '../src/connection.ts';
import type { CamelDatabase } from '../src/case-map.ts';
import { inScope } from '../src/scoped.ts';
import { privatePostgres, type PrivatePostgres } from '@forecourt/testkit-db/private-postgres';
import { silentProxy } from './silent-proxy.ts';

const scope = grantSiteScope('0198c000-0000-7000-8000-000000000001' as SiteId);
const staff = grantStaffScope('0198c000-0000-7000-8000-000000000002' as StaffId);

describe('a transaction of a scope', () => {
  let server: PrivatePostgres;
  let database: Database;

  beforeAll(async () => {
    server = await privatePostgres();
    await server.start();
    database = connectDatabase({ url: server.url, poolSize: 4, callTimeoutMs: 4_000 });
    await sql`create table tally (id int primary key, n int not null)`.execute(database.kysely);
  });
  afterAll(async () => {
    await database.close();
    await server.remove();
  });
  beforeEach(() => sql`truncate tally`.execute(database.kysely).then(() => seed(database)));

  it('tells PostgreSQL whose work it is, and leaves nothing behind on the connection', async () => {
    const one = connectDatabase({ url: server.url, poolSize: 1 });
    expect((await inScope(one, scope, ({ sql: tx }) => settingsOf(tx)))?.site).toBe(scope.siteId);
    const asStaff = await inScope(one, staff, ({ sql: tx }) => settingsOf(tx));
    expect(asStaff).toEqual({ site: '', staff: staff.staffId });
    await one.close();
  });

  it('plans routine work anew when its table has changed', async () => {
    const one = connectDatabase({ url: server.url, poolSize: 1, callTimeoutMs: 4_000 });
    const read = () =>
      inScope(
        one,
        scope,
        async ({ sql: tx }) => (await sql`select n from kept where id = ${1}`.execute(tx)).rows,
        { isRoutine: true },
      );
    await sql`create table kept as select 1 as id, 7 as n`.execute(database.kysely);
    for (let count = 0; count < 8; count += 1) expect(await read()).toEqual([{ n: 7 }]);
    await sql`alter table kept alter column n type text`.execute(database.kysely);
    expect(await read()).toEqual([{ n: '7' }]);
    await sql`drop table kept`.execute(database.kysely);
    await one.close();
  });

  it('runs the loser of a deadlock again', async () => {
    let runs = 0;
    const haveFirst = barrier(2);
    const both = (first: number, second: number) =>
      inScope(database, scope, async ({ sql: tx }) => {
        runs += 1;
        await sql`update tally set n = n + 1 where id = ${first}`.execute(tx);
        await haveFirst();
        await sql`update tally set n = n + 1 where id = ${second}`.execute(tx);
      });
    await Promise.all([both(1, 2), both(2, 1)]);
    expect(runs).toBe(3);
    expect(await tally(database)).toEqual([2, 2]);
  });

  it('runs a serialization failure again, and says conflict when it may not', async () => {
    const increment = (retries: number, haveRead: () => Promise<void>) =>
      inScope(
        database,
        scope,
        async ({ sql: tx }) => {
          const { rows } = await sql<{ n: number }>`select n from tally where id = 1`.execute(tx);
          await haveRead();
          await sql`update tally set n = ${(rows[0]?.n ?? 0) + 1} where id = 1`.execute(tx);
        },
        { isolation: 'serializable', retries },
      );
    const first = barrier(2);
    await Promise.all([increment(3, first), increment(3, first)]);
    expect((await tally(database))[0]).toBe(2);
    const second = barrier(2);
    const [one, other] = await Promise.allSettled([increment(0, second), increment(0, second)]);
    expect([one.status, other.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(one.status === 'rejected' ? one.reason : (other as PromiseRejectedResult).reason).toMatchObject({
      kind: 'conflict',
      sqlState: '40001',
    });
  });

  it('ends a statement that takes too long, and the pool serves on', async () => {
    const started = performance.now();
    const slow = inScope(database, scope, ({ sql: tx }) => sql`select pg_sleep(5)`.execute(tx), {
      timeoutMs: 300,
    });
    await expect(slow).rejects.toMatchObject({ kind: 'timeout' });
    expect(performance.now() - started).toBeLessThan(800);
    await eventuallyNoneRun(database, 'pg_sleep(5)');
    expect(await tally(database)).toEqual([0, 0]);
  });

  it('reports a statement timeout of the server as timeout', async () => {
    const slow = inScope(database, scope, async ({ sql: tx }) => {
      await sql`set local statement_timeout = 50`.execute(tx);
      await sql`select pg_sleep(5)`.execute(tx);
    });
    await expect(slow).rejects.toMatchObject({ kind: 'timeout', sqlState: '57014' });
  });

  it('ends work that waits for something else, and refuses what it asks afterwards', async () => {
    const elsewhere = Promise.withResolvers<void>();
    const late = Promise.withResolvers<unknown>();
    const stuck = inScope(
      database,
      scope,
      async ({ sql: tx }) => {
        await sql`update tally set n = 9`.execute(tx);
        await elsewhere.promise;
        late.resolve(await sql`select 1`.execute(tx).catch((error: unknown) => error));
      },
      { timeoutMs: 100 },
    );
    await expect(stuck).rejects.toMatchObject({ kind: 'timeout' });
    elsewhere.resolve();
    expect(await late.promise).toMatchObject({ kind: 'timeout' });
    expect(await tally(database)).toEqual([0, 0]);
  });

  it('runs the work again when its backend was terminated in the middle', async () => {
    let runs = 0;
    await inScope(database, scope, async ({ sql: tx }) => {
      runs += 1;
      await sql`update tally set n = n + 1 where id = 1`.execute(tx);
      if (runs === 1) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
    });
    expect(runs).toBe(2);
    expect((await tally(database))[0]).toBe(1);
  });

  it('survives a backend that is terminated between two statements', async () => {
    let runs = 0;
    await inScope(database, scope, async ({ sql: tx }) => {
      runs += 1;
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() pid`.execute(tx);
      if (runs === 1) await terminate(database, rows[0]?.pid);
      await sql`update tally set n = n + 1 where id = 1`.execute(tx);
    });
    expect(runs).toBe(2);
    expect((await tally(database))[0]).toBe(1);
  });

  it('replaces connections that were terminated while idle in the pool', async () => {
    const lost: Error[] = [];
    const own = connectDatabase({
      url: server.url,
      poolSize: 2,
      applicationName: 'idle-victim',
      onConnectionLost: (error) => lost.push(error),
    });
    await sql`select 1`.execute(own.kysely);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'idle-victim'`.execute(
      database.kysely,
    );
    expect(await tally(own)).toEqual([0, 0]);
    expect(lost.length).toBeLessThanOrEqual(1);
    await own.close();
  });

  it('says commit_unknown when the connection is lost while committing, and never runs that again', async () => {
    await sql`create table if not exists slow_commit (id int)`.execute(database.kysely);
    await sql`create or replace function wait_at_commit() returns trigger language plpgsql as
      'begin perform pg_sleep(30); return null; end'`.execute(database.kysely);
    await sql`create constraint trigger wait_at_commit after insert on slow_commit deferrable initially deferred
      for each row execute function wait_at_commit()`.execute(database.kysely);
    let runs = 0;
    const working = Promise.withResolvers<number | undefined>();
    const call = inScope(database, scope, async ({ sql: tx }) => {
      runs += 1;
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() pid`.execute(tx);
      await sql`insert into slow_commit values (1)`.execute(tx);
      working.resolve(rows[0]?.pid);
    });
    call.catch(() => undefined);
    const pid = await working.promise;
    await expect.poll(() => stateOf(database, pid)).toBe('active PgSleep');
    await sql`select pg_terminate_backend(${pid}::int)`.execute(database.kysely);
    await expect(call).rejects.toMatchObject({ kind: 'commit_unknown' });
    expect(runs).toBe(1);
  });

  it('takes several questions at once, and rolls back when one of them fails', async () => {
    const both = await inScope(database, scope, ({ sql: tx }) =>
      Promise.all([1, 2].map((n) => sql`update tally set n = ${n} where id = ${n}`.execute(tx))),
    );
    expect(both).toHaveLength(2);
    const failing = inScope(database, scope, ({ sql: tx }) =>
      Promise.all([
        sql`select no_such_column`.execute(tx),
        sql`update tally set n = 9`.execute(tx),
        sql`select pg_sleep(0.05)`.execute(tx),
      ]),
    );
    await expect(failing).rejects.toMatchObject({ kind: 'broken', sqlState: '42703' });
    expect(await tally(database)).toEqual([1, 2]);
  });

  it('gives up on a server that has fallen silent without a word, and finds it again', async () => {
    const proxy = await silentProxy(server.url);
    const own = connectDatabase({ url: proxy.url, poolSize: 3, callTimeoutMs: 5_000 });
    expect(await tally(own)).toEqual([0, 0]);
    proxy.fallSilent();
    const started = performance.now();
    expect(await tally(own)).toEqual([0, 0]);
    expect(performance.now() - started).toBeLessThan(3_000);
    await own.close();
    proxy.close();
  });

  it('waits for a connection no longer than the deadline', async () => {
    const own = connectDatabase({ url: server.url, poolSize: 1 });
    const held = Promise.withResolvers<void>();
    const holding = inScope(own, scope, () => held.promise);
    const started = performance.now();
    const waiting = inScope(own, scope, ({ sql: tx }) => sql`select 1`.execute(tx), { timeoutMs: 200 });
    await expect(waiting).rejects.toMatchObject({ kind: 'timeout' });
    expect(performance.now() - started).toBeLessThan(500);
    held.resolve();
    await holding;
    expect(await tally(own)).toEqual([0, 0]);
    await own.close();
  });

  it('refuses to call a transaction committed that PostgreSQL rolled back', async () => {
    const careless = inScope(database, scope, async ({ sql: tx }) => {
      await sql`update tally set n = 5`.execute(tx);
      await sql`select no_such_column`.execute(tx).catch(() => undefined);
    });
    await expect(careless).rejects.toMatchObject({ kind: 'broken' });
    expect(await tally(database)).toEqual([0, 0]);
  });

  it('leaves no trace of work that threw, and hands on what it threw', async () => {
    const mistake = new Error('the work itself');
    const call = inScope(database, scope, async ({ sql: tx }) => {
      await sql`update tally set n = 5`.execute(tx);
      throw mistake;
    });
    await expect(call).rejects.toBe(mistake);
    expect(await tally(database)).toEqual([0, 0]);
  });

  it('gives no connection back in the middle of a transaction, also when the work throws before it waits', async () => {
    const one = connectDatabase({ url: server.url, poolSize: 1 });
    const call = inScope(one, scope, () => {
      throw new Error('at once');
    });
    await expect(call).rejects.toThrow('at once');
    const { rows } = await sql<{
      site: string | null;
    }>`select nullif(current_setting('app.site_id', true), '') as site`.execute(one.kysely);
    expect(rows).toEqual([{ site: null }]);
    await one.close();
  });

  it('reports what a deferred constraint says at the commit as certain', async () => {
    await sql`create table if not exists later (id int unique deferrable initially deferred)`.execute(
      database.kysely,
    );
    const call = inScope(database, scope, ({ sql: tx }) =>
      sql`insert into later values (1), (1)`.execute(tx),
    );
    await expect(call).rejects.toMatchObject({ kind: 'duplicate', sqlState: '23505' });
  });

  it('names the constraint of a duplicate without quoting the row', async () => {
    const call = inScope(database, scope, ({ sql: tx }) =>
      sql`insert into tally values (1, 424242)`.execute(tx),
    );
    await expect(call).rejects.toMatchObject({ kind: 'duplicate', constraint: 'tally_pkey' });
    await expect(call).rejects.toThrow(/^database duplicate: 23505 tally_pkey$/);
  });

  it('reads bigint as a number and refuses one that would be rounded; a date is its text', async () => {
    expect(await readValue(database, '9007199254740991::bigint')).toBe(Number.MAX_SAFE_INTEGER);
    expect(await readValue(database, "'{1,2}'::bigint[]")).toEqual([1, 2]);
    expect(await readValue(database, "'2026-07-01'::date")).toBe('2026-07-01');
    expect(await readValue(database, '6.49::numeric(6, 2)')).toBe(6.49);
    await expect(readValue(database, "'NaN'::numeric")).rejects.toMatchObject({ kind: 'broken' });
    await expect(readValue(database, '9007199254740993::bigint')).rejects.toMatchObject({ kind: 'broken' });
  });
});

const settingsOf = (tx: Transaction<CamelDatabase>) =>
  sql<{
    site: string;
    staff: string;
  }>`select current_setting('app.site_id', true) site, current_setting('app.staff_id', true) staff`
    .execute(tx)
    .then(({ rows }) => rows[0]);

const readValue = (database: Database, text: string) =>
  sql<{ value: unknown }>`select ${sql.raw(text)} as value`
    .execute(database.kysely)
    .then(({ rows }) => rows[0]?.value);

const seed = (database: Database) => sql`insert into tally values (1, 0), (2, 0)`.execute(database.kysely);

const tally = (database: Database) =>
  inScope(database, scope, async ({ sql: tx }) => {
    const { rows } = await sql<{ n: number }>`select n from tally order by id`.execute(tx);
    return rows.map(({ n }) => n);
  });

/** Lets nobody through before so many have come; once they have, everybody. */
function barrier(count: number): () => Promise<void> {
  const open = Promise.withResolvers<void>();
  let come = 0;
  return () => {
    come += 1;
    if (come >= count) open.resolve();
    return open.promise;
  };
}

/** What a backend is doing, and what it waits for; null once it is gone. */
async function stateOf(database: Database, pid: number | undefined): Promise<string | null> {
  const { rows } = await sql<{ state: string }>`select concat_ws(' ', state, wait_event) as state
    from pg_stat_activity where pid = ${pid}::int`.execute(database.kysely);
  return rows[0]?.state ?? null;
}

async function terminate(database: Database, pid: number | undefined): Promise<void> {
  await sql`select pg_terminate_backend(${pid}::int)`.execute(database.kysely);
  await vi.waitUntil(async () => (await stateOf(database, pid)) === null);
}

async function eventuallyNoneRun(database: Database, text: string): Promise<void> {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const { rows } = await sql`select 1 from pg_stat_activity
      where state = 'active' and query like ${`%${text}%`} and pid <> pg_backend_pid()`.execute(
      database.kysely,
    );
    if (rows.length === 0) return;
    await sleep(50);
  }
  throw new Error('the server still works for a caller that has gone');
}
