import { foldedText } from '../core/folded-text.ts';
import { greaterCity } from '../core/greater-city.ts';
import type { Place } from './places.ts';

const nearest = 3;

/**
 * The places of a group that somebody typed a suburb, city, state, postcode or brand for: every word begins one of
 * theirs. A postcode in which none is has those of the nearest postcodes of its state.
 */
export function findPlaces(places: readonly Place[], typed: string): readonly Place[] {
  const words = wordsOf(typed);
  const found = places.filter((place) => {
    const own = wordsOfPlace(place);
    return words.every((word) => own.some((one) => one.startsWith(word)));
  });
  const postcode = words.join(' ');
  if (found.length > 0 || !/^\d{4}$/.test(postcode)) return found;
  const away = (place: Place) => Math.abs(Number(postcodeOf(place)) - Number(postcode));
  return places
    .filter((place) => postcodeOf(place).startsWith(postcode.charAt(0)))
    .toSorted((one, other) => away(one) - away(other))
    .slice(0, nearest);
}

/** What the sign of a place says without its town: Ford Osborne Park is Ford. Null where that is all it says. */
export function placeBrand({ name, main }: Place): string | null {
  const town = main.address?.city ?? '';
  const brand = town !== '' && name.endsWith(` ${town}`) ? name.slice(0, -town.length).trim() : null;
  return brand || null;
}

function postcodeOf({ main }: Place): string {
  return (main.address?.postcode ?? '').trim();
}

function wordsOfPlace(place: Place): readonly string[] {
  const { name, main } = place;
  const { street, city, state } = main.address ?? {};
  const postcode = postcodeOf(place);
  return wordsOf([name, street, city, state, postcode, greaterCity(postcode)].join(' '));
}

function wordsOf(text: string): readonly string[] {
  return foldedText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
