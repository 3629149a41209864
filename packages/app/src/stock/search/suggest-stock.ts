import { fail, ok, type Result } from '@forecourt/domain/core/result';
import { vehicleNoun } from '@forecourt/domain/stock/presentation/vehicle-noun';
import { stockCount } from '@forecourt/domain/stock/search/stock-count';
import { StockIndexUnavailable } from '../../ports/stock/stock-index.port.ts';
import type { SearchStockPorts } from './search-stock.ts';
import { suggestStockViewOf, type SuggestStockView } from './search-stock.view.ts';
import { stockSite, type StockSiteContext } from './stock-site.ts';

/** Of each kind, as many as fit under a search box. */
const mostOfEach = 5;

/** Makes, models and body types that complete what a visitor is typing. */
export async function suggestStock(
  { stockIndex }: SearchStockPorts,
  context: StockSiteContext,
  { typed, now }: { readonly typed: string; readonly now: Date },
): Promise<Result<SuggestStockView, 'search_unavailable'>> {
  if (typed === '') return ok({ suggestions: [] });
  try {
    const { settings } = context;
    const found = await stockIndex.suggest(stockSite(context, now), typed, mostOfEach);
    return ok(
      suggestStockViewOf(
        found,
        (count) => `${stockCount(count, settings)} ${vehicleNoun(count, settings.stock)}`,
      ),
    );
  } catch (error) {
    if (error instanceof StockIndexUnavailable) return fail('search_unavailable');
    throw error;
  }
}
