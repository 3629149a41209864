import { foldedText } from '../core/folded-text.ts';
import { greaterCity } from '../core/greater-city.ts';
import type { Place } from './places.ts';
import { postcodeState } from './postcode-state.ts';
import { towns } from './towns.ts';

/** The places that were found, and how they lie to what was asked for. */
export interface FoundPlaces {
  readonly places: readonly Place[];
  /** None is in the town that was named: these are in its state. */
  readonly instead: { readonly asked: string; readonly state: string } | null;
}

/**
 * The places of a group that somebody typed a suburb, city, state, postcode or brand for: every word begins one of
 * theirs. Of a postcode or town all of its city are near; where none is, those of its state are the nearest.
 */
export function findPlaces(places: readonly Place[], typed: string): FoundPlaces {
  const words = wordsOf(typed);
  const asked = askedRegion(words);
  const named = matching(places, words);
  if (!asked) return { places: named, instead: null };
  const inCity = matching(places.filter(isInCity(asked.postcode)), asked.rest);
  if (named.length > 0 || inCity.length > 0) {
    return { places: [...named, ...inCity.filter((place) => !named.includes(place))], instead: null };
  }
  const state = postcodeState(asked.postcode);
  const near = matching(places.filter(isInState(state?.code)), asked.rest);
  if (!state || near.length === 0) return { places: [], instead: null };
  return { places: near, instead: { asked: asked.name, state: state.name } };
}

interface AskedRegion {
  readonly name: string;
  readonly postcode: string;
  /** The words that say something else: a brand. */
  readonly rest: readonly string[];
}

/** The region that words name by a postcode, a town, or both. */
function askedRegion(words: readonly string[]): AskedRegion | null {
  const postcode = words.find((word) => /^\d{4}$/.test(word));
  const town = towns.find(({ name }) => ` ${words.join(' ')} `.includes(` ${foldedText(name)} `));
  const found = postcode ?? town?.postcode;
  if (found === undefined) return null;
  const ofTown = wordsOf(town?.name ?? '');
  const rest = words.filter((word) => word !== postcode && !ofTown.includes(word));
  return {
    name: town?.name ?? found,
    postcode: found,
    // Beside a postcode a suburb that no place is in says no more than the postcode does.
    rest: postcode === undefined || town ? rest : [],
  };
}

function matching(places: readonly Place[], words: readonly string[]): readonly Place[] {
  return places.filter((place) => {
    const own = wordsOfPlace(place);
    return words.every((word) => own.some((one) => one.startsWith(word)));
  });
}

function isInCity(postcode: string): (place: Place) => boolean {
  const city = greaterCity(postcode);
  return (place) => city !== null && greaterCity(postcodeOf(place)) === city;
}

function isInState(code: string | undefined): (place: Place) => boolean {
  return ({ main }) => code !== undefined && main.address?.state?.toUpperCase() === code;
}

/**
 * The brands that a place sells; where it sells none new, what its sign says without its town: Used Cars Burswood is
 * Used Cars. None where the town is all it says.
 */
export function placeBrands({ name, main, departments }: Place): readonly string[] {
  const sold = [...new Set(departments.flatMap(({ manufacturers }) => manufacturers))];
  if (sold.length > 0) return sold;
  const town = main.address?.city ?? '';
  const sign = town !== '' && name.endsWith(` ${town}`) ? name.slice(0, -town.length).trim() : '';
  return sign === '' ? [] : [sign];
}

function postcodeOf({ main }: Place): string {
  return (main.address?.postcode ?? '').trim();
}

function wordsOfPlace(place: Place): readonly string[] {
  const { name, main } = place;
  const { street, city, state } = main.address ?? {};
  const postcode = postcodeOf(place);
  return wordsOf(
    [name, street, city, state, postcode, greaterCity(postcode), ...placeBrands(place)].join(' '),
  );
}

function wordsOf(text: string): readonly string[] {
  return foldedText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
