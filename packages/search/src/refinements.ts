import type { StockSite } from '@forecourt/app/ports/stock/stock-index.port';
import { featureKey } from '@forecourt/domain/stock/attributes/filtered-features';
import { normalChoice } from '@forecourt/domain/stock/search/make-model-tree';
import { readPriceRange, type PriceRange } from '@forecourt/domain/stock/attributes/price-range';
import {
  attributeOf,
  listAttributes,
  rangeAttributes,
  type ListAttribute,
  type RangeAttribute,
  type SearchAttribute,
} from '@forecourt/domain/stock/attributes/search-attributes';
import {
  choiceOf,
  type ChosenLists,
  type ChosenRange,
  type SearchState,
} from '@forecourt/domain/stock/search/search-state';
import { inCents } from './document-to-source.ts';
import { filterQuery } from './filter-query.ts';
import { allOf, anyOf, exists, oneOf, within, type Query } from './query-language.ts';
import { listField } from './stock-fields.ts';
import { weeklyField, weeklyQueries } from './weekly-query.ts';

/** A facet is counted without the refinement of its own group (SRCH-4). Makes and models are one group. */
export type Group = SearchAttribute | 'tree';

export interface Refinement {
  readonly group: Group;
  readonly query: Query;
}

export function groupOf(attribute: SearchAttribute): Group {
  return attributeOf(attribute).kind === 'tree' ? 'tree' : attribute;
}

/** What a visitor has chosen, one condition for each group. The state is in its normal form. */
export function refinements({ lists, ranges }: SearchState, site: StockSite): readonly Refinement[] {
  const byLists = listAttributes
    .filter((attribute) => groupOf(attribute) !== 'tree' && (lists[attribute] ?? []).length > 0)
    .map((attribute) => ({ group: attribute, query: listQuery(attribute, lists[attribute] ?? [], site) }));
  const byRanges = rangeAttributes.flatMap((attribute) => {
    const range = ranges[attribute];
    return range === undefined ? [] : [{ group: attribute, query: rangeQuery(attribute, range) }];
  });
  const tree = treeQuery(lists);
  return [...byLists, ...byRanges, ...(tree === null ? [] : [{ group: 'tree' as const, query: tree }])];
}

function listQuery(attribute: ListAttribute, chosen: readonly string[], site: StockSite): Query {
  if (attribute === 'categories') {
    const named = site.categories.filter(({ slug }) => chosen.includes(slug));
    return anyOf(named.map(({ filter }) => filterQuery(filter)));
  }
  if (attribute === 'priceRange') return anyOf(chosen.map(readPriceRange).map(priceQuery));
  if (attribute === 'weeklyPriceRange') return weeklyQuery(chosen, site);
  const field = listField(attribute);
  if (field === null) throw new Error(`No field holds ${attribute}`);
  if (attribute !== 'filteredFeatures') return oneOf(field, chosen);
  // A feature that the site does not list is none of its choices, whatever cars have it.
  const known = chosen.filter((feature) => site.featureList.includes(feature));
  return oneOf(field, known.map(featureKey));
}

function priceQuery(range: PriceRange | null): Query {
  if (range === null) return anyOf([]);
  const { from, below } = range;
  if (from === null && below === null) return exists('price');
  return within('price', {
    ...(from !== null && { gte: inCents(from) }),
    ...(below !== null && { lt: inCents(below) }),
  });
}

function weeklyQuery(chosen: readonly string[], { weekly, dealerships }: StockSite): Query {
  if (weekly === null) return anyOf([]);
  const field = weeklyField(weekly);
  const amounts = chosen.map(readPriceRange).map((range) => {
    if (range === null) return anyOf([]);
    const { from, below } = range;
    if (from === null && below === null) return exists(field);
    return within(field, {
      ...(from !== null && { gte: wholeDollarsFrom(inCents(from)) }),
      ...(below !== null && { lt: wholeDollarsFrom(inCents(below)) }),
    });
  });
  return allOf([anyOf(amounts), ...weeklyQueries(weekly, dealerships)]);
}

/** The first whole amount that is not below: weekly payments are held in whole dollars. */
export const wholeDollarsFrom = (cents: number) => Math.ceil(cents / 100);

function rangeQuery(attribute: RangeAttribute, { min, max }: ChosenRange): Query {
  const { field, kind } = attributeOf(attribute);
  const held = (value: number) => (kind === 'money' ? inCents(value) : value);
  return within(field ?? attribute, {
    ...(min !== null && { gte: held(min) }),
    ...(max !== null && { lte: held(max) }),
  });
}

/** Any Toyota or a Mazda BT-50: the domain's make-model-tree.ts says what the three lists mean together. */
function treeQuery(lists: ChosenLists): Query | null {
  const { make, model, makeModel } = normalChoice(choiceOf(lists));
  const ways = [
    ...(makeModel.length > 0 ? [oneOf('make_model', makeModel)] : []),
    ...(model.length > 0
      ? [allOf([oneOf('model', model), ...(make.length > 0 ? [oneOf('make', make)] : [])])]
      : make.length > 0
        ? [oneOf('make', make)]
        : []),
  ];
  return ways.length === 0 ? null : anyOf(ways);
}
