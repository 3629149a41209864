import { addDays, dateIn, startOfDay } from '../core/zoned-time.ts';
import type { SiteSettings } from '../settings/registry.ts';
import { clockSpan } from './clock-words.ts';
import type { Department } from './department.ts';
import type { SpecialHours } from './location.ts';
import { specialHoursOn } from './trading-day.ts';

export interface HolidayHours {
  /** Null: nothing is coming, and the page has no button. */
  readonly button: string | null;
  readonly days: readonly { readonly date: string; readonly hours: string }[];
  /** When the first of these days is over; null when there is none. */
  readonly validUntil: Date | null;
}

type HolidaySettings = Pick<SiteSettings['locations'], 'holidayHoursText' | 'closedText'>;

interface DepartmentHours {
  readonly specialHours: readonly SpecialHours[];
  readonly department: Department;
  readonly zone: string;
}

/**
 * The holiday hours that are still to come for a department (RULE-14), today's among them: its own, and
 * those of all departments on days for which it has none.
 */
export function holidayHours(
  { specialHours, department, zone }: DepartmentHours,
  settings: HolidaySettings,
  now: Date,
): HolidayHours {
  const today = dateIn(now, zone);
  const dates = [...new Set(specialHours.map(({ date }) => date))].filter((date) => date >= today).sort();
  const days = dates
    .map((date) => specialHoursOn(specialHours, department, date))
    .filter((hours) => hours !== undefined)
    .map((hours) => ({ date: hours.date, hours: inWords(hours, settings.closedText) }));
  const [first] = days;
  if (first === undefined) return { button: null, days, validUntil: null };
  return { button: settings.holidayHoursText, days, validUntil: startOfDay(addDays(first.date, 1), zone) };
}

function inWords({ status, startHour, endHour }: SpecialHours, closedText: string): string {
  if (status === 'Closed') return closedText;
  return startHour !== null && endHour !== null ? clockSpan(startHour, endHour) : 'Open';
}
