import type { Sender } from '../http-server.ts';

export interface SentFields {
  readonly values: unknown;
  /** It came from a form as browsers send it by themselves. */
  readonly isForm: boolean;
}

const mostFields = 200;

/** What a post says, from a form or as JSON; null where it cannot be read. A name that is sent twice has its last value. */
export async function readFields({ contentType = '', readBody }: Sender): Promise<SentFields | null> {
  const [kind] = contentType.toLowerCase().split(';', 1);
  const body = (await readBody()).toString('utf8');
  if (kind === 'application/x-www-form-urlencoded') {
    const pairs = [...new URLSearchParams(body)].slice(0, mostFields);
    return { values: Object.fromEntries(pairs), isForm: true };
  }
  if (kind !== 'application/json') return null;
  try {
    return { values: JSON.parse(body), isForm: false };
  } catch {
    return null;
  }
}
