import { Temporal } from 'temporal-polyfill';
import type { Car } from './car.ts';

/** The words of a status that count as available (RULE-1) and are always searched (SRCH-2). */
export const availableStatuses: readonly string[] = ['in_stock', 'coming_soon'];

export interface SoldWindow {
  /** Sold cars are listed if they were sold at this moment or later. */
  readonly soldSince: Date;
  /** When the window moves on: the next midnight of the site. */
  readonly validUntil: Date;
}

/**
 * From when on a sold car is still listed. Days are the site's calendar days and the day of the sale is
 * the first of them, so that the window moves once a night and results can be kept until then.
 */
export function soldWindow(soldDays: number, now: Date, timeZone: string): SoldWindow {
  const today = dayOf(now, timeZone);
  return {
    soldSince: startOf(today.subtract({ days: soldDays - 1 }), timeZone),
    validUntil: startOf(today.add({ days: 1 }), timeZone),
  };
}

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
  if (!car.showOnDealerWebsite || car.status === null) return { isShown: false, validUntil: null };
  if (availableStatuses.includes(car.status)) return { isShown: true, validUntil: null };
  // Sold without a date: it cannot be told how long ago, and a stale car is worse than a missing one.
  if (car.status !== 'sold' || car.soldAt === null) return { isShown: false, validUntil: null };
  const leavesAt = startOf(dayOf(car.soldAt, timeZone).add({ days: soldDays }), timeZone);
  return now < leavesAt ? { isShown: true, validUntil: leavesAt } : { isShown: false, validUntil: null };
}

function dayOf(moment: Date, timeZone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
}

function startOf(day: Temporal.PlainDate, timeZone: string): Date {
  return new Date(day.toZonedDateTime(timeZone).epochMilliseconds);
}
