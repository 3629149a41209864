import type { StockSearch, StockSite } from '@forecourt/app/ports/stock/stock-index.port';
import { readListedCar, type ListedCar } from '@forecourt/domain/stock/card/listed-car';
import type { FacetCount, FacetStats } from '@forecourt/domain/stock/search/search-results';
import { priceRanges, writePriceRange } from '@forecourt/domain/stock/attributes/price-range';
import {
  attributeOf,
  facetLimit,
  type ListAttribute,
  type RangeAttribute,
} from '@forecourt/domain/stock/attributes/search-attributes';
import { pageCount, type SearchResults } from '@forecourt/domain/stock/search/search-results';
import { featureHash } from './feature-hash.ts';
import type { SearchRow, SearchStatement } from './search-statement.ts';

type PostgresResults = Omit<SearchResults<ListedCar>, 'ms'>;

/** The results of a search out of the one row of its statement. */
export function readSearchRow(
  row: SearchRow,
  statement: SearchStatement,
  site: StockSite,
  { facets, stats, pageSize, findsPrices }: StockSearch,
): PostgresResults {
  return {
    hits: row.cards.map(readListedCar),
    count: row.count,
    pages: pageCount(row.count, pageSize),
    facets: Object.fromEntries(
      facets.map((attribute) => [attribute, facetOf(attribute, row, statement, site)]),
    ),
    facetStats: Object.fromEntries(stats.flatMap((attribute) => statsOf(attribute, row))),
    ...(findsPrices && { prices: endsOf('price', row.prices?.min, row.prices?.max) }),
  };
}

function facetOf(
  attribute: ListAttribute,
  { counts }: SearchRow,
  { counted }: SearchStatement,
  site: StockSite,
): readonly FacetCount[] {
  const number = counted.findIndex(({ attributes }) => attributes.includes(attribute));
  // Sorted here and not by the database: the product's order of texts is that of UTF-16.
  return (counts ?? [])
    .filter(([of, , cars]) => of === number && cars > 0)
    .flatMap(([, value, count]) => shownAs(attribute, value, site).map((shown) => ({ value: shown, count })))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, facetLimit(attribute, site.facetLimits) ?? undefined);
}

/** How the site writes a value that the database counted: a band by its place, a feature by its key. */
function shownAs(attribute: ListAttribute, value: string, site: StockSite): readonly string[] {
  if (attribute === 'filteredFeatures') {
    return [...new Set(site.featureList.filter((feature) => featureHash(feature) === value))];
  }
  if (attribute === 'categories') return [site.categories[Number(value)]?.slug ?? ''];
  if (attribute === 'priceRange') return bandOf(value, site.priceRangeEdgesCents);
  if (attribute === 'weeklyPriceRange') return bandOf(value, site.weeklyPriceRangeEdgesCents);
  return [value];
}

function bandOf(place: string, edgesCents: readonly number[]): readonly string[] {
  const range = priceRanges(edgesCents)[Number(place)];
  return range === undefined ? [] : [writePriceRange(range)];
}

function statsOf(attribute: RangeAttribute, { stats }: SearchRow): [RangeAttribute, FacetStats][] {
  const ends = endsOf(attribute, stats?.[`min ${attribute}`], stats?.[`max ${attribute}`]);
  return ends === null ? [] : [[attribute, ends]];
}

function endsOf(
  attribute: RangeAttribute,
  min: number | null | undefined,
  max: number | null | undefined,
): FacetStats | null {
  if (typeof min !== 'number' || typeof max !== 'number') return null;
  const unit = attributeOf(attribute).kind === 'money' ? 100 : 1;
  return { min: min / unit, max: max / unit };
}
