import type { CarToSave } from '@forecourt/app/ports/stock/car-store.port';
import type { StaffScope } from '@forecourt/app/ports/platform/scope.port';
import type { CarId } from '@forecourt/domain/core/ids';
import type { WorldDealership } from '@forecourt/testkit/world/world';
import { staffSession } from '../staff-session.ts';
import type { WorldSource } from '../world-source.ts';

/** A dealership of the day: somebody who works there, the cars that may change, and those that may come. */
export interface TradingDealership {
  readonly scope: StaffScope;
  readonly carIds: CarId[];
  /** A car that the world would have had, had it been larger. */
  nextArrival(): CarToSave;
}

/** Enough for a day; a directory's million is not walked through for it. */
const mostDealerships = 60;
const mostCars = 500;

/** The dealerships that take part in a day: those with stock and staff, the first few of a large world. */
export function tradingDealerships(source: WorldSource): readonly TradingDealership[] {
  const dealerships: TradingDealership[] = [];
  for (const dealership of source.world.dealerships) {
    const scope = staffSession(source.world, dealership);
    if (scope === null || dealership.stock.count === 0) continue;
    dealerships.push(tradingDealership(source, dealership, scope));
    if (dealerships.length === mostDealerships) break;
  }
  if (dealerships.length === 0) throw new Error('No dealership of the world has stock and staff.');
  return dealerships;
}

function tradingDealership(
  { carsOf }: WorldSource,
  dealership: WorldDealership,
  scope: StaffScope,
): TradingDealership {
  const carIds: CarId[] = [];
  for (const { car } of carsOf(dealership)) {
    carIds.push(car.id);
    if (carIds.length === mostCars) break;
  }
  let coming: Iterator<{ readonly car: CarToSave }> | undefined;
  return {
    scope,
    carIds,
    nextArrival() {
      coming ??= arrivals(carsOf, dealership);
      const { value, done } = coming.next();
      if (done === true) throw new Error(`No more cars come to ${dealership.slug}`);
      carIds.push(value.car.id);
      return value.car;
    },
  };
}

function* arrivals(carsOf: WorldSource['carsOf'], dealership: WorldDealership) {
  const { stock } = dealership;
  let number = 0;
  const larger = { ...dealership, stock: { ...stock, count: Number.MAX_SAFE_INTEGER } };
  for (const { car } of carsOf(larger)) {
    number += 1;
    if (number <= stock.count) continue;
    // Whatever the world had in mind for it, today it arrives.
    const fresh = {
      status: 'in_stock',
      sold: false,
      soldAt: null,
      reserved: false,
      showOnDealerWebsite: true,
    };
    yield { car: { ...car, ...fresh } };
  }
}
