import type { FacetCount } from '@forecourt/domain/stock/search/search-results';
import { stockMakes } from '@forecourt/domain/stock/sidebar/make-cards';
import type { StockMakes } from '@forecourt/domain/stock/search/make-model-tree';
import { emptySearch } from '@forecourt/domain/stock/search/search-state';
import { StockIndexUnavailable, type StockIndex } from '../ports/stock/stock-index.port.ts';
import { stockSite } from '../stock/search/stock-site.ts';
import type { SiteContext } from '../site/site-context.ts';

/** What menus say of the stock: its makes, most cars first. */
export interface MenuStock {
  readonly makes: readonly FacetCount[];
  /** By which a make has its address. */
  readonly tree: StockMakes;
}

/** The makes of a site's stock; null where no engine answers: menus then go without, and no page waits. */
export async function menuStock(
  stockIndex: StockIndex,
  context: SiteContext,
  now: Date,
): Promise<MenuStock | null> {
  const state = emptySearch(context.settings.search.defaultSort);
  try {
    const { facets } = await stockIndex.search(stockSite(context, now), {
      state,
      pageSize: 1,
      facets: ['make', 'makeModel'],
      stats: [],
    });
    const { make = [], makeModel = [] } = facets;
    return { makes: make, tree: stockMakes({ make, makeModel }) };
  } catch (error) {
    if (error instanceof StockIndexUnavailable) return null;
    throw error;
  }
}
