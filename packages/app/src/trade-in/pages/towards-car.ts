import type { CarId } from '@forecourt/domain/core/ids';
import type { Car } from '@forecourt/domain/stock/car/car';
import { fullCarName } from '@forecourt/domain/stock/presentation/car-title';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { CarStore } from '../../ports/stock/car-store.port.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { isOnSite } from '../../stock/search/is-on-site.ts';

interface TowardsPorts {
  readonly store: StoreRunner<{ readonly cars: Pick<CarStore, 'findById'> }>;
}

/** The car of this site that an offer is put towards; null where none is named, or another site's. */
export async function findTowardsCar(
  { store }: TowardsPorts,
  context: SiteContext,
  { carId, now }: { readonly carId: CarId | null; readonly now: Date },
): Promise<Car | null> {
  if (carId === null) return null;
  const car = await store.run(context.scope, ({ cars }) => cars.findById(carId));
  return car && isOnSite(car, context, now) ? car : null;
}

/** Under the heading: what the seller's car is put towards (TRADE-10). */
export function towardsWords(car: Car | null): string | null {
  return car && `We’ll put it towards the ${fullCarName(car)}.`;
}
