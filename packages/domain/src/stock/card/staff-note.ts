import { knownText } from '../../core/known-text.ts';
import type { Car } from '../car/car.ts';

/** What two lines of a row hold. */
const longest = 150;

/**
 * The first sentence that a salesperson wrote about a car, for its row in a list (CARD-1); null where nobody wrote
 * one, where it is too long to stand whole, where it begins with the year as the title above it does, and where it is
 * all capitals, which is an advertisement and no word of a person.
 */
export function staffNote({ dealerComments, year }: Pick<Car, 'dealerComments' | 'year'>): string | null {
  const paragraph = (dealerComments ?? '').replace(/\|.*/s, '').trim();
  const end = /[.!?](?=\s|$)/.exec(paragraph);
  const sentence = knownText(end ? paragraph.slice(0, end.index + 1) : paragraph);
  if (sentence === null || sentence.length > longest) return null;
  if (year !== null && sentence.startsWith(`${year} `)) return null;
  return sentence === sentence.toUpperCase() ? null : sentence;
}
