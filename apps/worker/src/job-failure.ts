import { failureSummary, type FailureSummary } from '@forecourt/server/observability/failure-summary';
import { ZodError } from 'zod';

/** A job cannot be done now, for a reason that may be read by anybody. */
export class JobFailure extends Error {
  override readonly name = 'JobFailure';
}

export interface JobFailureSummary extends FailureSummary {
  readonly message: string;
}

/** Errors whose message is ours and holds no value of a row or of a form. */
const speakable = new Set(['DatabaseError', 'JobFailure', 'SmsNotTaken']);

/** What may be said of a failure in a log, and in the queue where staff see it: the message only where it is ours. */
export function jobFailureSummary(error: unknown): JobFailureSummary {
  return { ...failureSummary(error), message: messageOf(error) };
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return 'not an error';
  if (error instanceof ZodError) {
    return error.issues.map(({ code, path }) => `${path.map(String).join('.')}: ${code}`).join('; ');
  }
  if (speakable.has(error.name)) return error.message;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return code === undefined ? error.name : `${error.name} ${code}`;
}
