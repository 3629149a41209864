/** What may be said of a failure in a log, and where staff see it: its kind and its place. */
export interface FailureSummary {
  readonly name: string;
  /** Words of fixed vocabularies: ECONNREFUSED, unavailable 57P01; null where it has none. */
  readonly code: string | null;
  /** Stack frames, file and line, without the message that V8 puts before them. */
  readonly at: readonly string[];
}

const mostFrames = 6;
const mostCodes = 4;
/** A word of a fixed vocabulary; anything longer, or with other characters, may be a visitor's. */
const isToken = /^[\w.-]{1,60}$/;
const codeProperties = ['kind', 'code', 'sqlState'] as const;

/**
 * The privacy policy of all logs: no message leaves a program, as one of unknown origin may quote a visitor's email,
 * nor where a schema found an input wrong, whose very keys may be a visitor's.
 */
export function failureSummary(error: unknown): FailureSummary {
  if (!(error instanceof Error)) return { name: typeof error, code: null, at: [] };
  const name = isToken.test(error.name) ? error.name : 'Error';
  return { name, code: codeOf(error), at: framesOf(error) };
}

function codeOf(error: Error): string | null {
  const values = new Map<string, unknown>(Object.entries(error));
  const ofIssues = 'issues' in error && Array.isArray(error.issues) ? error.issues.map(issueCode) : [];
  const found = [...codeProperties.map((property) => values.get(property)), ...new Set(ofIssues)];
  const tokens = found.filter((value) => typeof value === 'string' && isToken.test(value));
  return tokens.length > 0 ? tokens.slice(0, mostCodes).join(' ') : null;
}

/** Of an issue that a schema found: which kind of fault it is. */
function issueCode(issue: unknown): unknown {
  return typeof issue === 'object' && issue !== null && 'code' in issue ? issue.code : undefined;
}

function framesOf({ stack = '', message }: Error): readonly string[] {
  // The stack begins with the message, any line of which could look like a frame.
  const end = stack.indexOf(message);
  if (end === -1) return [];
  return stack
    .slice(end + message.length)
    .split('\n')
    .filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line))
    .slice(0, mostFrames)
    .map((line) => line.trim());
}
