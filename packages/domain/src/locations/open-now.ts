import { addDays, dateIn, endOfDay } from '../core/zoned-time.ts';
import { tradingDay, tradingPeriod, type TradingCalendar } from './trading-day.ts';

/** How far ahead the next opening is looked for: further than the longest summer shutdown. */
const horizonDays = 60;

/** Until `validUntil` the answer stays the same; null: until the hours themselves are changed. */
export type OpenNow =
  | { readonly state: 'open'; readonly closesAt: Date; readonly validUntil: Date }
  | { readonly state: 'closed'; readonly opensAt: Date | null; readonly validUntil: Date }
  | { readonly state: 'unknown'; readonly validUntil: Date | null };

/**
 * Whether a location is open, until when, or when it opens next; holiday hours of its department win. A
 * location without weekly hours says nothing, as does one whose hours of today are not known.
 */
export function openNow(calendar: TradingCalendar, now: Date): OpenNow {
  if (calendar.openingHours.length === 0) return { state: 'unknown', validUntil: null };
  const today = dateIn(now, calendar.zone);
  if (tradingDay(calendar, today) === 'unknown') {
    return { state: 'unknown', validUntil: endOfDay(now, calendar.zone) };
  }
  const period = tradingPeriod(calendar, today);
  if (period !== null && now < period.start) return closedUntil(period.start);
  if (period !== null && now < period.end) {
    return { state: 'open', closesAt: period.end, validUntil: period.end };
  }
  const opensAt = nextOpening(calendar, today);
  // With no opening in sight there may be one in sight tomorrow.
  return opensAt === null
    ? { state: 'closed', opensAt, validUntil: endOfDay(now, calendar.zone) }
    : closedUntil(opensAt);
}

function closedUntil(opensAt: Date): OpenNow {
  return { state: 'closed', opensAt, validUntil: opensAt };
}

/** Stops at a day of unknown hours: a later one could not be called the next. */
function nextOpening(calendar: TradingCalendar, today: string): Date | null {
  for (let ahead = 1; ahead <= horizonDays; ahead += 1) {
    const date = addDays(today, ahead);
    if (tradingDay(calendar, date) === 'unknown') return null;
    const period = tradingPeriod(calendar, date);
    if (period !== null) return period.start;
  }
  return null;
}
