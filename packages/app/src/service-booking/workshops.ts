import { departmentOf } from '@forecourt/domain/locations/department';
import type { Location } from '@forecourt/domain/locations/location';
import { calendarOf } from '@forecourt/domain/locations/trading-calendar';
import type { TradingCalendar } from '@forecourt/domain/locations/trading-day';
import { workshopCalendar } from '@forecourt/domain/service-booking/workshop-calendar';
import type { SiteContext } from '../site/site-context.ts';

type Dealership = SiteContext['dealerships'][number];

/** Where a dealership services cars, and when. */
export interface Workshop {
  readonly dealership: Pick<Dealership, 'id' | 'slug' | 'name'>;
  readonly location: Location;
  readonly calendar: TradingCalendar;
}

/**
 * The workshops of a site, its own dealership's first: of each dealership every service department, else its main
 * location. One that does not say when it works is open when its dealership is.
 */
export function workshopsOf(
  {
    site,
    dealerships,
    zone,
    publicHolidays,
  }: Pick<SiteContext, 'site' | 'dealerships' | 'zone' | 'publicHolidays'>,
  locations: readonly Location[],
): readonly Workshop[] {
  const calendar = (location: Location) => calendarOf(location, zone, publicHolidays);
  const ownFirst = dealerships.toSorted(
    (a, b) => Number(b.id === site.dealershipId) - Number(a.id === site.dealershipId),
  );
  return ownFirst.flatMap((dealership) => {
    const own = locations.filter((one) => one.visible && one.dealershipId === dealership.id);
    return serviceLocations(own).map((location) => ({
      dealership,
      location,
      calendar: workshopCalendar(calendar(location), own.map(calendar)),
    }));
  });
}

function serviceLocations(own: readonly Location[]): readonly Location[] {
  const mainFirst = own.toSorted((a, b) => Number(b.primary) - Number(a.primary));
  const service = mainFirst.filter((location) => departmentOf(location) === 'service');
  return service.length > 0 ? service : mainFirst.slice(0, 1);
}
