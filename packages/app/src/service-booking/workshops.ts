import { departmentOf } from '@forecourt/domain/locations/department';
import type { Location } from '@forecourt/domain/locations/location';
import { calendarOf } from '@forecourt/domain/locations/trading-calendar';
import type { TradingCalendar } from '@forecourt/domain/locations/trading-day';
import type { SiteContext } from '../site/site-context.ts';

type Dealership = SiteContext['dealerships'][number];

/** Where a dealership services cars, and when. */
export interface Workshop {
  readonly dealership: Pick<Dealership, 'id' | 'slug' | 'name'>;
  readonly location: Location;
  readonly calendar: TradingCalendar;
}

/** The workshops of a site, its own dealership's first: of each the service department, else its main location. */
export function workshopsOf(
  {
    site,
    dealerships,
    zone,
    publicHolidays,
  }: Pick<SiteContext, 'site' | 'dealerships' | 'zone' | 'publicHolidays'>,
  locations: readonly Location[],
): readonly Workshop[] {
  const ownFirst = dealerships.toSorted(
    (a, b) => Number(b.id === site.dealershipId) - Number(a.id === site.dealershipId),
  );
  return ownFirst.flatMap((dealership) => {
    const location = serviceLocation(
      locations.filter((one) => one.visible && one.dealershipId === dealership.id),
    );
    return location ? [{ dealership, location, calendar: calendarOf(location, zone, publicHolidays) }] : [];
  });
}

function serviceLocation(own: readonly Location[]): Location | undefined {
  const service = own.filter((location) => departmentOf(location) === 'service');
  const candidates = service.length > 0 ? service : own;
  return candidates.find(({ primary }) => primary) ?? candidates[0];
}
