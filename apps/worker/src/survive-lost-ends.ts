import type { EventLog } from '@forecourt/server/observability/event-log';

/** What the library of the queue says of a job that ended after its queue did. */
export const lostEnd = 'This batcher has been released';

/**
 * The library waits for nobody when a job is done while PostgreSQL is gone: where the queue is given up meanwhile, the end
 * of the job is a rejection that nobody handles, which would take the whole process with it. The job is still locked by
 * that life of the queue, and runs again with the next; so this one rejection is a line of the log, and all others end
 * the process as ever.
 */
export function surviveLostEnds(log: EventLog): void {
  process.on('unhandledRejection', (error) => {
    if (!(error instanceof Error && error.message.startsWith(lostEnd))) throw error;
    log.warn({ event: 'job_end_lost' }, 'the end of a job could not be kept; it runs again');
  });
}
