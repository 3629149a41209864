import { revealedPhone, type ShownPhone } from '@forecourt/domain/contact/call-button';
import { revealsPerAddress } from '@forecourt/domain/contact/reveal-limit';
import type { CarId, DealershipId, LocationId } from '@forecourt/domain/core/ids';
import { fail, ok, type Result } from '@forecourt/domain/core/result';
import { fullCarName } from '@forecourt/domain/stock/presentation/car-title';
import type { AnalyticsStore } from '../ports/platform/analytics-store.port.ts';
import type { CarStore } from '../ports/stock/car-store.port.ts';
import type { LocationStore } from '../ports/locations/location-store.port.ts';
import type { RateLimiter } from '../ports/platform/rate-limiter.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { SiteContext } from '../site/site-context.ts';
import { isOnSite } from '../stock/search/is-on-site.ts';
import { locationPhone } from '../shared/phone-reveal.view.ts';

export interface RevealPhonePorts {
  readonly store: StoreRunner<{
    readonly analytics: Pick<AnalyticsStore, 'appendOnce'>;
    readonly cars: Pick<CarStore, 'findById'>;
    readonly locations: Pick<LocationStore, 'find'>;
  }>;
  readonly limiter: RateLimiter;
}

/** Whose number is asked for: that of a car's location, or of a location itself. */
export type PhoneOwner = { readonly carId: CarId } | { readonly locationId: LocationId };

/** A visit of somebody who need not be known. */
export interface Visit {
  readonly id: string;
  readonly beganAt: Date;
}

export interface RevealedPhone extends ShownPhone {
  /** Of the car or the location. */
  readonly name: string;
}

interface Found {
  readonly phone: string | null;
  readonly name: string;
  readonly dealershipId: DealershipId;
  readonly carId: CarId | null;
}

/**
 * Answers with a number that was masked until now, and counts it as a call (RULE-11): once for each visit and
 * each car or location, for the dealership that is called.
 */
export async function revealPhone(
  { store, limiter }: RevealPhonePorts,
  context: SiteContext,
  request: {
    readonly owner: PhoneOwner;
    readonly visit: Visit;
    readonly network: string;
    readonly path: string | null;
    readonly now: Date;
  },
): Promise<
  Result<RevealedPhone, { reason: 'no_phone' } | { reason: 'too_many_requests'; retrySeconds: number }>
> {
  const { owner, visit, network, path, now } = request;
  const retrySeconds = await limiter.take('phones of address', network, revealsPerAddress);
  if (retrySeconds > 0) return fail({ reason: 'too_many_requests', retrySeconds });
  return store.run(context.scope, async ({ analytics, cars, locations }) => {
    const found =
      'carId' in owner
        ? await ofCar(cars, context, owner.carId, now)
        : await ofLocation(locations, owner.locationId);
    const phone = found && revealedPhone(found.phone);
    if (!phone) return fail({ reason: 'no_phone' });
    const { name, dealershipId, carId } = found;
    const key = 'carId' in owner ? `car ${owner.carId}` : `location ${owner.locationId}`;
    await analytics.appendOnce(
      {
        kind: 'phone_reveal',
        eventId: null,
        dealershipId,
        carId,
        visitorId: null,
        path,
        details: 'carId' in owner ? {} : { location_id: owner.locationId },
        at: now,
      },
      { visitBeganAt: visit.beganAt, key: `phone ${visit.id} ${key}` },
    );
    return ok({ ...phone, name });
  });
}

async function ofCar(
  cars: Pick<CarStore, 'findById'>,
  context: SiteContext,
  carId: CarId,
  now: Date,
): Promise<Found | null> {
  const car = await cars.findById(carId);
  if (!car || !isOnSite(car, context, now)) return null;
  const { dealershipId, location } = car;
  return { phone: location?.phone ?? null, name: fullCarName(car), dealershipId, carId };
}

async function ofLocation(
  locations: Pick<LocationStore, 'find'>,
  locationId: LocationId,
): Promise<Found | null> {
  const location = await locations.find(locationId);
  if (!location || !location.visible) return null;
  const { name, dealershipId } = location;
  return { phone: locationPhone(location), name, dealershipId, carId: null };
}
