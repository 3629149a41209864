import type { Result } from '../../core/result.ts';

/** A piece of the text, in UTF-16 units as an editor's selection counts. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Why a text is no filter, and where. */
export interface FilterProblem extends Span {
  /** From 1. */
  readonly line: number;
  /** From 1, in characters. */
  readonly column: number;
  /** A whole sentence with the place in it, for a form and for a log. */
  readonly message: string;
  /** The line, or what of it is near, with the place underlined in a second one; for a fixed-width font. */
  readonly marked: string;
}

/** What a text says, or one problem and more, in the order of the text. */
export type Reading<Value> = Result<Value, readonly FilterProblem[]>;

const nearby = 32;

/** Names the place of a problem in a text. */
export function problemAt(text: string, { start, end }: Span, reason: string): FilterProblem {
  const before = text.slice(0, start);
  const lineStart = before.lastIndexOf('\n') + 1;
  const lineEnd = `${text}\n`.indexOf('\n', start);
  const [line, column] = [before.split('\n').length, Array.from(before.slice(lineStart)).length + 1];
  return {
    start,
    end,
    line,
    column,
    message: `Line ${line}, column ${column}: ${reason}`,
    marked: marked(text.slice(lineStart, lineEnd), start - lineStart, Math.min(end, lineEnd) - lineStart),
  };
}

/** A piece of the text in a sentence about it: not all of one that was made to be long. */
export function cited(text: string): string {
  const signs = Array.from(text.replaceAll(/\p{Cc}/gu, '\u{fffd}'));
  return signs.length > nearby ? `${signs.slice(0, nearby - 1).join('')}…` : signs.join('');
}

function marked(line: string, start: number, end: number): string {
  const [ahead, place, behind] = [line.slice(0, start), line.slice(start, end), line.slice(end)].map(
    // A tab or another sign without a width would move the mark away from its place.
    (part) => Array.from(part.replaceAll(/\p{Cc}/gu, ' ')),
  ) as [string[], string[], string[]];
  const from = ahead.length > nearby ? ['…', ...ahead.slice(1 - nearby)] : ahead;
  const to = behind.length > nearby ? [...behind.slice(0, nearby - 1), '…'] : behind;
  const shown = place.length > nearby ? [...place.slice(0, nearby - 1), '…'] : place;
  return `${[...from, ...shown, ...to].join('')}\n${' '.repeat(from.length)}${'^'.repeat(shown.length || 1)}`;
}
