import { tradingDay, type TradingCalendar } from './trading-day.ts';

/** Why a location does not trade on a day: the holiday's name, or 'Closed'; null where it does, or may. */
export function whyShut(calendar: TradingCalendar, date: string): string | null {
  if (tradingDay(calendar, date) !== 'closed') return null;
  const onWeekday = tradingDay({ ...calendar, publicHolidays: [], specialHours: [] }, date);
  const holiday = calendar.publicHolidays.find((one) => one.date === date);
  // Whoever writes the holiday down as a day off of their own is shut for the same reason as everybody. On a day on which the location never trades, a holiday changes nothing.
  return holiday !== undefined && onWeekday !== 'closed' ? holiday.name : 'Closed';
}
