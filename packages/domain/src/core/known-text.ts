import { mendedText } from './mended-text.ts';

/** Text that a feed really gave: null, nothing but blanks and the word 'null' all mean that it gave none. */
export function knownText(value: string | null | undefined): string | null {
  const text = mendedText(value ?? '').trim();
  return text === '' || text.toLowerCase() === 'null' ? null : text;
}
