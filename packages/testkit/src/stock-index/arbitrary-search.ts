import type { StockSearch } from '@forecourt/app/ports/stock/stock-index.port';
import type { Car } from '@forecourt/domain/stock/car/car';
import { searchedText } from '@forecourt/domain/stock/search/searched-words';
import type { SearchSite } from '@forecourt/domain/stock/attributes/attribute-definition';
import {
  attributeOf,
  listAttributes,
  rangeAttributes,
  type ListAttribute,
  type RangeAttribute,
} from '@forecourt/domain/stock/attributes/search-attributes';
import {
  emptySearch,
  normalSearchState,
  type ChosenRange,
} from '@forecourt/domain/stock/search/search-state';
import { sortNames } from '@forecourt/domain/stock/attributes/sort-name';
import type { Random } from '../world/random.ts';
import { inOtherCase, strangeText } from './awkward-words.ts';

/** A search without words among cars of a site. Its choices mostly admit one car, so that it finds something. */
export function arbitrarySearch(random: Random, cars: readonly Car[], site: SearchSite): StockSearch {
  const wanted = random.pick(cars);
  const lists: Partial<Record<ListAttribute, readonly string[]>> = {};
  for (let chosen = random.pick([0, 1, 1, 2, 3, 5]); chosen > 0; chosen -= 1) {
    const attribute = random.pick(listAttributes);
    const own = attributeOf(attribute).values(wanted, site);
    if (own.length === 0 && random.chance(0.8)) continue;
    lists[attribute] = someValues(random, attribute, { own, cars, site });
  }
  // The tree is one choice in three lists: alone, each of them would be as any other.
  if (random.chance(0.15)) {
    for (const attribute of ['make', 'model', 'makeModel'] as const) {
      const own = attributeOf(attribute).values(wanted, site);
      if (random.chance(0.7)) lists[attribute] = someValues(random, attribute, { own, cars, site });
    }
  }
  const ranges: Partial<Record<RangeAttribute, ChosenRange>> = {};
  for (let chosen = random.pick([0, 0, 1, 2]); chosen > 0; chosen -= 1) {
    const attribute = random.pick(rangeAttributes);
    const isAround = attributeOf(attribute).values(wanted, site).length > 0 && random.chance(0.8);
    const drawn = arbitraryRange(random, attribute, cars, site);
    ranges[attribute] = isAround ? { ...drawn, min: 0 } : drawn;
  }
  return {
    state: normalSearchState({
      query: '',
      page: random.pick([1, 1, 1, 2, 3, 9]),
      sortBy: random.pick(sortNames),
      lists,
      ranges,
    }),
    pageSize: random.pick([1, 5, 21, 50]),
    facets: random.chance(0.1) ? [] : listAttributes.filter(() => random.chance(0.7)),
    stats: rangeAttributes.filter(() => random.chance(0.8)),
    findsPrices: random.chance(0.5),
  };
}

/** A search by words of a car, whole or begun, in any order and case, or by one of its numbers. */
export function arbitraryTextSearch(random: Random, cars: readonly Car[], site: SearchSite): StockSearch {
  const search = arbitrarySearch(random, cars, site);
  const isRefined = random.chance(0.3);
  const state = isRefined ? search.state : emptySearch('relevant');
  return {
    ...search,
    pageSize: 200,
    state: normalSearchState({ ...state, page: 1, query: typedFor(random, random.pick(cars)) }),
  };
}

/** What somebody types who looks for the car. */
export function typedFor(random: Random, car: Car): string {
  const numbers = [car.stockNumber, car.regoPlate, car.vin, car.vin?.slice(0, 8)].filter(
    (text) => text !== null && text !== undefined,
  );
  if (numbers.length > 0 && random.chance(0.2)) return inOtherCase(random, random.pick(numbers));
  if (car.standardEquipment.length > 0 && random.chance(0.2)) return equipmentFor(random, car);
  const words = searchedText(car)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return strangeText(random);
  const typed = Array.from({ length: random.int(1, 3) }, () => random.pick(words));
  const begun = random.chance(0.5)
    ? typed.map((word) => Array.from(word).slice(0, random.int(1, 6)).join(''))
    : typed;
  return inOtherCase(random, begun.join(random.pick([' ', '  ', ', '])));
}

/** Words of what the car has, in quotation marks: of one line, or of two, which no one line need have. */
function equipmentFor(random: Random, { standardEquipment }: Car): string {
  const lines = Array.from({ length: random.int(1, 2) }, () => random.pick(standardEquipment));
  const words = lines.flatMap((line) => line.replaceAll(/["“”]/gu, ' ').split(/\s+/));
  const some = words.filter(() => random.chance(0.5));
  return inOtherCase(random, `"${(some.length > 0 ? some : words).join(' ')}"`);
}

interface ValueSource {
  readonly own: readonly (string | number)[];
  readonly cars: readonly Car[];
  readonly site: SearchSite;
}

/** Of a band seldom the wanted car's own: it would hide what another band makes of the same amount. */
function someValues(
  random: Random,
  attribute: ListAttribute,
  { own, cars, site }: ValueSource,
): readonly string[] {
  const others = Array.from({ length: random.int(1, 5) }, () => oneValue(random, attribute, cars, site));
  const isBand = attributeOf(attribute).kind === 'band';
  return random.chance(isBand ? 0.3 : 0.9) ? [...own.map(String), ...others] : others;
}

function oneValue(random: Random, attribute: ListAttribute, cars: readonly Car[], site: SearchSite): string {
  if (random.chance(0.1)) return strangeText(random);
  if (attributeOf(attribute).kind === 'band' && random.chance(0.8)) {
    return random.pick([
      '0-5000',
      '5000-10000',
      '10000-29999.5',
      '29999.50-',
      '-10000',
      '-',
      '99.5-200',
      '100-',
      'cheap',
    ]);
  }
  const [value] = attributeOf(attribute).values(random.pick(cars), site);
  const text = String(value ?? 'none');
  return random.chance(0.1) ? inOtherCase(random, text) : text;
}

function arbitraryRange(
  random: Random,
  attribute: RangeAttribute,
  cars: readonly Car[],
  site: SearchSite,
): ChosenRange {
  const end = () => {
    const [value] = attributeOf(attribute).values(random.pick(cars), site);
    if (random.chance(0.1)) return random.pick([-1, 1.5, NaN, Infinity, 1e9, 0]);
    return random.chance(0.3) ? null : Math.round(Number(value ?? 0)) + random.int(-1, 1);
  };
  return { min: end(), max: end() };
}
