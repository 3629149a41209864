import type { OpeningHours, SpecialHours } from '../location.ts';
import type { PublicHoliday } from '../public-holiday.ts';
import type { TradingCalendar } from '../trading-day.ts';

/** A moment in UTC, which no rule here may mistake for the time on a wall. */
export const utc = (text: string): Date => new Date(`${text}Z`);

/** An open weekday from one time to another, `open(1, '08:30', '17:30')`. */
export function open(weekday: number, from: string | null, to: string | null): OpeningHours {
  return { weekday, status: 'Open', formattedHours: null, open: from, close: to };
}

/** A weekday on which nobody is there. */
export function closed(weekday: number): OpeningHours {
  return { weekday, status: 'Closed', formattedHours: null, open: null, close: null };
}

/** Monday to Friday 8:30 to 17:30, Saturday 9 to 12, closed on Sunday. */
export const usualWeek: readonly OpeningHours[] = [
  ...[1, 2, 3, 4, 5].map((weekday) => open(weekday, '08:30', '17:30')),
  open(6, '09:00', '12:00'),
  closed(0),
];

/** Special hours of one date, closed unless times are given. */
export function special(
  date: string,
  department: SpecialHours['department'],
  startHour: string | null = null,
  endHour: string | null = null,
): SpecialHours {
  return { date, department, status: startHour === null ? 'Closed' : 'Open', startHour, endHour };
}

/** A public holiday of the whole country, unless it says otherwise. */
export function holiday(date: string, overrides: Partial<PublicHoliday> = {}): PublicHoliday {
  return { date, name: 'Holiday', state: null, postcodes: [], fromTime: null, ...overrides };
}

/** The sales location of the usual week in Sydney, where daylight saving is kept. */
export function buildCalendar(overrides: Partial<TradingCalendar> = {}): TradingCalendar {
  return {
    zone: 'Australia/Sydney',
    department: 'sales',
    openingHours: usualWeek,
    specialHours: [],
    publicHolidays: [],
    ...overrides,
  };
}

/** A location that never opens but on one day, from 9 to 17. */
export function onceOpen(date: string): TradingCalendar {
  return buildCalendar({ openingHours: [closed(1)], specialHours: [special(date, 'all', '09:00', '17:00')] });
}
