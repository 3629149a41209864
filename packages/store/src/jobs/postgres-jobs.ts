import type { JobDefinition, JobOptions, JobQueue } from '@forecourt/app/ports/jobs';
import { sql } from 'kysely';
import { atMost } from '../batch-limit.ts';
import type { ScopedTx } from '../scoped.ts';

const mostAtOnce = 500;

/** The job queue over a scoped transaction: a job and what it is about commit together, or neither does. */
export function jobQueue(tx: ScopedTx): JobQueue {
  return {
    async enqueue(job, input, options = {}) {
      const { name, checked, maxAttempts, key, runAt } = jobToRun(job, input, options);
      await sql`select jobs.enqueue(${name}, ${checked}::json, ${maxAttempts}::integer, ${key}::text,
        ${runAt}::timestamptz)`.execute(tx.sql);
    },

    async enqueueAll(waiting) {
      atMost(mostAtOnce, waiting);
      if (waiting.length === 0) return;
      const all = waiting.map(({ job, input, ...options }) => jobToRun(job, input, options));
      await sql`select jobs.enqueue(j.name, j.checked::json, j."maxAttempts", j.key, j."runAt")
        from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as j (
          name text, checked text, "maxAttempts" integer, key text, "runAt" timestamptz)`.execute(tx.sql);
    },
  };
}

/** What the worker could not read must fail here, where somebody sees it. */
function jobToRun<Input>(job: JobDefinition<Input>, input: Input, { key, runAt }: JobOptions) {
  const checked = JSON.stringify(job.input.parse(input) ?? null);
  return { name: job.name, checked, maxAttempts: job.maxAttempts, key: key ?? null, runAt: runAt ?? null };
}
