import { negations } from './tables/held-words.ts';
import { meantWish } from './meant-wish.ts';
import { cheapWords, kmWords, lowWords, wishGlue, wishWords } from './tables/wishes.ts';

/** What of the words that were read for no filter is not looked up in cars either. */
export interface SetAside {
  /** The words that are. */
  readonly kept: string;
  /** What is not wanted: not white. Null where nothing is refused. */
  readonly refused: string | null;
  /** The order that words ask for: of cheap the lowest price first, of low kms the fewest kilometres. */
  readonly order: 'priceAsc' | 'kmAsc' | null;
}

const piece = /"[^"]*"|\S+/gu;

/**
 * What is refused would otherwise be found, as if it were asked for: of 'no diesel' every text with both words. All that
 * follows the no belongs to it, up to what stands in quotation marks of its own.
 */
export function setAside(query: string): SetAside {
  const pieces = query.match(piece) ?? [];
  const at = pieces.findIndex((one, place) => isRefusal(one, pieces[place + 1]));
  const end = at < 0 ? at : endOfRefusal(pieces, at);
  const rest = at < 0 ? pieces : [...pieces.slice(0, at), ...pieces.slice(end)];
  const orders = rest.map((one, place) => orderOf(one, rest[place - 1], rest[place + 1]));
  return {
    kept: rest.filter((_, place) => orders[place] === null).join(' '),
    refused: at < 0 ? null : pieces.slice(at, end).join(' ').replaceAll('"', ''),
    order: orders.find((order) => order !== null) ?? null,
  };
}

/** The order that a word asks for, by itself or with the one beside it: low kms. */
function orderOf(word: string, before: string | undefined, after: string | undefined): SetAside['order'] {
  const [code, last, next] = [word, before ?? '', after ?? ''].map(plain) as [string, string, string];
  if (cheapWords.has(code)) return 'priceAsc';
  const isLowKm = (lowWords.has(code) && kmWords.has(next)) || (kmWords.has(code) && lowWords.has(last));
  return isLowKm ? 'kmAsc' : null;
}

/** Whether all of it is wishes, so that the rest of a search says as much without it. */
export function isWish(query: string): boolean {
  const words = (query.match(piece) ?? []).map(plain).filter((word) => !wishGlue.has(word));
  return words.length > 0 && words.every((word) => wishWords.has(word) || meantWish(word) !== null);
}

function plain(word: string): string {
  return word.toLowerCase().replaceAll(/[^\p{L}\p{N}"]/gu, '');
}

/** A no before a number is the number of something: stock no 1234. */
function isRefusal(word: string, next: string | undefined): boolean {
  return negations.has(plain(word)) && next !== undefined && !/^\W*\d/u.test(next);
}

function endOfRefusal(pieces: readonly string[], at: number): number {
  if (pieces[at + 1]?.startsWith('"') === true) return at + 2;
  const next = pieces.findIndex((one, place) => place > at && one.startsWith('"'));
  return next < 0 ? pieces.length : next;
}
