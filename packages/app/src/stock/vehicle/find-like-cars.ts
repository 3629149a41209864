import type { Car } from '@forecourt/domain/stock/car/car';
import type { ListedCar } from '@forecourt/domain/stock/card/listed-car';
import { availableStatuses } from '@forecourt/domain/stock/car/availability';
import { marketGap } from '@forecourt/domain/stock/vehicle-page/market-gap';
import { likeYears } from '@forecourt/domain/stock/vehicle-page/like-cars';
import { emptySearch, normalSearchState } from '@forecourt/domain/stock/search/search-state';
import { StockIndexUnavailable, type StockIndex } from '../../ports/stock/stock-index.port.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { stockSite } from '../search/stock-site.ts';

/** More dots than these would be a cloud. */
const most = 60;

/** The cars of a used one's own model and years, to see its price among theirs; none where no price against the market is told. */
export async function findLikeCars(
  stockIndex: StockIndex,
  context: SiteContext,
  { car, now }: { readonly car: Car; readonly now: Date },
): Promise<readonly ListedCar[]> {
  const { make, model, year, carType, km } = car;
  const isTold =
    context.settings.vehiclePage.truth.includes('market') && marketGap(car, context.settings) !== null;
  if (!isTold || carType !== 'used' || !make || !model || year === null || km === null) return [];
  const state = normalSearchState({
    ...emptySearch('relevant'),
    lists: { status: availableStatuses, carType: ['used'], makeModel: [`${make} ${model}`] },
    ranges: { year: { min: year - likeYears, max: year + likeYears } },
  });
  try {
    const search = { state, pageSize: most, facets: [], stats: [] };
    return (await stockIndex.search(stockSite(context, now), search)).hits;
  } catch (error) {
    if (error instanceof StockIndexUnavailable) return [];
    throw error;
  }
}
