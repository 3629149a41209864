import type { DealershipId } from '@forecourt/domain/core/ids';
import { departmentOf, type Department } from '@forecourt/domain/locations/department';
import type { Location } from '@forecourt/domain/locations/location';
import { openNow } from '@forecourt/domain/locations/open-now';
import { answerDueAt } from '@forecourt/domain/leads/response-clock';
import { calendarOf } from '@forecourt/domain/locations/trading-calendar';
import type { SiteContext } from '../../site/site-context.ts';

type SiteTime = Pick<SiteContext, 'zone' | 'publicHolidays'>;

const departments: Readonly<Record<string, Department>> = {
  'Service Booking': 'service',
  'Service Enquiry': 'service',
  'Parts Enquiry': 'parts',
};

/** The yard whose people answer: of the dealership and the category's department, the primary one first. */
export function yardOf(
  yards: readonly Location[],
  dealershipId: DealershipId | null,
  category: string,
): Location | null {
  const own = yards.filter((yard) => yard.dealershipId === dealershipId);
  const department = departments[category] ?? 'sales';
  const ofDepartment = own.filter((yard) => departmentOf(yard) === department);
  const candidates = ofDepartment.length > 0 ? ofDepartment : own;
  return candidates.find(({ primary }) => primary) ?? candidates[0] ?? null;
}

/** Whether a yard is open; null where its hours are not known. */
export function isYardOpen(yard: Location | null, site: SiteTime, now: Date): boolean | null {
  if (yard === null) return null;
  const { state } = openNow(calendarOf(yard, site.zone, site.publicHolidays), now);
  return state === 'unknown' ? null : state === 'open';
}

/** By when staff of the yard owe an answer (CON-2). */
export function responseDueAt(
  yard: Location | null,
  site: SiteTime,
  now: Date,
  settings: Parameters<typeof answerDueAt>[2],
): Date {
  return answerDueAt(now, calendarOf(yard ?? nowhere, site.zone, site.publicHolidays), settings);
}

const nowhere = { locationType: null, address: null, openingHours: [], specialHours: [] };
