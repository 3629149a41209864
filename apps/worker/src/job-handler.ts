import type { JobDefinition } from '@forecourt/app/ports/platform/jobs.port';
import type { Scope } from '@forecourt/app/ports/platform/scope.port';
import type { Ports } from './compose.ts';

interface JobRun<Input> {
  readonly scope: Scope;
  readonly input: Input;
  /** Aborts when the attempt has taken too long, or the worker must stop now. */
  readonly signal: AbortSignal;
}

/** A job that a tenant's transaction enqueued, with what does it. */
export interface TenantJob<Input = never> {
  readonly job: JobDefinition<Input>;
  /** Without one it is patient. */
  readonly queue?: 'prompt' | 'money' | 'receipts';
  run(ports: Ports, run: JobRun<Input>): Promise<void>;
}

/** A job of no tenant. Only the schedule starts it. What it answers goes into the log: counts, no personal data. */
export interface PlatformJob {
  readonly name: string;
  readonly maxAttempts: number;
  readonly timeoutSeconds: number;
  run(ports: Ports, signal: AbortSignal): Promise<object>;
}

export interface JobList {
  readonly tenantJobs: readonly TenantJob[];
  readonly platformJobs: readonly PlatformJob[];
}
