import type { Car } from '@forecourt/domain/stock/car/car';
import type { Random } from '../random.ts';
import { dayMs, isoDay } from './car-dates.ts';

/** What a valuation service says about cars like this one: averages of the past week or two, without charges. */
export function marketOf(worth: number, asOf: Date, random: Random): NonNullable<Car['market']> {
  return {
    averagePriceCents: average(worth, random),
    // A service knows the state's average where enough of them were for sale there.
    stateAveragePriceCents: random.chance(0.75) ? average(worth, random) : null,
    averagedOn: random.chance(0.85) ? isoDay(new Date(asOf.getTime() - random.int(1, 14) * dayMs)) : null,
  };
}

function average(worth: number, random: Random): number {
  return Math.round((worth * (1.02 + random.bell() * 0.05)) / 10) * 1_000;
}
