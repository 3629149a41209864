import type { DealershipId } from '@forecourt/domain/core/ids';
import { isBuyingTeam } from '@forecourt/domain/locations/buying-team';
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

const tradeIn = 'Trade-in Enquiry';

/** The location whose people answer: the buying team where a car is sold to it (DATA-2), else of the dealership and the category's department, the primary one first. */
export function answeringLocation(
  locations: readonly Location[],
  dealershipId: DealershipId | null,
  category: string,
): Location | null {
  const all = locations.filter((location) => location.dealershipId === dealershipId);
  const [buyers, others] = [all.filter(isBuyingTeam), all.filter((one) => !isBuyingTeam(one))];
  const [buyer] = buyers;
  if (buyer && category === tradeIn) return buyer;
  const own = others.length > 0 ? others : all;
  const department = departments[category] ?? 'sales';
  const ofDepartment = own.filter((location) => departmentOf(location) === department);
  const candidates = ofDepartment.length > 0 ? ofDepartment : own;
  return candidates.find(({ primary }) => primary) ?? candidates[0] ?? null;
}

/** Whether a location is open; null where its hours are not known. */
export function isLocationOpen(location: Location | null, site: SiteTime, now: Date): boolean | null {
  if (location === null) return null;
  const { state } = openNow(calendarOf(location, site.zone, site.publicHolidays), now);
  return state === 'unknown' ? null : state === 'open';
}

/** By when staff of the location owe an answer (CON-2). */
export function responseDueAt(
  location: Location | null,
  site: SiteTime,
  now: Date,
  settings: Parameters<typeof answerDueAt>[2],
): Date {
  return answerDueAt(now, calendarOf(location ?? nowhere, site.zone, site.publicHolidays), settings);
}

const nowhere = { locationType: null, address: null, openingHours: [], specialHours: [] };
