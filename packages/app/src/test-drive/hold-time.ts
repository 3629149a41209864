import type { RateRule } from '@forecourt/domain/core/rate-rule';
import { fail, ok, type Result } from '@forecourt/domain/core/result';
import { nearestSlots, type TestDriveSlot } from '@forecourt/domain/locations/test-drive-slots';
import type { Location } from '@forecourt/domain/locations/location';
import type { RateLimiter } from '../ports/platform/rate-limiter.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { WantedPlace } from '../ports/leads/test-drive-store.port.ts';
import type { SiteContext } from '../site/site-context.ts';
import {
  chosenLocation,
  drivableCar,
  drivingLocations,
  slotAt,
  locationTimes,
  type TestDriveStores,
  type WantedCar,
} from './test-drive-times.ts';

export interface HoldPorts {
  readonly store: StoreRunner<TestDriveStores>;
  readonly limiter: RateLimiter;
}

/** A time as a visitor asks for it. */
export interface RequestedTime {
  readonly car: WantedCar | null;
  readonly locationId: string | null;
  /** 2026-10-31 and 10:30, as the location's wall shows them. */
  readonly day: string;
  readonly time: string;
  readonly holder: Uint8Array;
  readonly now: Date;
}

export interface HeldTime {
  readonly location: Location;
  readonly startsAt: Date;
  readonly until: Date;
}

export type TimeRefusal =
  | { readonly reason: 'taken'; readonly nearest: readonly TestDriveSlot[] }
  | { readonly reason: 'too_many_requests'; readonly retrySeconds: number };

/** For so long a chosen time is kept while the visitor types. */
const holdMinutes = 10;
const msPerMinute = 60_000;
/** Somebody who cannot decide, and not a program that keeps a whole location busy. */
const holdsPerAddress: RateRule = { limit: 40, windowSeconds: 600 };
/** Who chooses again gives back what they held; this counts those who hold nothing yet, as long as a hold lasts. */
const holdersPerLocation: RateRule = { limit: 3, windowSeconds: holdMinutes * 60 };
/** Without the proof of work, as from a browser without scripts. */
const unprovenPerAddress: RateRule = { limit: 2, windowSeconds: holdMinutes * 60 };
const mostNearest = 3;

interface HoldRequest extends RequestedTime {
  readonly network: string;
  /** It came with a proof of work that was used for nothing else. */
  readonly isProven: boolean;
}

/** Keeps a time for a visitor while they type who they are, and frees what they held before. */
export async function holdTime(
  { store, limiter }: HoldPorts,
  context: SiteContext,
  { network, isProven, ...sent }: HoldRequest,
): Promise<Result<HeldTime, TimeRefusal>> {
  const retrySeconds = await limiter.take('held test drives', network, holdsPerAddress);
  if (retrySeconds > 0) return fail({ reason: 'too_many_requests', retrySeconds });
  const until = new Date(sent.now.getTime() + holdMinutes * msPerMinute);
  return store.run(context.scope, async (stores) => {
    const wanted = await wantedPlace(stores, context, sent);
    if (!wanted.ok) return wanted;
    const { location, place, refusal } = wanted.value;
    if ((await stores.drives.findHold(sent.holder, sent.now)) === null) {
      const wait = await waitOf(limiter, { network, isProven, locationId: location.id });
      if (wait > 0) return fail({ reason: 'too_many_requests', retrySeconds: wait });
    }
    if ((await stores.drives.hold(place, until, sent.now)) === 'taken') return fail(refusal);
    return ok({ location, startsAt: place.startsAt, until });
  });
}

/** Times that nobody comes for are lost to others: one network takes a few of a location at once, and works for each. */
async function waitOf(
  limiter: RateLimiter,
  {
    network,
    isProven,
    locationId,
  }: Pick<HoldRequest, 'network' | 'isProven'> & { readonly locationId: string },
): Promise<number> {
  const waits = await Promise.all([
    limiter.take('holders of location', `${network} ${locationId}`, holdersPerLocation),
    ...(isProven ? [] : [limiter.take('unproven holders', network, unprovenPerAddress)]),
  ]);
  return Math.max(...waits);
}

interface FoundPlace {
  readonly location: Location;
  readonly place: WantedPlace;
  /** What to answer should it be taken in the same moment. */
  readonly refusal: TimeRefusal;
}

/** The place that a visitor wants, if the rules still offer it; else the nearest free times. */
export async function wantedPlace(
  stores: TestDriveStores,
  context: SiteContext,
  { car: named, locationId, day, time, holder, now }: RequestedTime,
): Promise<Result<FoundPlace, TimeRefusal>> {
  const { slotMinutes, atOnce } = context.settings.testDrive;
  const car = await drivableCar(stores, context, { ...named, now });
  const location = chosenLocation(await drivingLocations(stores, context, car), locationId);
  if (!location) return fail({ reason: 'taken', nearest: [] });
  const { days } = await locationTimes(stores, context, location, { car, holder, now });
  const slot = slotAt(days, day, time);
  const near = slot?.startsAt ?? new Date(`${day}T${time}:00Z`);
  const refusal: TimeRefusal = {
    reason: 'taken',
    nearest: nearestSlots(days, Number.isNaN(near.getTime()) ? now : near, mostNearest + 1)
      .filter(({ startsAt }) => startsAt.getTime() !== slot?.startsAt.getTime())
      .slice(0, mostNearest),
  };
  if (!slot || slot.left === 0) return fail(refusal);
  const { startsAt } = slot;
  const endsAt = new Date(startsAt.getTime() + slotMinutes * msPerMinute);
  const place = { locationId: location.id, startsAt, endsAt, carId: car?.id ?? null, atOnce, holder };
  return ok({ location, place, refusal });
}
