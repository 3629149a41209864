import { addDays, atLocalTime, startOfDay, weekdayOf } from '../core/zoned-time.ts';
import type { Department } from './department.ts';
import type { OpeningHours, SpecialHours } from './location.ts';
import type { PublicHoliday } from './public-holiday.ts';

/** Everything that decides when one department of one location trades. */
export interface TradingCalendar {
  readonly zone: string;
  readonly department: Department;
  readonly openingHours: readonly OpeningHours[];
  readonly specialHours: readonly SpecialHours[];
  /** Those that are kept where the location is. */
  readonly publicHolidays: readonly PublicHoliday[];
}

/** Times on the wall. A close of 00:00 is the end of the day. */
export interface DayHours {
  readonly open: string;
  readonly close: string;
}

const midnight = '00:00';

/** What is known of a day. Unknown: nothing is said of its hours, or only that it is open. */
export type TradingDay = DayHours | 'closed' | 'unknown';

export interface TradingPeriod {
  readonly start: Date;
  /** The first moment at which it is closed again. */
  readonly end: Date;
}

/**
 * The hours of a calendar day, first that applies: special hours of the department, special hours of all
 * departments, a public holiday, the hours of the weekday. A dealer who trades on a public holiday says so
 * by special hours.
 */
export function tradingDay(calendar: TradingCalendar, date: string): TradingDay {
  const special = specialHoursOn(calendar.specialHours, calendar.department, date);
  if (special !== undefined) return hoursOf(special.status, special.startHour, special.endHour);
  if (calendar.openingHours.length === 0) return 'unknown';
  const weekday = weekdayOf(date);
  const weekly = calendar.openingHours.find((hours) => hours.weekday === weekday);
  if (weekly === undefined) return 'closed';
  return calendar.publicHolidays
    .filter((holiday) => holiday.date === date)
    .reduce(untilHoliday, hoursOf(weekly.status, weekly.open, weekly.close));
}

/** The special hours of a date: those of the department itself, else those of all departments. */
export function specialHoursOn(
  specialHours: readonly SpecialHours[],
  department: Department,
  date: string,
): SpecialHours | undefined {
  const onDate = specialHours.filter((hours) => hours.date === date);
  return (
    onDate.find((hours) => hours.department === department) ??
    onDate.find((hours) => hours.department === 'all')
  );
}

/** From when to when a location trades on a day; null when it does not, or when it is not known. */
export function tradingPeriod(calendar: TradingCalendar, date: string): TradingPeriod | null {
  const day = tradingDay(calendar, date);
  if (day === 'closed' || day === 'unknown') return null;
  const start = atLocalTime(date, day.open, calendar.zone);
  const end =
    day.close === midnight
      ? startOfDay(addDays(date, 1), calendar.zone)
      : atLocalTime(date, day.close, calendar.zone);
  // Hours that lie within what daylight saving skips are no time at all.
  return start < end ? { start, end } : null;
}

/** Whether a location is known to trade on any weekday; if not, only special hours open it. */
export function tradesWeekly({ openingHours }: Pick<TradingCalendar, 'openingHours'>): boolean {
  return openingHours.some(({ status, open, close }) => typeof hoursOf(status, open, close) === 'object');
}

function hoursOf(status: 'Open' | 'Closed', open: string | null, close: string | null): TradingDay {
  if (status === 'Closed') return 'closed';
  if (open === null || close === null) return 'unknown';
  // A location that closes before it opens is a slip, 5:00 for 17:00, and not one that trades all night.
  return close > open || close === midnight ? { open, close } : 'unknown';
}

function untilHoliday(day: TradingDay, { fromTime }: PublicHoliday): TradingDay {
  if (fromTime === null) return 'closed';
  if (day === 'closed' || day === 'unknown') return day;
  if (fromTime <= day.open) return 'closed';
  const isBeforeClose = day.close === midnight || fromTime < day.close;
  return isBeforeClose ? { open: day.open, close: fromTime } : day;
}
