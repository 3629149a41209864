import { defineJob, waitingJob } from '@forecourt/app/ports/platform/jobs.port';
import type { Scope } from '@forecourt/app/ports/platform/scope.port';
import { grantSiteScope, grantStaffScope } from '@forecourt/app/scope/grant-scope';
import type { SiteId, StaffId } from '@forecourt/domain/core/ids';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { connectDatabase, type Database } from '../src/connection.ts';
import { installQueue } from '../src/jobs/install-queue.ts';
import { jobQueue } from '../src/jobs/postgres-jobs.ts';
import { inScope } from '../src/scoped.ts';
import { createTestDatabase, type TestDatabase } from '@forecourt/testkit-db/test-database';

const site = grantSiteScope('0198c000-0000-7000-8000-000000000001' as SiteId);
const otherSite = grantSiteScope('0198c000-0000-7000-8000-000000000002' as SiteId);
const staff = grantStaffScope('0198c000-0000-7000-8000-000000000003' as StaffId);
const sendNote = defineJob({ name: 'send-note', input: z.strictObject({ note: z.string() }) });

interface StoredJob {
  readonly payload: unknown;
  readonly key: string | null;
  readonly max_attempts: number;
}

describe('the job queue', () => {
  let test: TestDatabase;
  let database: Database;
  let queueOwner: Client;

  beforeAll(async () => {
    test = await createTestDatabase();
    database = connectDatabase({ url: test.appUrl, poolSize: 4 });
    queueOwner = new Client({ connectionString: test.jobsUrl });
    await queueOwner.connect();
  });
  afterAll(async () => {
    await queueOwner.end();
    await database.close();
    await test.drop();
  });
  beforeEach(() => queueOwner.query('delete from graphile_worker._private_jobs'));

  const jobs = async () =>
    (
      await queueOwner.query<StoredJob>(
        'select payload, key, max_attempts from graphile_worker._private_jobs order by id',
      )
    ).rows;
  const enqueue = (scope: Scope, note: string, key?: string) =>
    inScope(database, scope, (tx) =>
      jobQueue(tx).enqueue(sendNote, { note }, key === undefined ? {} : { key }),
    );

  const enqueueAll = (notes: readonly string[]) =>
    inScope(database, site, (tx) =>
      jobQueue(tx).enqueueAll(notes.map((note) => waitingJob(sendNote, { note }, { key: note }))),
    );

  it('keeps several jobs in one step, and none where one of them cannot be kept', async () => {
    await enqueueAll([]);
    await enqueueAll(['a', 'b']);
    await expect(enqueueAll(['c', 'x'.repeat(201)])).rejects.toMatchObject({ sqlState: '54000' });
    expect((await jobs()).map(({ key }) => key)).toEqual(
      ['a', 'b'].map((note) => `${site.siteId}:send-note:${note}`),
    );
  });

  it('keeps a job when the transaction commits, with the tenant of the transaction', async () => {
    await enqueue(site, 'a');
    await enqueue(staff, 'b');
    expect(await jobs()).toEqual([
      { payload: { tenant: { siteId: site.siteId }, input: { note: 'a' } }, key: null, max_attempts: 25 },
      {
        payload: { tenant: { staffId: staff.staffId }, input: { note: 'b' } },
        key: null,
        max_attempts: 25,
      },
    ]);
  });

  it('forgets a job when the transaction rolls back', async () => {
    const call = inScope(database, site, async (tx) => {
      await jobQueue(tx).enqueue(sendNote, { note: 'a' });
      throw new Error('changed my mind');
    });
    await expect(call).rejects.toThrow('changed my mind');
    expect(await jobs()).toEqual([]);
  });

  it('TEN-8 writes the tenant over whatever the input says of one', async () => {
    const forged = defineJob({ name: 'send-note', input: z.looseObject({}) });
    await inScope(database, site, (tx) =>
      jobQueue(tx).enqueue(forged, { tenant: { siteId: otherSite.siteId }, input: { note: 'mine' } }),
    );
    expect((await jobs())[0]?.payload).toEqual({
      tenant: { siteId: site.siteId },
      input: { tenant: { siteId: otherSite.siteId }, input: { note: 'mine' } },
    });
  });

  it('TEN-8 refuses a job without a tenant, or with two', async () => {
    const ask = sql`select jobs.enqueue('send-note', '{}', 1)`;
    await expect(ask.execute(database.kysely)).rejects.toMatchObject({ kind: 'refused' });
    const both = inScope(database, site, async ({ sql: tx }) => {
      await sql`select set_config('app.staff_id', ${staff.staffId}, true)`.execute(tx);
      await ask.execute(tx);
    });
    await expect(both).rejects.toMatchObject({ kind: 'refused' });
  });

  it('TEN-8 lets the application neither read the queue nor write to it by another way', async () => {
    const attempts = [
      sql`select * from graphile_worker._private_jobs`,
      sql`select graphile_worker.add_job('send-note', '{}')`,
      sql`select * from jobs.workers`,
      sql`select * from jobs.release_dead_workers('0s')`,
    ];
    for (const attempt of attempts) {
      await expect(inScope(database, site, ({ sql: tx }) => attempt.execute(tx))).rejects.toMatchObject({
        kind: 'refused',
      });
    }
  });

  it('replaces a waiting job with the same key, of the same tenant alone', async () => {
    await enqueue(site, 'first', 'daily');
    await enqueue(site, 'second', 'daily');
    await enqueue(otherSite, 'theirs', 'daily');
    expect((await jobs()).map(({ payload }) => payload)).toEqual([
      { tenant: { siteId: site.siteId }, input: { note: 'second' } },
      { tenant: { siteId: otherSite.siteId }, input: { note: 'theirs' } },
    ]);
  });

  it('refuses what the worker could not read, and what is too large', async () => {
    const wrong = inScope(database, site, (tx) => jobQueue(tx).enqueue(sendNote, { note: 7 } as never));
    await expect(wrong).rejects.toThrow(/note/);
    await expect(enqueue(site, 'x'.repeat(70_000))).rejects.toMatchObject({ sqlState: '54000' });
    expect(await jobs()).toEqual([]);
  });

  it('is installed again without harm', async () => {
    await enqueue(site, 'kept');
    await Promise.all([installQueue(test.ownerUrl), installQueue(test.ownerUrl)]);
    expect(await jobs()).toHaveLength(1);
  });
});
