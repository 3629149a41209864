import type { OpeningHours } from '@forecourt/domain/locations/location';

type Times = readonly [open: string, close: string];

/** A day as dealers give it: times, closed, open without saying when, their own words, or left out (null). */
export type Day = Times | 'closed' | 'open' | OwnWords | null;

interface OwnWords {
  readonly words: string;
  readonly isOpen: boolean;
  readonly times?: Times;
}

/** The days that the five weekdays have in common, and those that differ. */
export interface Week {
  readonly weekdays: Day;
  readonly mon?: Day;
  readonly tue?: Day;
  readonly wed?: Day;
  readonly thu?: Day;
  readonly fri?: Day;
  readonly sat: Day;
  readonly sun: Day;
}

const dayKeys = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** The opening hours of a location; a day that is left out has no row. */
export function hoursOf(week: Week): readonly OpeningHours[] {
  return dayKeys.flatMap((key, weekday) => {
    const day = week[key] === undefined ? week.weekdays : week[key];
    return day === null ? [] : [hoursOfDay(weekday, day)];
  });
}

function hoursOfDay(weekday: number, day: NonNullable<Day>): OpeningHours {
  if (day === 'closed') {
    return { weekday, status: 'Closed', formattedHours: null, open: null, close: null };
  }
  if (day === 'open') return { weekday, status: 'Open', formattedHours: null, open: null, close: null };
  if ('words' in day) {
    const [open = null, close = null] = day.times ?? [];
    return { weekday, status: day.isOpen ? 'Open' : 'Closed', formattedHours: day.words, open, close };
  }
  const [open, close] = day;
  return { weekday, status: 'Open', formattedHours: null, open, close };
}

/** Nobody is there, but somebody will be if asked. */
export const byAppointment: Day = { words: 'By appointment only', isOpen: false };
