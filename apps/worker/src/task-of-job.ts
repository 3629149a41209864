import { jobEnvelope } from '@forecourt/app/ports/platform/jobs.port';
import type { JobHelpers, Task } from 'graphile-worker';
import type { EventLog } from '@forecourt/server/observability/event-log';
import * as z from 'zod';
import type { Ports } from './compose.ts';
import { failureSummary } from '@forecourt/server/observability/failure-summary';
import { JobFailure } from './job-failure.ts';
import type { PlatformJob, TenantJob } from './job-handler.ts';
import { scopeOfJob } from './scope-of-job.ts';

/** What the schedule alone writes; a tenant's transaction cannot enqueue this shape. */
const scheduled = z.looseObject({ _cron: z.object({ ts: z.string() }) });

/** The job of a tenant as the queue runs it: with the scope of its tenant, a time limit and a log line. */
export function taskOfTenantJob(entry: TenantJob, ports: Ports, log: EventLog): Task {
  const { job } = entry;
  return (payload, helpers) =>
    attempt(job.timeoutSeconds, helpers, log, async (signal) => {
      const { tenant, input } = jobEnvelope.parse(payload);
      await entry.run(ports, { scope: scopeOfJob(tenant), input: job.input.parse(input), signal });
      return tenant;
    });
}

/** A job of the schedule as the queue runs it. */
export function taskOfPlatformJob(job: PlatformJob, ports: Ports, log: EventLog): Task {
  return (payload, helpers) =>
    attempt(job.timeoutSeconds, helpers, log, (signal) => {
      if (!scheduled.safeParse(payload).success) throw new JobFailure('only the schedule starts this job');
      return job.run(ports, signal);
    });
}

/** One attempt. What it throws is a summary: the queue keeps the message where people see it. */
async function attempt(
  timeoutSeconds: number,
  { job, abortSignal }: JobHelpers,
  log: EventLog,
  work: (signal: AbortSignal) => Promise<object>,
): Promise<void> {
  const started = performance.now();
  const timeout = AbortSignal.timeout(timeoutSeconds * 1_000);
  const signal = AbortSignal.any(abortSignal === undefined ? [timeout] : [timeout, abortSignal]);
  const facts = () => ({
    job: job.task_identifier,
    jobId: job.id,
    attempt: job.attempts,
    ms: Math.round(performance.now() - started),
  });
  try {
    const done = await Promise.race([
      // The attempt ends when its time is up, also when the work does not listen to the signal.
      new Promise<never>((_, reject) => {
        timeout.addEventListener('abort', () =>
          reject(new JobFailure(`not done in ${timeoutSeconds} seconds`)),
        );
      }),
      (async () => work(signal))(),
    ]);
    log.info({ ...facts(), ...done, event: 'job_done' }, 'job done');
  } catch (error) {
    const summary = failureSummary(error);
    const reason = error instanceof JobFailure ? error.message : summary.code;
    const isLast = job.attempts >= job.max_attempts;
    log[isLast ? 'error' : 'warn'](
      { event: isLast ? 'job_given_up' : 'job_failed', ...facts(), error: summary, reason },
      isLast ? 'job given up: a person must look at it' : 'job failed, will be tried again',
    );
    throw new JobFailure(reason === null ? summary.name : `${summary.name}: ${reason}`);
  }
}
