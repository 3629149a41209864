import { addDays, dateIn } from '../core/zoned-time.ts';
import type { SiteSettings } from '../settings/registry.ts';
import { clockSpan } from './clock-words.ts';
import { tradingDay, type TradingCalendar, type TradingDay } from './trading-day.ts';

export interface ExceptionalDay {
  readonly date: string;
  /** Of the public holiday; null where the dealer alone keeps other hours. */
  readonly name: string | null;
  readonly hours: string;
}

/** Further ahead a visitor looks for a date, and no longer for 'next Monday'. */
const daysShown = 14;
/** So far ahead whoever plans a visit asks about Christmas. */
export const daysPlanned = 30;

/**
 * The days of the next two weeks, or as many as are asked for, on which a department keeps other hours than its weekday has, today among them:
 * they stand under the table of hours (LOC-5), which would otherwise be wrong about them.
 */
export function exceptionalDays(
  calendar: TradingCalendar,
  { closedText }: Pick<SiteSettings['locations'], 'closedText'>,
  now: Date,
  days = daysShown,
): readonly ExceptionalDay[] {
  const today = dateIn(now, calendar.zone);
  const usually = { ...calendar, specialHours: [], publicHolidays: [] };
  return Array.from({ length: days }, (_, ahead) => addDays(today, ahead)).flatMap((date) => {
    const day = tradingDay(calendar, date);
    if (inWords(day, closedText) === inWords(tradingDay(usually, date), closedText)) return [];
    const name = calendar.publicHolidays.find((holiday) => holiday.date === date)?.name ?? null;
    return [{ date, name, hours: inWords(day, closedText) }];
  });
}

function inWords(day: TradingDay, closedText: string): string {
  if (day === 'closed') return closedText;
  return day === 'unknown' ? 'Open' : clockSpan(day.open, day.close);
}
