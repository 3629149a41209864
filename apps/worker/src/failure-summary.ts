import { ZodError } from 'zod';

/** A job cannot be done now, for a reason that may be read by anybody. */
export class JobFailure extends Error {
  override readonly name = 'JobFailure';
}

export interface FailureSummary {
  readonly name: string;
  readonly message: string;
  /** Where it was thrown: file and line, without the message that V8 puts before them. */
  readonly at: readonly string[];
}

/** Errors whose message is ours and holds no value of a row or of a form. */
const speakable = new Set(['DatabaseError', 'JobFailure', 'SmsNotTaken']);
const mostFrames = 8;

/**
 * What may be said of a failure in a log, and in the queue where staff see it. A message of unknown
 * origin may quote a visitor's email; its kind and place are enough to find the cause.
 */
export function summaryOf(error: unknown): FailureSummary {
  if (!(error instanceof Error)) return { name: typeof error, message: 'not an error', at: [] };
  return { name: error.name, message: messageOf(error), at: framesOf(error) };
}

function messageOf(error: Error): string {
  if (error instanceof ZodError) {
    return error.issues.map(({ code, path }) => `${path.map(String).join('.')}: ${code}`).join('; ');
  }
  if (speakable.has(error.name)) return error.message;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return code === undefined ? error.name : `${error.name} ${code}`;
}

// The stack begins with the message, any line of which could look like a place.
const framesOf = ({ stack = '', message }: Error) =>
  stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line))
    .slice(0, mostFrames)
    .map((line) => line.trim());
