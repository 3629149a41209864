import { fail, ok, type Result } from '@forecourt/domain/core/result';
import { vehicleNoun } from '@forecourt/domain/stock/presentation/vehicle-noun';
import type { FacetCount } from '@forecourt/domain/stock/search/search-results';
import { completesTyping } from '@forecourt/domain/stock/search/completes-typing';
import { stockCount } from '@forecourt/domain/stock/search/stock-count';
import { StockIndexUnavailable } from '../../ports/stock/stock-index.port.ts';
import type { SearchStockPorts } from './search-stock.ts';
import { suggestStockViewOf, type SuggestedValue, type SuggestStockView } from './search-stock.view.ts';
import { stockOverview } from './stock-overview.ts';
import { stockSite, type StockSiteContext } from './stock-site.ts';

/** Of each kind, as many as fit under a search box. */
const mostOfEach = 5;
const mostSuburbs = 2;

/** Makes, models, body types and suburbs that complete what a visitor is typing. */
export async function suggestStock(
  { stockIndex }: SearchStockPorts,
  context: StockSiteContext,
  { typed, now }: { readonly typed: string; readonly now: Date },
): Promise<Result<SuggestStockView, 'search_unavailable'>> {
  if (typed === '') return ok({ suggestions: [] });
  try {
    const { settings } = context;
    const [found, { suburbs }] = await Promise.all([
      stockIndex.suggest(stockSite(context, now), typed, mostOfEach),
      stockOverview({ stockIndex }, context, now),
    ]);
    return ok(
      suggestStockViewOf(
        [...found, ...suburbsFor(typed, suburbs)],
        (count) => `${stockCount(count, settings)} ${vehicleNoun(count, settings.stock)}`,
      ),
    );
  } catch (error) {
    if (error instanceof StockIndexUnavailable) return fail('search_unavailable');
    throw error;
  }
}

/** Where everything stands in one place there is no choice of places. */
function suburbsFor(typed: string, suburbs: readonly FacetCount[]): readonly SuggestedValue[] {
  if (suburbs.length < 2) return [];
  return suburbs
    .filter(({ value }) => completesTyping(value, typed))
    .slice(0, mostSuburbs)
    .map(({ value, count }) => ({ attribute: 'city', value, count }));
}
