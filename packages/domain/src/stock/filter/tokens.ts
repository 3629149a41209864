import { fail, ok } from '../../core/result.ts';
import { filterLimits } from './filter-limits.ts';
import { cited, problemAt, type Reading, type Span } from './filter-problem.ts';

/** A word stands bare or in quotes, which make it a value and nothing else; a sign is one of ( ) , : = and so on. */
export interface Token extends Span {
  readonly kind: 'word' | 'quoted' | 'sign' | 'end';
  /** What was written; of a quoted word what is inside the quotes. */
  readonly text: string;
}

/** Words that mean something in the language, in any case; as a value they stand in quotes. */
export const keywords: ReadonlySet<string> = new Set(['and', 'or', 'not', 'in', 'is']);

/** Whether a text is a word without quotes: `CX-5`, `manufacturer.name`, `2021`. */
export const bareWord = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.-]*$/u;

// Each alternative begins with another sign and none can fail halfway, so that reading takes linear time.
const pattern =
  /(?<blank>\s+)|(?<word>[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.-]*)|(?<quote>["'])|(?<sign>[<>!]=|[=<>:(),])|(?<other>.)/suy;

/** Splits a text into words and signs; the last one is always the end. */
export function tokens(text: string): Reading<readonly Token[]> {
  const found: Token[] = [];
  if (text.length > filterLimits.length) {
    const tooMuch = { start: filterLimits.length, end: text.length };
    return refuse(text, tooMuch, `A filter has at most ${filterLimits.length} characters.`);
  }
  for (let start = 0; start < text.length;) {
    pattern.lastIndex = start;
    const { word, quote, sign, other } = pattern.exec(text)?.groups ?? {};
    let end = pattern.lastIndex;
    if (quote !== undefined) {
      const quoted = quotedFrom(text, start, quote);
      if (!quoted.ok) return quoted;
      found.push(quoted.value);
      ({ end } = quoted.value);
    } else if (word !== undefined) found.push({ kind: 'word', text: word, start, end });
    else if (sign !== undefined) found.push({ kind: 'sign', text: sign, start, end });
    else if (other !== undefined) {
      const reason = `${cited(other)} has no meaning here. Put a value with blanks or signs in straight quotes: "Soul Red".`;
      return refuse(text, { start, end }, reason);
    }
    start = end;
  }
  return ok([...found, { kind: 'end', text: '', start: text.length, end: text.length }]);
}

/** A backslash lets a quote, or a backslash, stand in quotes. */
function quotedFrom(text: string, start: number, quote: string): Reading<Token> {
  let inside = '';
  for (let at = start + 1; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === quote) return ok({ kind: 'quoted', text: inside, start, end: at + 1 });
    if (sign === '\n') break;
    // PostgreSQL takes no zero in a text, and no feed means the others.
    if (/\p{Cc}/u.test(sign)) {
      return refuse(text, { start: at, end: at + 1 }, 'A tab or control sign cannot stand in quotes.');
    }
    if (sign === '\\') {
      at += 1;
      if (!['"', "'", '\\'].includes(text.charAt(at))) {
        const reason = 'After a backslash comes a quote or another backslash.';
        return refuse(text, { start: at - 1, end: at }, reason);
      }
    }
    inside += text.charAt(at);
  }
  return refuse(text, { start, end: start + 1 }, `The quote ${quote} is not closed on its line.`);
}

function refuse(text: string, span: Span, reason: string) {
  return fail([problemAt(text, span, reason)]);
}
