import type { JobQueue } from '@forecourt/app/ports/jobs';
import { sql } from 'kysely';
import type { ScopedTx } from '../scoped.ts';

/** The job queue over a scoped transaction: a job and what it is about commit together, or neither does. */
export function jobQueue(tx: ScopedTx): JobQueue {
  return {
    async enqueue(job, input, options = {}) {
      // What the worker could not read must fail here, where somebody sees it.
      const checked = JSON.stringify(job.input.parse(input) ?? null);
      await sql`select jobs.enqueue(
        ${job.name}, ${checked}::json, ${job.maxAttempts}::integer, ${options.key ?? null}::text,
        ${options.runAt ?? null}::timestamptz)`.execute(tx.sql);
    },
  };
}
