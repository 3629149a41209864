import { addDays, dateIn } from '../core/zoned-time.ts';
import { departmentOf } from './department.ts';
import type { Location } from './location.ts';
import { locationZone } from './location-zone.ts';
import { publicHolidaysAt, type PublicHoliday } from './public-holiday.ts';
import { tradesWeekly, tradingPeriod, type TradingCalendar, type TradingPeriod } from './trading-day.ts';

/** Business minutes are counted no further: whoever has waited for three years waits in vain. */
const longestSpanDays = 1_100;

const msPerMinute = 60_000;

/** The calendar by which a location trades, from its own hours and the public holidays of its place. */
export function calendarOf(
  location: Pick<Location, 'locationType' | 'address' | 'openingHours' | 'specialHours'>,
  siteZone: string,
  publicHolidays: readonly PublicHoliday[],
): TradingCalendar {
  return {
    zone: locationZone(location, siteZone),
    department: departmentOf(location),
    openingHours: location.openingHours,
    specialHours: location.specialHours,
    publicHolidays: publicHolidaysAt(publicHolidays, location.address),
  };
}

/** The whole minutes between two moments during which a location was trading; of at most three years. */
export function businessMinutesBetween(calendar: TradingCalendar, from: Date, to: Date): number {
  let total = 0;
  for (const { start, end } of tradingPeriodsFrom(calendar, from)) {
    if (start >= to) break;
    total += Math.min(end.getTime(), to.getTime()) - start.getTime();
  }
  return Math.floor(total / msPerMinute);
}

/** The moment at which a location has been trading for so many minutes; null when it never will. */
export function afterBusinessMinutes(calendar: TradingCalendar, from: Date, minutes: number): Date | null {
  let remaining = minutes * msPerMinute;
  for (const { start, end } of tradingPeriodsFrom(calendar, from)) {
    const length = end.getTime() - start.getTime();
    if (remaining <= length) return new Date(start.getTime() + remaining);
    remaining -= length;
  }
  return null;
}

/** The trading periods from a moment on, the first cut to what is left of it. */
function* tradingPeriodsFrom(calendar: TradingCalendar, from: Date): Generator<TradingPeriod> {
  for (const date of datesFrom(calendar, dateIn(from, calendar.zone))) {
    const period = tradingPeriod(calendar, date);
    if (period === null || period.end <= from) continue;
    yield period.start < from ? { start: from, end: period.end } : period;
  }
}

/** The days that can be trading days: without weekly hours only those of special hours, and mostly none. */
function* datesFrom(calendar: TradingCalendar, first: string): Generator<string> {
  const after = addDays(first, longestSpanDays);
  if (!tradesWeekly(calendar)) {
    const special = new Set(calendar.specialHours.map(({ date }) => date));
    yield* [...special].filter((date) => date >= first && date < after).sort();
    return;
  }
  for (let date = first; date < after; date = addDays(date, 1)) yield date;
}
