import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterEach, beforeAll, afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@forecourt/testkit-db/test-database';
import { startWorkerProcess, until, type WorkerProcess } from './worker-process.ts';

const site = '0198c000-0000-7000-8000-000000000001';

describe('the worker', () => {
  let test: TestDatabase;
  let owner: Client;
  let queue: Client;
  let app: Client;
  let workers: WorkerProcess[] = [];

  beforeAll(async () => {
    test = await createTestDatabase();
    [owner, queue, app] = (await Promise.all(
      [test.ownerUrl, test.jobsUrl, test.appUrl].map(async (connectionString) => {
        const client = new Client({ connectionString });
        await client.connect();
        return client;
      }),
    )) as [Client, Client, Client];
    await owner.query('create table test_runs (number int, tenant uuid, pid int, done boolean)');
    await owner.query('grant select, insert on test_runs to forecourt_app');
  });
  afterAll(async () => {
    await Promise.all([owner.end(), queue.end(), app.end()]);
    await test.drop();
  });
  beforeEach(async () => {
    await queue.query('delete from graphile_worker._private_jobs; delete from jobs.workers');
    await owner.query('truncate test_runs');
  });
  afterEach(async () => {
    for (const worker of workers) worker.kill('SIGKILL');
    await Promise.all(workers.map(({ ended }) => ended));
    workers = [];
  });

  const start = async (variables: Record<string, string> = {}) => {
    const worker = await startWorkerProcess({
      DATABASE_WORKER_URL: test.workerUrl,
      DATABASE_JOBS_URL: test.jobsUrl,
      DATABASE_INDEXER_URL: test.indexerUrl,
      // Nothing of these tests is about stock: the engine is away.
      OPENSEARCH_NODES: 'http://127.0.0.1:1',
      WORKER_DEAD_AFTER_SECONDS: '1',
      ...variables,
    });
    workers.push(worker);
    return worker;
  };
  const enqueue = async (count: number, ms: number, task = 'record-run') => {
    await app.query('begin');
    await app.query(`select set_config('app.site_id', $1, true)`, [site]);
    await app.query(
      `select jobs.enqueue($3, json_build_object('number', n, 'ms', $2::int), 25) from generate_series(1, $1::int) n`,
      [count, ms, task],
    );
    await app.query('commit');
  };
  const runs = async (done: boolean) =>
    (
      await owner.query<{ number: number; tenant: string; pid: number }>(
        'select number, tenant, pid from test_runs where done = $1',
        [done],
      )
    ).rows;
  /** Those of the tests: the worker's own schedule may add one at any full minute. */
  const jobs = async () =>
    (
      await queue.query<{
        attempts: number;
        max_attempts: number;
        last_error: string | null;
        locked_by: string | null;
      }>(
        `select attempts, max_attempts, last_error, locked_by from graphile_worker._private_jobs
         where payload->'_cron' is null`,
      )
    ).rows;

  it('does a job in the scope of the tenant that enqueued it', async () => {
    const worker = await start();
    await enqueue(1, 0);
    const [run] = await until(async () => nonEmpty(await runs(true)), 10_000);
    expect(run).toMatchObject({ number: 1, tenant: site });
    await until(async () => ((await jobs()).length === 0 ? true : undefined), 5_000);
    const done = worker.lines.find(({ event, job }) => event === 'job_done' && job === 'record-run');
    expect(done).toMatchObject({
      attempt: 1,
      siteId: site,
    });
  });

  it('AUTH-1 does what a person waits for while all other places are taken', async () => {
    await start({ WORKER_CONCURRENCY: '2' });
    await enqueue(4, 60_000);
    await until(async () => ((await runs(false)).length === 2 ? true : undefined), 10_000);
    await enqueue(1, 0, 'record-prompt-run');
    expect(await until(async () => nonEmpty(await runs(true)), 5_000)).toHaveLength(1);
  });

  it('AUTH-1 does what a person waits for while mails with receipts take all their places', async () => {
    await start();
    await enqueue(8, 60_000, 'record-receipt-run');
    await until(async () => ((await runs(false)).length === 2 ? true : undefined), 10_000);
    await enqueue(1, 0, 'record-prompt-run');
    expect(await until(async () => nonEmpty(await runs(true)), 5_000)).toHaveLength(1);
    expect(await runs(false)).toHaveLength(3);
  });

  it('FIN-1 brings an application to its lender while pictures take all other places', async () => {
    const worker = await start({ WORKER_CONCURRENCY: '2' });
    await enqueue(20, 60_000);
    await until(async () => ((await runs(false)).length === 2 ? true : undefined), 10_000);
    await app.query('begin');
    await app.query(`select set_config('app.site_id', $1, true)`, [site]);
    // Of none that is there: what counts is that it has its turn.
    await app.query(
      `select jobs.enqueue('send-to-lender', json_build_object('applicationId', gen_random_uuid()), 18)`,
    );
    await app.query('commit');
    const done = await until(
      () => worker.lines.find(({ event, job }) => event === 'job_done' && job === 'send-to-lender'),
      5_000,
    );
    expect(done).toMatchObject({ attempt: 1, siteId: site });
    expect(await runs(true)).toEqual([]);
  });

  it('BUY-7 looks for money each minute while leads that nobody takes have all other places', async () => {
    const worker = await start({ WORKER_CONCURRENCY: '2' });
    await enqueue(20, 60_000);
    await until(async () => ((await runs(false)).length === 2 ? true : undefined), 10_000);
    await queue.query(
      `select graphile_worker.add_job('settle-payments', json_build_object('_cron', json_build_object('ts', now())))`,
    );
    const begun = await until(
      () =>
        worker.lines.find(({ event, job }) => String(event).startsWith('job_') && job === 'settle-payments'),
      5_000,
    );
    expect(begun).toBeDefined();
    expect(await runs(true)).toEqual([]);
  });

  it('BUY-6 returns money while mails about it, and what people wait for, take all their places', async () => {
    const worker = await start({ WORKER_CONCURRENCY: '2', WORKER_PROMPT_CONCURRENCY: '2' });
    await enqueue(20, 60_000, 'record-prompt-run');
    await enqueue(20, 60_000, 'record-receipt-run');
    await until(async () => ((await runs(false)).length === 4 ? true : undefined), 10_000);
    await app.query('begin');
    await app.query(`select set_config('app.site_id', $1, true)`, [site]);
    // Of none that is there: what counts is that it has its turn.
    await app.query(
      `select jobs.enqueue('send-refund', json_build_object('refundId', gen_random_uuid()), 3)`,
    );
    await app.query('commit');
    const done = await until(
      () => worker.lines.find(({ event, job }) => event === 'job_done' && job === 'send-refund'),
      5_000,
    );
    expect(done).toMatchObject({ attempt: 1, siteId: site });
    expect(await runs(true)).toEqual([]);
  });

  it('tries a poisoned job again, gives it up in the end, and says so without quoting it', async () => {
    const worker = await start();
    await queue.query(
      `select graphile_worker.add_job('record-run', json_build_object(
        'tenant', json_build_object('siteId', $1::text), 'input', json_build_object('number', 'jo@example.com')), max_attempts => 2)`,
      [site],
    );
    const givenUp = await until(() => worker.lines.find(({ event }) => event === 'job_given_up'), 15_000);
    expect(givenUp).toMatchObject({ level: 50, job: 'record-run', attempt: 2 });
    await until(async () => ((await jobs())[0]?.locked_by === null ? true : undefined), 5_000);
    expect(await jobs()).toMatchObject([
      {
        attempts: 2,
        max_attempts: 2,
        locked_by: null,
        last_error: 'ZodError: invalid_type',
      },
    ]);
    expect(JSON.stringify([worker.lines, await jobs()])).not.toContain('jo@example.com');
    expect(await runs(false)).toEqual([]);
  });

  it('finishes the running job when it is asked to stop, takes no other, and ends with 0', async () => {
    const worker = await start({ WORKER_CONCURRENCY: '1' });
    await enqueue(2, 1_000);
    await until(async () => nonEmpty(await runs(false)), 10_000);
    worker.kill('SIGTERM');
    expect(await worker.ended).toBe(0);
    expect(await runs(true)).toHaveLength(1);
    expect(await jobs()).toMatchObject([{ attempts: 0, locked_by: null }]);
    expect((await queue.query('select from jobs.workers')).rowCount).toBe(0);
  });

  it('gives back a job that does not finish in time', async () => {
    const worker = await start({ WORKER_STOP_SECONDS: '1' });
    await enqueue(1, 60_000);
    await until(async () => nonEmpty(await runs(false)), 10_000);
    const asked = performance.now();
    worker.kill('SIGTERM');
    expect(await worker.ended).toBe(0);
    expect(performance.now() - asked).toBeLessThan(5_000);
    expect(await jobs()).toMatchObject([{ attempts: 1, locked_by: null }]);
  });

  it('does every one of 200 jobs at least once while it is killed again and again', async () => {
    const total = 200;
    await enqueue(total, 60);
    const recoveries: number[] = [];
    for (let kill = 0; kill < 4; kill += 1) {
      const done = (await runs(true)).length;
      const worker = await start();
      await until(async () => ((await runs(true)).length > done ? true : undefined), 10_000);
      worker.kill('SIGKILL');
      expect(await worker.ended).toBe('SIGKILL');
      const killed = performance.now();
      const held = (await jobs()).filter(({ locked_by }) => locked_by !== null).length;
      expect(held).toBeGreaterThan(0);
      const next = await start({ WORKER_CONCURRENCY: '1' });
      await until(() => next.lines.find(({ event }) => event === 'worker_died'), 20_000);
      recoveries.push((performance.now() - killed) / 1_000);
      next.kill('SIGKILL');
      await next.ended;
    }
    await start();
    await until(async () => ((await jobs()).length === 0 ? true : undefined), 40_000);
    const numbers = (await runs(true)).map(({ number }) => number);
    const begun = await runs(false);
    expect(new Set(numbers).size).toBe(total);
    console.log(
      `${total} jobs, ${begun.length} runs begun, ${numbers.length} finished, by ${new Set(begun.map(({ pid }) => pid)).size} processes; ` +
        `jobs of a killed worker were free after ${recoveries.map((s) => s.toFixed(1)).join(', ')} s`,
    );
    expect(Math.max(...recoveries)).toBeLessThan(10);
  }, 120_000);

  it('leaves the jobs of a living worker alone', async () => {
    await start();
    await enqueue(1, 4_000);
    await until(async () => nonEmpty(await runs(false)), 10_000);
    await start();
    await until(async () => nonEmpty(await runs(true)), 10_000);
    expect(await runs(false)).toHaveLength(1);
  });

  it('goes on when every connection to PostgreSQL was cut', async () => {
    const worker = await start();
    await enqueue(1, 0);
    await until(async () => nonEmpty(await runs(true)), 10_000);
    await owner.query('truncate test_runs');
    await terminateWorkers(test, queue);
    await sleep(300);
    await enqueue(5, 0);
    await until(async () => ((await jobs()).length === 0 ? true : undefined), 20_000);
    expect(new Set((await runs(true)).map(({ number }) => number)).size).toBe(5);
    expect(worker.lines.map(({ event }) => event)).not.toContain('worker_stopped');
  });

  it('does what the schedule says: prunes what has expired, and makes partitions', async () => {
    const loader = new Client({ connectionString: test.loaderUrl });
    await loader.connect();
    await loader.query(`
      with member as (insert into staff (email, name) values ('a@example.com', 'A') returning id)
      insert into staff_sessions (staff_id, token_hash, expires_at)
      select id, sha256(n::text::bytea), now() + n * interval '1 hour' from member, unnest(array[-2, -1, 1]) n`);
    const worker = await start();
    const done = (name: string) =>
      until(() => worker.lines.find(({ event, job }) => event === 'job_done' && job === name), 10_000);
    for (const job of ['prune-expired', 'maintain-partitions']) {
      await queue.query(
        `select graphile_worker.add_job($1, json_build_object('_cron', json_build_object('ts', now())))`,
        [job],
      );
    }
    const [pruned, partitions] = [await done('prune-expired'), await done('maintain-partitions')];
    const left = await loader.query<{ live: boolean }>(
      'select expires_at > now() as live from staff_sessions',
    );
    await loader.end();
    expect(left.rows).toEqual([{ live: true }]);
    expect(pruned).toMatchObject({
      deleted: { staff_sessions: 2, visitor_sessions: 0, sign_in_codes: 0 },
    });
    expect(partitions).toMatchObject({ created: [] });
  });

  it('TEN-8 does a job of the platform for the schedule alone', async () => {
    await start();
    await app.query('begin');
    await app.query(`select set_config('app.site_id', $1, true)`, [site]);
    await app.query(`select jobs.enqueue('prune-expired', '{"_cron": {"ts": "now"}}', 1)`);
    await app.query('commit');
    const failed = await until(async () => (await jobs()).find((job) => job.last_error !== null), 10_000);
    expect(failed.last_error).toBe('JobFailure: only the schedule starts this job');
  });

  it('says that it lives and that it is ready', async () => {
    const worker = await start();
    const ask = (path: string) => fetch(`http://127.0.0.1:${worker.port}${path}`);
    expect((await ask('/healthz')).status).toBe(200);
    const ready = await ask('/readyz');
    expect([ready.status, await ready.json()]).toEqual([200, { database: true, queue: true, indexer: true }]);
    expect((await ask('/else')).status).toBe(404);
    expect(await (await ask('/metrics')).text()).toMatch(/^forecourt_outbox_oldest_seconds \d/m);
  });
});

const nonEmpty = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined);

async function terminateWorkers(test: TestDatabase, queue: Client): Promise<void> {
  // As forecourt_jobs: its own sessions, but not the one that asks.
  await queue.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = $1 and usename = 'forecourt_jobs' and pid <> pg_backend_pid()`,
    [test.name],
  );
}
