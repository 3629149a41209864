import type { Car } from '@forecourt/domain/stock/car/car';
import type { ListedCar } from '@forecourt/domain/stock/card/listed-car';
import { availableStatuses } from '@forecourt/domain/stock/car/availability';
import { emptySearch, normalSearchState } from '@forecourt/domain/stock/search/search-state';
import { StockIndexUnavailable, type StockIndex } from '../../ports/stock/stock-index.port.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { stockSite } from '../search/stock-site.ts';

export interface SimilarCars {
  readonly cars: readonly ListedCar[];
  /** The search did not answer, or a lesser engine did. */
  readonly isDegraded: boolean;
}

/**
 * Cars like one that can still be bought (SRCH-18, VDP-4): of its make and body, then of its body or else its
 * make alone. None where the search does not answer, which no page waits for.
 */
export async function findSimilarCars(
  stockIndex: StockIndex,
  context: SiteContext,
  { car, now }: { readonly car: Pick<Car, 'id' | 'make' | 'simpleBody'>; readonly now: Date },
): Promise<SimilarCars> {
  const wanted = context.settings.vehiclePage.similarCarsShown;
  const ofBody = car.simpleBody === null ? {} : { body: [car.simpleBody] };
  const closest = car.make === null ? ofBody : { ...ofBody, make: [car.make] };
  const tries = car.make === null || car.simpleBody === null ? [closest] : [closest, ofBody];
  const found = new Map<string, ListedCar>();
  let isDegraded = false;
  if (wanted === 0) return { cars: [], isDegraded };
  try {
    for (const lists of tries) {
      const state = normalSearchState({
        ...emptySearch('relevant'),
        lists: { status: availableStatuses, ...lists },
      });
      const search = { state, pageSize: wanted + 1, facets: [], stats: [] };
      const results = await stockIndex.search(stockSite(context, now), search);
      isDegraded ||= results.isDegraded;
      for (const hit of results.hits) if (hit.id !== car.id) found.set(hit.id, hit);
      if (found.size >= wanted) break;
    }
  } catch (error) {
    if (!(error instanceof StockIndexUnavailable)) throw error;
    isDegraded = true;
  }
  return { cars: [...found.values()].slice(0, wanted), isDegraded };
}
