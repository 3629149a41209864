/** What may be said of a failure in a log: its kind and its place. A message of unknown origin may quote a visitor. */
export interface FailureSummary {
  readonly name: string;
  readonly code: string | null;
  /** Where it was thrown: file and line, without the message that V8 puts before them. */
  readonly at: readonly string[];
}

const mostFrames = 6;

export function failureSummary(error: unknown): FailureSummary {
  if (!(error instanceof Error)) return { name: typeof error, code: null, at: [] };
  const { stack = '', message, name } = error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  const at = stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line))
    .slice(0, mostFrames)
    .map((line) => line.trim());
  return { name, code, at };
}
