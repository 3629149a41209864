import { dateIn, minutesOfDay, weekdayIn } from '@forecourt/domain/core/zoned-time';
import { clockWords } from '@forecourt/domain/locations/clock-words';
import type { Location } from '@forecourt/domain/locations/location';
import { openNow } from '@forecourt/domain/locations/open-now';
import { calendarOf } from '@forecourt/domain/locations/trading-calendar';

export interface OpenText {
  readonly isOpen: boolean;
  readonly text: string;
  readonly validUntil: Date | null;
}

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Whether a location is open, in words: Open until 5:30pm; Opens Monday 8:30am. Null where nobody knows. */
export function openText(location: Location, siteZone: string, now: Date): OpenText | null {
  const calendar = calendarOf(location, siteZone, []);
  const state = openNow(calendar, now);
  const timeOf = (moment: Date) => clockWords(wallTime(moment, calendar.zone));
  if (state.state === 'open') {
    return { isOpen: true, text: `Open until ${timeOf(state.closesAt)}`, validUntil: state.validUntil };
  }
  if (state.state === 'unknown' || state.opensAt === null) return null;
  const { opensAt } = state;
  const isToday = dateIn(opensAt, calendar.zone) === dateIn(now, calendar.zone);
  const day = isToday ? 'today' : days[weekdayIn(opensAt, calendar.zone)];
  return { isOpen: false, text: `Opens ${day} ${timeOf(opensAt)}`, validUntil: state.validUntil };
}

function wallTime(moment: Date, zone: string): string {
  const minutes = minutesOfDay(moment, zone);
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
