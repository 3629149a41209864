import type { ClientInfo } from './client-info.ts';

export interface SentFields {
  readonly values: unknown;
  /** It came from an HTML form, as browsers send it without a script. */
  readonly isHtmlForm: boolean;
}

const mostFields = 200;
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** What a reader puts in the place of bytes that are no text, and the zero that no browser sends and nothing stores. */
const isNoText = /[\u{fffd}\0]/u;

/** What a post says, from a form or as JSON; null where it cannot be read, or does not arrive. */
export async function readFields({ contentType = '', readBody }: ClientInfo): Promise<SentFields | null> {
  const [kind = ''] = contentType.toLowerCase().split(';', 1);
  try {
    const text = utf8.decode(await readBody());
    if (kind.trim() === 'application/json') return { values: JSON.parse(text), isHtmlForm: false };
    if (kind.trim() !== 'application/x-www-form-urlencoded') return null;
    const values = namedValues(text);
    return values && { values, isHtmlForm: true };
  } catch {
    return null;
  }
}

/**
 * The values of a form or a query by their names. A name that is sent twice has a list: what expects one value
 * refuses it, so that no two readers take different ones. Null where there are too many, or no text.
 */
export function namedValues(text: string): Readonly<Record<string, string | readonly string[]>> | null {
  const pairs = [...new URLSearchParams(text)];
  if (pairs.length > mostFields) return null;
  const named = new Map<string, string | readonly string[]>();
  for (const [name, value] of pairs) {
    if (isNoText.test(name) || isNoText.test(value)) return null;
    const before = named.get(name);
    named.set(name, before === undefined ? value : [before, value].flat());
  }
  return Object.fromEntries(named);
}
