import type { LocationId } from '@forecourt/domain/core/ids';
import { addDays, addExactHours, dateIn, startOfDay } from '@forecourt/domain/core/zoned-time';
import { departmentOf } from '@forecourt/domain/locations/department';
import type { Location } from '@forecourt/domain/locations/location';
import {
  testDriveCalendar,
  type TestDriveCalendarDay,
  type TestDriveSlot,
} from '@forecourt/domain/locations/test-drive-slots';
import { calendarOf } from '@forecourt/domain/locations/trading-calendar';
import type { TradingCalendar } from '@forecourt/domain/locations/trading-day';
import type { Car } from '@forecourt/domain/stock/car/car';
import { isTestDrivable } from '@forecourt/domain/stock/presentation/test-drivable';
import type { CarStore } from '../ports/stock/car-store.port.ts';
import type { LocationStore } from '../ports/locations/location-store.port.ts';
import type { TestDriveStore } from '../ports/leads/test-drive-store.port.ts';
import type { SiteContext } from '../site/site-context.ts';
import type { DriveChoice } from '../shared/drive-address.ts';
import { isOnSite } from '../stock/search/is-on-site.ts';

export interface TestDriveStores {
  readonly cars: Pick<CarStore, 'findById' | 'findBySlug'>;
  readonly drives: TestDriveStore;
  readonly locations: Pick<LocationStore, 'list'>;
}

/** A car by what the address or the form says of it. */
export type WantedCar = { readonly slug: string | null } | { readonly id: Car['id'] };

/** Which car, if any, is to be driven where. */
export interface WantedDrive {
  readonly car: Car | null;
  readonly locationId: string | null;
  /** Their own hold is free to them. */
  readonly holder: Uint8Array | null;
  readonly now: Date;
}

export interface LocationTimes {
  readonly location: Location;
  readonly calendar: TradingCalendar;
  readonly days: readonly TestDriveCalendarDay[];
  /** Until then, if nobody books, the list is the same. */
  readonly validUntil: Date;
}

const mostLocations = 1_000;
/** As many as a group has: a page shows so many by state. */
const mostOffered = 200;

/** The car of a drive, where this site lets visitors drive it. */
export async function drivableCar(
  { cars }: Pick<TestDriveStores, 'cars'>,
  context: SiteContext,
  { slug, id, now }: { readonly slug?: string | null; readonly id?: Car['id'] | null; readonly now: Date },
): Promise<Car | null> {
  const car = id ? await cars.findById(id) : slug ? await cars.findBySlug(slug) : null;
  if (!car || !isOnSite(car, context, now)) return null;
  return isTestDrivable(car, context.settings.testDrive) ? car : null;
}

/** A second car for the same visit, where the site lets visitors drive it too. */
export async function secondCar(
  stores: Pick<TestDriveStores, 'cars'>,
  context: SiteContext,
  {
    choice: { also },
    car,
    now,
  }: { readonly choice: Pick<DriveChoice, 'also'>; readonly car: Car | null; readonly now: Date },
): Promise<Car | null> {
  if (car === null || also === null || also === car.slug) return null;
  return drivableCar(stores, context, { slug: also, now });
}

/**
 * The locations where a drive can begin, the car's own first: with a car those to which it can be brought, where the site
 * asks for that; without one every sales location of the site, or those that have the model that is wanted.
 */
export async function drivingLocations(
  { drives, locations }: Pick<TestDriveStores, 'drives' | 'locations'>,
  { settings }: Pick<SiteContext, 'settings'>,
  car: Pick<Car, 'locationId' | 'dealershipId'> | null,
  namesWithModel: ReadonlySet<string> = new Set(),
): Promise<readonly Location[]> {
  const all = (await locations.list(mostLocations)).filter((location) => location.visible);
  const sales = all.filter((location) => departmentOf(location) === 'sales');
  if (car === null) {
    const withModel = sales.filter(({ name }) => namesWithModel.has(name));
    return (withModel.length > 0 ? withModel : sales).slice(0, mostOffered);
  }
  const own = all.find(({ id }) => id === car.locationId);
  const ofDealership = sales.filter(({ dealershipId }) => dealershipId === car.dealershipId);
  if (!own) return ofDealership.slice(0, mostOffered);
  if (!settings.testDrive.asksDistributionLocation) return [own];
  const brought = await drives.listDistribution(own.id);
  const others = ofDealership.filter(({ id }) => id !== own.id && brought.includes(id));
  return [own, ...others].slice(0, mostOffered);
}

/** The days and times of one location, with what is taken of them (FORM-12). */
export async function locationTimes(
  { drives }: Pick<TestDriveStores, 'drives'>,
  { settings, zone, publicHolidays }: Pick<SiteContext, 'settings' | 'zone' | 'publicHolidays'>,
  location: Location,
  { car, holder, now }: Omit<WantedDrive, 'locationId'>,
): Promise<LocationTimes> {
  const { testDrive } = settings;
  const calendar = calendarOf(location, zone, publicHolidays);
  const afterLast = startOfDay(addDays(dateIn(now, calendar.zone), testDrive.daysAhead + 2), calendar.zone);
  const carId = car?.id ?? null;
  const bookings = await drives.listTaken({
    locationId: location.id,
    carId,
    from: addExactHours(now, -24),
    to: afterLast,
    holder,
    now,
  });
  return {
    location,
    calendar,
    ...testDriveCalendar({ calendar, bookings, carId, settings: testDrive, now }),
  };
}

/** The slot of a time on the wall; null where the location never offered it. */
export function slotAt(
  days: LocationTimes['days'],
  date: string | null,
  time: string | null,
): TestDriveSlot | null {
  const day = days.find((one) => one.date === date);
  return day?.slots.find((slot) => slot.time === time) ?? null;
}

/** The location that was asked for, else the first. */
export function chosenLocation(locations: readonly Location[], id: string | null): Location | null {
  return locations.find((location) => location.id === (id as LocationId | null)) ?? locations[0] ?? null;
}
