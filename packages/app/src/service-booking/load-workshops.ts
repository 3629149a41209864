import { addDays, dateIn } from '@forecourt/domain/core/zoned-time';
import type { Location } from '@forecourt/domain/locations/location';
import type { ServicePlaceStore } from '../ports/leads/service-place-store.port.ts';
import type { LocationStore } from '../ports/locations/location-store.port.ts';
import type { SiteContext } from '../site/site-context.ts';

export interface WorkshopStores {
  readonly locations: Pick<LocationStore, 'list'>;
  readonly servicePlaces: Pick<ServicePlaceStore, 'listTaken'>;
}

export interface LoadedWorkshops {
  readonly locations: readonly Location[];
  readonly taken: Awaited<ReturnType<ServicePlaceStore['listTaken']>>;
}

const mostLocations = 1_000;

/** The locations of a site, and what is booked in their workshops on the days that can be chosen. */
export async function loadWorkshops(
  { locations, servicePlaces }: WorkshopStores,
  { settings, zone }: Pick<SiteContext, 'settings' | 'zone'>,
  now: Date,
): Promise<LoadedWorkshops> {
  const today = dateIn(now, zone);
  return {
    locations: await locations.list(mostLocations),
    // A day more at each end: a workshop may lie in another zone.
    taken: await servicePlaces.listTaken({
      from: addDays(today, -1),
      to: addDays(today, settings.serviceBooking.daysAhead + 1),
    }),
  };
}
