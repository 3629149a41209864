import type { DealershipId } from '@forecourt/domain/core/ids';
import { departmentOf, type Department } from '@forecourt/domain/locations/department';
import type { Location } from '@forecourt/domain/locations/location';
import { locationZone } from '@forecourt/domain/locations/location-zone';
import { openNow } from '@forecourt/domain/locations/open-now';
import type { TradingCalendar } from '@forecourt/domain/locations/trading-day';

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

/** When a yard trades. One that nobody knows has no hours. */
export function calendarOf(yard: Location | null, siteZone: string): TradingCalendar {
  return {
    zone: yard === null ? siteZone : locationZone(yard, siteZone),
    department: yard === null ? 'sales' : departmentOf(yard),
    openingHours: yard?.openingHours ?? [],
    specialHours: yard?.specialHours ?? [],
    publicHolidays: [],
  };
}

/** Whether a yard is open; null where its hours are not known. */
export function isYardOpen(yard: Location | null, siteZone: string, now: Date): boolean | null {
  const { state } = openNow(calendarOf(yard, siteZone), now);
  return state === 'unknown' ? null : state === 'open';
}
