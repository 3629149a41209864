import { weekdayNames } from '../core/day-words.ts';
import { dateIn, daysBetween, endOfDay, weekdayIn } from '../core/zoned-time.ts';
import { clockWords } from './clock-words.ts';
import { wallTime } from './moment-words.ts';
import { openNow } from './open-now.ts';
import type { TradingCalendar } from './trading-day.ts';

export interface OpenWords {
  /** Null where nobody knows, or where it stays closed for longer than a day of the week can say. */
  readonly text: string | null;
  readonly isOpen: boolean;
  /** From then on it may say something else; null: when the hours are changed. */
  readonly validUntil: Date | null;
}

/** Whether a location is open, in words: Open today until 5:30pm; Opens Monday at 8:30am. */
export function openWords(calendar: TradingCalendar, now: Date): OpenWords {
  const { zone } = calendar;
  const state = openNow(calendar, now);
  if (state.state === 'unknown') return { text: null, isOpen: false, validUntil: state.validUntil };
  if (state.state === 'open') {
    const { closesAt, validUntil } = state;
    return { text: `Open today until ${timeOf(closesAt, zone)}`, isOpen: true, validUntil };
  }
  const { opensAt } = state;
  // At midnight Monday becomes today.
  const midnight = endOfDay(now, zone);
  const validUntil = state.validUntil < midnight ? state.validUntil : midnight;
  const closed = { isOpen: false, validUntil };
  if (opensAt === null) return { ...closed, text: null };
  const ahead = daysBetween(dateIn(now, zone), dateIn(opensAt, zone));
  if (ahead >= weekdayNames.length) return { ...closed, text: null };
  const day = ahead === 0 ? 'today' : weekdayNames[weekdayIn(opensAt, zone)];
  return { ...closed, text: `Opens ${day} at ${timeOf(opensAt, zone)}` };
}

function timeOf(moment: Date, zone: string): string {
  return clockWords(wallTime(moment, zone));
}
