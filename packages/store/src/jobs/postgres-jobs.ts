import { waitingJob, type JobQueue, type WaitingJob } from '@forecourt/app/ports/platform/jobs.port';
import { sql } from 'kysely';
import { atMost } from '../batch-limit.ts';
import type { ScopedTx } from '../scoped.ts';

const mostAtOnce = 500;

/** The job queue over a scoped transaction: a job and what it is about commit together, or neither does. */
export function jobQueue(tx: ScopedTx): JobQueue {
  async function enqueueAll(waiting: readonly WaitingJob[]): Promise<void> {
    atMost(mostAtOnce, waiting);
    if (waiting.length === 0) return;
    await sql`select jobs.enqueue_all(${JSON.stringify(waiting.map(toRun))}::json)`.execute(tx.sql);
  }
  return { enqueueAll, enqueue: (job, input, options) => enqueueAll([waitingJob(job, input, options)]) };
}

/** What the worker could not read must fail here, where somebody sees it. */
function toRun({ job, input, key, runAt }: WaitingJob) {
  const { name: task, maxAttempts: max_attempts } = job;
  return { task, input: job.input.parse(input) ?? null, max_attempts, key, run_at: runAt };
}
