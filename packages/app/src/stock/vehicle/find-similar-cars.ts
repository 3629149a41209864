import type { Car } from '@forecourt/domain/stock/car/car';
import type { ListedCar } from '@forecourt/domain/stock/card/listed-car';
import { availableStatuses } from '@forecourt/domain/stock/car/availability';
import { priceGap, widestPriceGap } from '@forecourt/domain/stock/vehicle-page/price-gap';
import { emptySearch, normalSearchState } from '@forecourt/domain/stock/search/search-state';
import { StockIndexUnavailable, type StockIndex } from '../../ports/stock/stock-index.port.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { stockSite } from '../search/stock-site.ts';

export interface SimilarCars {
  readonly cars: readonly ListedCar[];
  /** The search did not answer, or a lesser engine did. */
  readonly isDegraded: boolean;
}

/** Of so many the ones closest in price are shown. */
const looked = 40;

/**
 * Cars like one that can still be bought (SRCH-18, VDP-4): of its make and body, then of its body or else its
 * make alone, each the closest in price first; what costs much more or less comes last. None where the search does not answer, which no page waits for.
 */
export async function findSimilarCars(
  stockIndex: StockIndex,
  context: SiteContext,
  {
    car,
    now,
  }: {
    readonly car: Pick<Car, 'id' | 'make' | 'simpleBody' | 'priceCents' | 'offerPriceCents'>;
    readonly now: Date;
  },
): Promise<SimilarCars> {
  const wanted = context.settings.vehiclePage.similarCarsShown;
  const ofBody = car.simpleBody === null ? {} : { body: [car.simpleBody] };
  const closest = car.make === null ? ofBody : { ...ofBody, make: [car.make] };
  const tries = car.make === null || car.simpleBody === null ? [closest] : [closest, ofBody];
  const found = new Map<string, { readonly hit: ListedCar; readonly gap: number }>();
  let isDegraded = false;
  if (wanted === 0) return { cars: [], isDegraded };
  try {
    for (const lists of tries) {
      const state = normalSearchState({
        ...emptySearch('relevant'),
        lists: { status: availableStatuses, ...lists },
      });
      const search = { state, pageSize: looked, facets: [], stats: [] };
      const results = await stockIndex.search(stockSite(context, now), search);
      isDegraded ||= results.isDegraded;
      const fresh = results.hits
        .filter(({ id }) => id !== car.id && !found.has(id))
        .map((hit) => ({ hit, gap: priceGap(car, hit, context.settings.price.aboveCents) }))
        .toSorted((one, other) => one.gap - other.gap);
      for (const one of fresh) found.set(one.hit.id, one);
      if ([...found.values()].filter(isNear).length >= wanted) break;
    }
  } catch (error) {
    if (!(error instanceof StockIndexUnavailable)) throw error;
    isDegraded = true;
  }
  const all = [...found.values()];
  const nearFirst = [...all.filter(isNear), ...all.filter((one) => !isNear(one))];
  return { cars: nearFirst.slice(0, wanted).map(({ hit }) => hit), isDegraded };
}

function isNear({ gap }: { readonly gap: number }): boolean {
  return gap <= widestPriceGap;
}
