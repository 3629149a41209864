import * as z from 'zod';

/** What runs later, for one tenant: its name, what it is told, and how long it may try. */
export interface JobDefinition<Input = unknown> {
  readonly name: string;
  readonly input: z.ZodType<Input>;
  /** Each failure waits longer than the one before (e, e², ... seconds, at most six hours). */
  readonly maxAttempts: number;
  /** One attempt is given up after this; the next may still succeed. */
  readonly timeoutSeconds: number;
}

interface NewJob<Input> {
  readonly name: string;
  readonly input: z.ZodType<Input>;
  readonly maxAttempts?: number;
  readonly timeoutSeconds?: number;
}

/** Declares a job. It runs at least once, so what it does must bear being done twice. */
export function defineJob<Input>(job: NewJob<Input>): JobDefinition<Input> {
  if (!/^[a-z][a-z0-9-]{0,79}$/.test(job.name)) throw new Error(`Not a name for a job: ${job.name}`);
  return { maxAttempts: 25, timeoutSeconds: 60, ...job };
}

export interface JobOptions {
  /** While a job of this tenant with this key waits, enqueueing again replaces it. */
  readonly key?: string;
  readonly runAt?: Date;
}

/** A job with what it is told: `waitingJob` makes one. */
export interface WaitingJob extends JobOptions {
  readonly job: JobDefinition;
  readonly input: unknown;
}

/** Puts a job and its input together, whose types fit. */
export function waitingJob<Input>(
  job: JobDefinition<Input>,
  input: Input,
  options: JobOptions = {},
): WaitingJob {
  return { ...options, job, input };
}

/** Jobs of the transaction's own tenant. They exist once the transaction has committed, and not before. */
export interface JobQueue {
  enqueue<Input>(job: JobDefinition<Input>, input: Input, options?: JobOptions): Promise<void>;
  /** Several in one step, as somebody waits for it; each with another key. At most 500. */
  enqueueAll(jobs: readonly WaitingJob[]): Promise<void>;
}

/**
 * What the queue holds for a job. The tenant is written by the database from the transaction that
 * enqueued it, never by the caller.
 */
export const jobEnvelope = z.strictObject({
  tenant: z.union([z.strictObject({ siteId: z.uuid() }), z.strictObject({ staffId: z.uuid() })]),
  input: z.unknown(),
});

export type JobTenant = z.infer<typeof jobEnvelope>['tenant'];
