import { addDays, dateIn } from '../core/zoned-time.ts';
import { tradingDay, type TradingCalendar } from '../locations/trading-day.ts';
import type { SiteSettings } from '../settings/registry.ts';

type DaySettings = Pick<SiteSettings['serviceBooking'], 'noticeDays' | 'daysAhead'>;

/** Whether a workshop takes cars on a day. One that does not say when it is open may be open. */
export function takesCarsOn(calendar: TradingCalendar, date: string): boolean {
  return tradingDay(calendar, date) !== 'closed';
}

/**
 * The days that a visitor can choose (FORM-5), from the notice to the last: those on which any of the workshops is
 * open, and all of them where none is known.
 */
export function serviceDays(
  calendars: readonly TradingCalendar[],
  { noticeDays, daysAhead }: DaySettings,
  { now, zone }: { readonly now: Date; readonly zone: string },
): readonly string[] {
  const today = dateIn(now, calendars[0]?.zone ?? zone);
  const days: string[] = [];
  for (let ahead = noticeDays; ahead <= daysAhead; ahead += 1) {
    const date = addDays(today, ahead);
    if (calendars.length === 0 || calendars.some((one) => takesCarsOn(one, date))) days.push(date);
  }
  return days;
}
