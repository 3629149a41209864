import { longDay, weekdayInWords, weekdayNames } from '../core/day-words.ts';
import { formatDollars } from '../core/money.ts';
import { dateIn, daysBetween, endOfDay } from '../core/zoned-time.ts';
import { askingPriceCents } from '../stock/car/asking-price.ts';
import { isAvailable, isSold } from '../stock/car/availability.ts';
import type { Car } from '../stock/car/car.ts';

type SavedCar = Pick<
  Car,
  'status' | 'sold' | 'soldAt' | 'reserved' | 'priceCents' | 'offerPriceCents' | 'priceHistory'
>;

/** The one thing that is said of a saved car beside what its card says. */
export interface SavedCarEvent {
  readonly kind: 'sold' | 'gone' | 'reserved' | 'priceDrop' | 'saved';
  readonly text: string;
}

export interface SavedCarMoment {
  /** Null: nobody knows any more. */
  readonly savedAt: Date | null;
  readonly now: Date;
  readonly zone: string;
}

/**
 * What has happened to a car since it was saved (WATCH-5), the weightiest first: nobody can buy it any more,
 * somebody else reserved it, it costs less. Else when it was saved. The words hold until `validUntil`.
 */
export function savedCarEvent(
  car: SavedCar,
  { savedAt, now, zone }: SavedCarMoment,
): { readonly event: SavedCarEvent | null; readonly validUntil: Date | null } {
  if (isSold(car)) {
    const day = car.soldAt && dayBefore(car.soldAt, now, zone);
    return { event: { kind: 'sold', text: day ? `Sold ${day}` : 'Sold' }, validUntil: endOfDay(now, zone) };
  }
  const still = (event: SavedCarEvent | null) => ({ event, validUntil: null });
  if (!isAvailable(car)) return still({ kind: 'gone', text: 'No longer for sale' });
  if (car.reserved) return still({ kind: 'reserved', text: 'Reserved' });
  if (savedAt === null) return still(null);
  const drop = priceDropCents(car, savedAt);
  if (drop > 0) {
    const text = `${formatDollars(drop)} less since ${sinceWords(savedAt, now, zone)}`;
    return { event: { kind: 'priceDrop', text }, validUntil: endOfDay(now, zone) };
  }
  const text = `Saved ${dayBefore(savedAt, now, zone) ?? 'today'}`;
  return { event: { kind: 'saved', text }, validUntil: endOfDay(now, zone) };
}

/** By how much less is asked now than when the car was saved; 0 where that cannot be known. */
export function priceDropCents(
  car: Pick<SavedCar, 'priceCents' | 'offerPriceCents' | 'priceHistory'>,
  savedAt: Date,
): number {
  const asked = askingPriceCents(car);
  const before = car.priceHistory
    .filter(({ askedFrom }) => askedFrom <= savedAt)
    .reduce<Car['priceHistory'][number] | null>(
      (last, change) => (last === null || change.askedFrom > last.askedFrom ? change : last),
      null,
    );
  const then = before?.cents ?? null;
  return asked === null || then === null ? 0 : Math.max(0, then - asked);
}

/** The day of saving, as what follows `since`: Tuesday, within a week, else Tuesday 3 November. */
function sinceWords(savedAt: Date, now: Date, zone: string): string {
  const day = dateIn(savedAt, zone);
  const days = daysBetween(day, dateIn(now, zone));
  if (days <= 0) return 'you saved it';
  if (days === 1) return 'yesterday';
  return days < weekdayNames.length ? weekdayInWords(day) : longDay(day);
}

function dayBefore(moment: Date, now: Date, zone: string): string | null {
  const days = daysBetween(dateIn(moment, zone), dateIn(now, zone));
  if (days < 0) return null;
  if (days === 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days < 14) return `${days} days ago`;
  if (days < 60) return `${Math.floor(days / 7)} weeks ago`;
  return `${Math.floor(days / 30)} months ago`;
}
