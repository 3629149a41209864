import { isAvailable } from '../car/availability.ts';
import type { Car } from '../car/car.ts';
import { leavesSearchAt } from './sold-cutoff.ts';

export interface ShownInSearch {
  readonly isShown: boolean;
  readonly validUntil: Date | null;
}

interface ShownSettings {
  readonly soldDays: number;
  readonly timeZone: string;
}

/**
 * Whether the search lists a car (SRCH-2): an available one, or one sold within the site's window; never
 * one that its dealership keeps off the website. The site's stock filter decides besides.
 */
export function shownInSearch(
  car: Pick<Car, 'status' | 'soldAt' | 'showOnDealerWebsite'>,
  { soldDays, timeZone }: ShownSettings,
  now: Date,
): ShownInSearch {
  if (!car.showOnDealerWebsite) return { isShown: false, validUntil: null };
  if (isAvailable(car)) return { isShown: true, validUntil: null };
  // Sold without a date: it cannot be told how long ago, and a stale car is worse than a missing one.
  if (car.status !== 'sold' || car.soldAt === null) return { isShown: false, validUntil: null };
  const leavesAt = leavesSearchAt(car.soldAt, { soldDays }, timeZone);
  return now < leavesAt ? { isShown: true, validUntil: leavesAt } : { isShown: false, validUntil: null };
}
