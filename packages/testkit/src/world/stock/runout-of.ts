import type { Car } from '@forecourt/domain/stock/car/car';
import { dayMs } from './car-dates.ts';
import type { CarType, Vehicle } from './choose-vehicle.ts';
import type { Runout, StockPlan } from './stock-plan.ts';

/** How long a car stood at its former price and then at the present one: long enough to prove the saving. */
export const runoutStood: readonly [number, number] = [60, 110];
const reducedDaysAgo = 14;

/** The runout that a car is part of; null for all others. */
export function runoutOf(
  { runout }: Pick<StockPlan, 'runout'>,
  { model, year }: Pick<Vehicle, 'model' | 'year'>,
  { carType, asOf }: { readonly carType: CarType; readonly asOf: Date },
): Runout | null {
  if (!runout || !runout.carTypes.includes(carType) || year >= asOf.getUTCFullYear()) return null;
  return runout.model === undefined || runout.model === model.slug ? runout : null;
}

/** Takes the saving off the price of a car that has one, and says so across its photograph. */
export function runOut(
  car: Car,
  { saving }: Runout,
  { asked, asOf }: { readonly asked: number; readonly asOf: Date },
): void {
  if (car.priceCents === null) return;
  const [now, before] = [(asked - saving) * 100, asked * 100];
  Object.assign(car, {
    priceCents: now,
    offerPriceCents: null,
    beforePriceCents: before,
    priceHistory: [
      { askedFrom: car.createdAt, cents: before },
      { askedFrom: new Date(asOf.getTime() - reducedDaysAgo * dayMs), cents: now },
    ],
    tag: 'Runout Sale',
  });
}
