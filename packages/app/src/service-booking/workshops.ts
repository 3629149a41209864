import { departmentOf } from '@forecourt/domain/locations/department';
import type { Location } from '@forecourt/domain/locations/location';
import { calendarOf } from '@forecourt/domain/locations/trading-calendar';
import type { TradingCalendar } from '@forecourt/domain/locations/trading-day';
import type { SiteContext } from '../site/site-context.ts';

type Dealership = SiteContext['dealerships'][number];

/** Where a dealership services cars, and when. */
export interface Workshop {
  readonly dealership: Pick<Dealership, 'id' | 'slug' | 'name'>;
  readonly yard: Location;
  readonly calendar: TradingCalendar;
}

/** The workshops of a site, its own dealership's first: of each the service department, else its main yard. */
export function workshopsOf(
  {
    site,
    dealerships,
    zone,
    publicHolidays,
  }: Pick<SiteContext, 'site' | 'dealerships' | 'zone' | 'publicHolidays'>,
  yards: readonly Location[],
): readonly Workshop[] {
  const ownFirst = dealerships.toSorted(
    (a, b) => Number(b.id === site.dealershipId) - Number(a.id === site.dealershipId),
  );
  return ownFirst.flatMap((dealership) => {
    const yard = serviceYard(yards.filter((one) => one.visible && one.dealershipId === dealership.id));
    return yard ? [{ dealership, yard, calendar: calendarOf(yard, zone, publicHolidays) }] : [];
  });
}

function serviceYard(own: readonly Location[]): Location | undefined {
  const service = own.filter((yard) => departmentOf(yard) === 'service');
  const candidates = service.length > 0 ? service : own;
  return candidates.find(({ primary }) => primary) ?? candidates[0];
}
