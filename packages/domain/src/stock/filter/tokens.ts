import { fail, ok } from '../../core/result.ts';
import { filterLimits } from './filter-limits.ts';
import { cited, problemAt, type Reading, type Span } from './filter-problem.ts';

/** A word stands bare or in quotes, which make it a value and nothing else; a sign is one of ( ) , : = and so on. */
export interface Token extends Span {
  readonly kind: 'word' | 'quoted' | 'sign' | 'end';
  /** What was written; of a word in quotes what is inside them. */
  readonly text: string;
}

/** Words that mean something in the language, in any case; as a value they stand in quotes. */
export const keywords: ReadonlySet<string> = new Set(['and', 'or', 'not', 'in', 'is']);

/**
 * Whether a text is a word without quotes: `CX-5`, `manufacturer.name`, `2021`.
 * @planned TEN-6.3
 */
export const bareWord = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.-]*$/u;

// A word, a text in quotes, a sign, or anything else but blanks. No two begin alike, and the first that is
// not in order ends the reading, so that it takes linear time.
const pattern =
  /([\p{L}\p{N}_][\p{L}\p{M}\p{N}_.-]*)|("(?:[^"\\\n]|\\[^\n])*"|'(?:[^'\\\n]|\\[^\n])*')|([<>!]=|[=<>:(),])|\S/gu;

/** Splits a text into words and signs; the last one is always the end. */
export function tokens(text: string): Reading<readonly Token[]> {
  const refuse = (start: number, end: number, reason: string) =>
    fail([problemAt(text, { start, end }, reason)]);
  if (text.length > filterLimits.length) {
    return refuse(
      filterLimits.length,
      text.length,
      `A filter has at most ${filterLimits.length} characters.`,
    );
  }
  const found: Token[] = [];
  for (const match of text.matchAll(pattern)) {
    const [written, word, quoted, sign] = match;
    const [start, end] = [match.index, match.index + written.length];
    if (word !== undefined) found.push({ kind: 'word', text: word, start, end });
    else if (sign !== undefined) found.push({ kind: 'sign', text: sign, start, end });
    else if (quoted !== undefined) {
      const wrong = wrongInQuotes(quoted);
      if (wrong) return refuse(start + wrong.at, start + wrong.at + 1, wrong.reason);
      found.push({ kind: 'quoted', text: quoted.slice(1, -1).replaceAll(/\\(.)/gu, '$1'), start, end });
    } else return refuse(start, end, meaningless(written));
  }
  return ok([...found, { kind: 'end', text: '', start: text.length, end: text.length }]);
}

/** A backslash lets a quote, or a backslash, stand in quotes. */
function wrongInQuotes(quoted: string): { readonly at: number; readonly reason: string } | null {
  for (const { 0: piece, index: at } of quoted.matchAll(/\\.|\p{Cc}/gu)) {
    // PostgreSQL takes no zero in a text, and no feed means the others.
    if (!piece.startsWith('\\')) return { at, reason: 'A tab or control sign cannot stand in quotes.' };
    if (!/["'\\]$/.test(piece))
      return { at, reason: 'After a backslash comes a quote or another backslash.' };
  }
  return null;
}

function meaningless(sign: string): string {
  if (sign === '"' || sign === "'") return `The quote ${sign} is not closed on its line.`;
  return `${cited(sign)} has no meaning here. Put a value with blanks or signs in straight quotes: "Soul Red".`;
}
