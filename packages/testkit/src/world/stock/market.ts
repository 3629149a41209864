import type { Car } from '@forecourt/domain/stock/car/car';
import type { PriceBasis } from '@forecourt/domain/stock/price/price-basis';
import type { Random } from '../random.ts';
import { dayMs, isoDay } from './car-dates.ts';

interface Valued {
  /** In dollars, on the basis of the price. */
  readonly worth: number;
  /** The averages that a service sends are of the basis on which its dealership asks. */
  readonly basis: PriceBasis | null;
  /** Of how many cars like it. */
  readonly cars: number;
}

/** What a valuation service says about cars like this one: averages of the past week or two. */
export function marketOf(valued: Valued, asOf: Date, random: Random): NonNullable<Car['market']> {
  const { worth, basis, cars } = valued;
  return {
    averagePriceCents: average(worth, random),
    // A service knows the state's average where enough of them were for sale there.
    stateAveragePriceCents: random.chance(0.75) ? average(worth, random) : null,
    averagedOn: random.chance(0.95) ? isoDay(new Date(asOf.getTime() - random.int(1, 14) * dayMs)) : null,
    averageBasis: basis === 'driveAway' ? 'driveAway' : 'excludingCharges',
    averagedCars: cars,
  };
}

function average(worth: number, random: Random): number {
  return Math.round((worth * (1.005 + random.bell() * 0.05)) / 10) * 1_000;
}
