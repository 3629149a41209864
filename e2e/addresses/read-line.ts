/** A line of the record: a request, and behind the arrow its response. */
export interface RecordLine {
  /** Of the line, up to the arrow. */
  readonly request: string;
  readonly method: string;
  readonly path: string;
  /** Null: that of the site. */
  readonly host: string | null;
  readonly isSignedIn: boolean;
  /** As the proxy before the server says it; null: it says nothing. */
  readonly protocol: string | null;
}

const written = /^(?<request>(?<method>[A-Z]+)(?<words>(?: [^/ ]+)*) (?<path>\/\S*))(?: => .*)?$/;

/** Reads a line, as `GET www.bigyard.example /finance => 301 ...`; null where it only tells something to readers. */
export function readLine(line: string): RecordLine | null {
  if (line === '' || line.startsWith('#')) return null;
  const groups = written.exec(line)?.groups;
  if (!groups) throw new Error(`no line of the record: ${line}`);
  const { request = '', method = '', words = '', path = '' } = groups;
  const conditions = words.split(' ');
  return {
    request,
    method,
    path,
    host: conditions.find((word) => word.includes('.')) ?? null,
    isSignedIn: conditions.includes('signed-in'),
    protocol: conditions.find((word) => word === 'http' || word === 'https') ?? null,
  };
}
