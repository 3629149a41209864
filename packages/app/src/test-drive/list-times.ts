import type { CarId } from '@forecourt/domain/core/ids';
import { dateIn } from '@forecourt/domain/core/zoned-time';
import { freeTimeWords, nextFreeTimes } from '@forecourt/domain/locations/free-time-words';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { SiteContext } from '../site/site-context.ts';
import {
  chosenLocation,
  drivableCar,
  drivingLocations,
  locationTimes,
  type TestDriveStores,
} from './test-drive-times.ts';

/** Its day and clock are in words: Tomorrow, 9:00am. */
export interface NextFreeTime {
  readonly date: string;
  readonly time: string;
  readonly day: string;
  readonly clock: string;
}

/** As many as fit beside each other on a phone. */
const mostNext = 3;

export interface ListedTimes {
  readonly location_id: string;
  readonly location: string;
  readonly time_zone: string;
  readonly minutes: number;
  readonly valid_until: string;
  /** Drive it today 4pm; null where none is within a week. */
  readonly first_free: string | null;
  /** The next few within a week. */
  readonly next_free: readonly NextFreeTime[];
  readonly days: readonly {
    readonly date: string;
    readonly closed: string | null;
    readonly times: readonly { readonly time: string; readonly starts_at: string; readonly left: number }[];
  }[];
}

/** The free times of one location as programs read them (FORM-12); null where the site has no such location. */
export async function listTimes(
  { store }: { readonly store: StoreRunner<TestDriveStores> },
  context: SiteContext,
  {
    carId,
    locationId,
    holder,
    now,
  }: {
    readonly carId: CarId | null;
    readonly locationId: string | null;
    readonly holder: Uint8Array | null;
    readonly now: Date;
  },
): Promise<ListedTimes | null> {
  const { asksTime, slotMinutes } = context.settings.testDrive;
  if (!asksTime) return null;
  return store.run(context.scope, async (stores) => {
    const car = await drivableCar(stores, context, { id: carId, now });
    if (carId !== null && car === null) return null;
    const locations = await drivingLocations(stores, context, car);
    const location =
      locationId === null ? chosenLocation(locations, null) : locations.find(({ id }) => id === locationId);
    if (!location) return null;
    const { days, calendar, validUntil } = await locationTimes(stores, context, location, {
      car,
      holder,
      now,
    });
    const free = days.flatMap(({ date, slots }) =>
      slots.filter(({ left }) => left > 0).map(({ time }) => ({ date, time })),
    );
    const today = dateIn(now, calendar.zone);
    return {
      location_id: location.id,
      location: location.name,
      time_zone: calendar.zone,
      minutes: slotMinutes,
      valid_until: validUntil.toISOString(),
      first_free: freeTimeWords(free[0] ?? null, today, context.settings.stock),
      next_free: nextFreeTimes(free, today, mostNext),
      days: days.map(({ date, shut, slots }) => ({
        date,
        closed: shut,
        times: slots
          .filter(({ left }) => left > 0)
          .map(({ time, startsAt, left }) => ({ time, starts_at: startsAt.toISOString(), left })),
      })),
    };
  });
}
