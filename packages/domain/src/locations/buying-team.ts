import { knownText } from '../core/known-text.ts';
import type { Location } from './location.ts';

/**
 * Whether a location is the buying team (DATA-2): it has hours and a phone of its own and takes what sellers send, but
 * is no place to go to, so that no list of places names it.
 */
export function isBuyingTeam({ locationSubtype }: Pick<Location, 'locationSubtype'>): boolean {
  return /\bbuying\b/i.test(knownText(locationSubtype) ?? '');
}
