import type { Car } from '@forecourt/domain/stock/car/car';
import { matchesChoice } from './matches-choice.ts';
import { readPriceRange, type PriceRange } from '@forecourt/domain/stock/attributes/price-range';
import { askingPriceCents } from '@forecourt/domain/stock/car/asking-price';
import type { SearchSite } from '@forecourt/domain/stock/attributes/attribute-definition';
import {
  attributeOf,
  listAttributes,
  rangeAttributes,
  searchAttributes,
  type ListAttribute,
  type SearchAttribute,
} from '@forecourt/domain/stock/attributes/search-attributes';
import {
  choiceOf,
  type ChosenRange,
  type NormalSearchState,
} from '@forecourt/domain/stock/search/search-state';
import { matchesQuery } from './matches-query.ts';

/**
 * Whether a car is among the results of a search: it has one of the chosen values of every list, lies
 * within every range, is among the chosen makes and models and is found by the words. As plain as it can
 * be said; the engines are judged by it.
 *
 * `except` leaves one filter aside: facets are disjunctive, so that a facet counts the cars that fit
 * everything but itself (SRCH-4).
 */
export function matchesSearch(
  car: Car,
  { query, lists, ranges }: NormalSearchState,
  site: SearchSite,
  except: SearchAttribute | null = null,
): boolean {
  const isAside = (attribute: SearchAttribute) => attribute === except;
  return (
    matchesQuery(car, query) &&
    listAttributes.every(
      (attribute) =>
        isTree(attribute) || isAside(attribute) || matchesList(car, attribute, lists[attribute] ?? [], site),
    ) &&
    rangeAttributes.every(
      (attribute) =>
        isAside(attribute) || matchesRange(attributeOf(attribute).values(car, site), ranges[attribute]),
    ) &&
    // Make, model and make_model are one choice: a facet of any of them is counted without all of it.
    ((except !== null && isTree(except)) || matchesChoice(car, choiceOf(lists)))
  );
}

function isTree(attribute: SearchAttribute): boolean {
  return searchAttributes[attribute].kind === 'tree';
}

function matchesList(
  car: Car,
  attribute: ListAttribute,
  chosen: readonly string[],
  site: SearchSite,
): boolean {
  if (chosen.length === 0) return true;
  if (searchAttributes[attribute].kind === 'band') return matchesBand(car, attribute, chosen, site);
  const values = new Set(attributeOf(attribute).values(car, site).map(String));
  return chosen.some((value) => values.has(value));
}

/** By the amounts that the range itself names: a link from before the site changed its edges still holds. */
function matchesBand(
  car: Car,
  attribute: ListAttribute,
  chosen: readonly string[],
  site: SearchSite,
): boolean {
  const cents = attribute === 'weeklyPriceRange' ? site.weeklyPriceCents(car) : askingPriceCents(car);
  if (cents === null) return false;
  return chosen.some((text) => {
    const range = readPriceRange(text);
    return range !== null && isInPriceRange(cents, range);
  });
}

/** A car without the value is in no range. */
function matchesRange(values: readonly (string | number)[], range: ChosenRange | undefined): boolean {
  if (!range) return true;
  const { min, max } = range;
  return values.some(
    (value) => (min === null || Number(value) >= min) && (max === null || Number(value) <= max),
  );
}

function isInPriceRange(cents: number, { from, below }: PriceRange): boolean {
  // Multiplied and rounded, as cents divided by a hundred would not always be the number that was written.
  return (
    (from === null || cents >= Math.round(from * 100)) && (below === null || cents < Math.round(below * 100))
  );
}
