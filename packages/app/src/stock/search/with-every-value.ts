import type { SiteSettings } from '@forecourt/domain/settings/registry';
import { shownFacets } from '@forecourt/domain/stock/search/shown-facets';
import type { NormalSearchState } from '@forecourt/domain/stock/search/search-state';
import type { StockIndex, StockResults, StockSite } from '../../ports/stock/stock-index.port.ts';

interface EveryValueInput {
  readonly site: StockSite;
  readonly settings: SiteSettings;
  readonly answer: StockResults;
  /** The search before anything was chosen. */
  readonly everything: NormalSearchState;
}

/**
 * The answer to a search that found nothing, with the values and ends of the whole stock: the filters stay where they
 * were, each with what it would find, and a visitor can change them.
 */
export async function withEveryValue(
  { stockIndex }: { readonly stockIndex: StockIndex },
  { site, settings, answer, everything }: EveryValueInput,
): Promise<StockResults> {
  const { lists, ranges } = shownFacets(settings);
  const all = await stockIndex.search(site, { state: everything, pageSize: 1, facets: lists, stats: ranges });
  const facets = lists.map((attribute) => {
    const counts = new Map(answer.facets[attribute]?.map(({ value, count }) => [value, count]));
    const values = (all.facets[attribute] ?? []).map(({ value }) => ({
      value,
      count: counts.get(value) ?? 0,
    }));
    return [attribute, values] as const;
  });
  return {
    ...answer,
    facets: Object.fromEntries(facets),
    facetStats: all.facetStats,
  };
}
