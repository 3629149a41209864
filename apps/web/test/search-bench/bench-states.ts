import type { StockIndex } from '@forecourt/app/ports/stock/stock-index.port';
import { searchStock } from '@forecourt/app/stock/search/search-stock';
import type { SearchStockView } from '@forecourt/app/stock/search/search-stock.view';
import {
  emptySearch,
  normalSearchState,
  type NormalSearchState,
} from '@forecourt/domain/stock/search/search-state';
import { randomFor } from '@forecourt/testkit/world/random';
import type { BenchSite } from './bench-sites.ts';

type Facets = SearchStockView['facets'];

/** What a site has, to choose searches from. */
export async function facetsOf({ context }: BenchSite, stockIndex: StockIndex): Promise<Facets> {
  const state = emptySearch('relevant');
  const found = await searchStock({ stockIndex }, context, { state, now: new Date() });
  if (!found.ok) throw new Error(found.error);
  return found.value.facets;
}

/**
 * What visitors of a site search for: mostly one or two filters of what it has, often a price, sometimes
 * another order, words or a second page. Each differs from all others, so that no answer is a kept one.
 */
export function benchStates(key: string, facets: Facets, count: number): readonly NormalSearchState[] {
  const valuesOf = (name: keyof Facets) => (facets[name] ?? []).slice(0, 12).map(({ value }) => value);
  const [makes, bodies, fuels] = [valuesOf('make'), valuesOf('body'), valuesOf('fuel')];
  return Array.from({ length: count }, (_, turn) => {
    const random = randomFor(`search bench/${key}/${turn}`);
    const some = (values: readonly string[], probability: number) =>
      values.length > 0 && random.chance(probability) ? [random.pick(values)] : [];
    const kind = random.weighted({ filters: 75, words: 10, plain: 15 });
    const lists =
      kind === 'filters' ? { make: some(makes, 0.6), body: some(bodies, 0.4), fuel: some(fuels, 0.15) } : {};
    return normalSearchState({
      ...emptySearch(random.weighted({ relevant: 70, priceAsc: 20, latest: 10 })),
      query: kind === 'words' && makes.length > 0 ? random.pick(makes).toLowerCase() : '',
      page: random.chance(0.15) ? 2 : 1,
      lists,
      ranges: {
        // No car has driven so far: this only tells one search from another.
        km: { min: null, max: 900_000 + turn },
        ...(random.chance(0.35) && { price: { min: null, max: random.int(15, 90) * 1_000 } }),
      },
    });
  });
}
