import type { Car } from '@forecourt/domain/stock/car/car';
import { answeringLocation } from '../../leads/record/lead-location.ts';
import type { LocationStore } from '../../ports/locations/location-store.port.ts';
import type { MediaAddresses } from '../../ports/media/media-addresses.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { CarStore } from '../../ports/stock/car-store.port.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { isOnSite } from '../../stock/search/is-on-site.ts';
import { checkoutSubject, type CheckoutSubject } from './checkout-subject.ts';

export interface SubjectPorts {
  readonly store: StoreRunner<{
    readonly cars: Pick<CarStore, 'findBySlug' | 'findById'>;
    readonly locations: Pick<LocationStore, 'list'>;
  }>;
  /** Null where nobody looks at pictures, as in a mail. */
  readonly media: MediaAddresses | null;
}

const mostLocations = 1_000;

/** The car of an address or of a reservation, with the yard that answers for it; null where the site shows none. */
export async function findSubject(
  { store, media }: SubjectPorts,
  context: SiteContext,
  wanted: { readonly slug: string } | { readonly id: Car['id'] },
  now: Date,
): Promise<CheckoutSubject | null> {
  const { car, locations } = await store.run(context.scope, async (stores) => ({
    car: 'slug' in wanted ? await stores.cars.findBySlug(wanted.slug) : await stores.cars.findById(wanted.id),
    locations: await stores.locations.list(mostLocations),
  }));
  // Whoever holds a car sees it, whatever the site lists meanwhile.
  if (!car || ('slug' in wanted && !isOnSite(car, context, now))) return null;
  const location =
    locations.find(({ id }) => id === car.locationId) ??
    answeringLocation(locations, car.dealershipId, 'Used Car Enquiry');
  return checkoutSubject(context, car, { location, media });
}
