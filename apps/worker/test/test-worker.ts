/** The worker with two more jobs, as a process of its own that a test can kill. */
import { setTimeout as sleep } from 'node:timers/promises';
import { defineJob } from '@forecourt/app/ports/platform/jobs.port';
import { Pool } from 'pg';
import * as z from 'zod';
import { readEnv } from '../src/env.ts';
import { jobList } from '../src/job-list.ts';
import type { TenantJob } from '../src/job-handler.ts';
import { startWorker } from '../src/start-worker.ts';

const env = readEnv();
const runs = new Pool({ connectionString: env.databaseUrl });
runs.on('error', () => undefined);

/** Says when it began and when it was done. Deaf to its signal, as the worst handler would be. */
const recordRun = (name: string, queue: TenantJob['queue']): TenantJob<{ number: number; ms: number }> => ({
  job: defineJob({ name, input: z.strictObject({ number: z.int(), ms: z.int() }) }),
  ...(queue !== undefined && { queue }),
  async run(_ports, { scope, input }) {
    const tenant = scope.kind === 'site' ? scope.siteId : scope.staffId;
    await runs.query('insert into test_runs values ($1, $2, $3, false)', [input.number, tenant, process.pid]);
    await sleep(input.ms);
    await runs.query('insert into test_runs values ($1, $2, $3, true)', [input.number, tenant, process.pid]);
  },
});

const recorded = [
  recordRun('record-run', undefined),
  recordRun('record-prompt-run', 'prompt'),
  recordRun('record-receipt-run', 'receipts'),
];
await startWorker(env, { ...jobList, tenantJobs: [...jobList.tenantJobs, ...(recorded as TenantJob[])] });
process.exit(0);
