/** A line of the record: what is asked, and behind the arrow what was answered. */
export interface RecordLine {
  /** Of the line, up to the arrow. */
  readonly asked: string;
  readonly method: string;
  readonly path: string;
  /** Null: that of the site. */
  readonly host: string | null;
  readonly isSignedIn: boolean;
  /** As the proxy before the server says it; null: it says nothing. */
  readonly protocol: string | null;
}

const written = /^(?<asked>(?<method>[A-Z]+)(?<words>(?: [^/ ]+)*) (?<path>\/\S*))(?: => .*)?$/;

/** Reads a line, as `GET www.bigyard.example /finance => 301 ...`; null where it only tells something to readers. */
export function readLine(line: string): RecordLine | null {
  if (line === '' || line.startsWith('#')) return null;
  const groups = written.exec(line)?.groups;
  if (!groups) throw new Error(`no line of the record: ${line}`);
  const { asked = '', method = '', words = '', path = '' } = groups;
  const said = words.split(' ');
  return {
    asked,
    method,
    path,
    host: said.find((word) => word.includes('.')) ?? null,
    isSignedIn: said.includes('signed-in'),
    protocol: said.find((word) => word === 'http' || word === 'https') ?? null,
  };
}
