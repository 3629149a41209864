import type { DealershipId } from '@forecourt/domain/core/ids';
import { slugOf } from '@forecourt/domain/core/slug';
import { addDays } from '@forecourt/domain/core/zoned-time';
import { locationSchema, type Location, type SpecialHours } from '@forecourt/domain/locations/location';
import { fictionLandline } from '../places/fiction-phones.ts';
import { placeNamed } from '../places/places.ts';
import type { StockPlan } from '../stock/stock-plan.ts';
import { worldId } from '../world-id.ts';
import { comingHolidays, type Holiday } from './coming-holidays.ts';
import type { DepartmentSpec, LocationSpec } from './dealer-spec.ts';
import { placePicture } from './place-pictures.ts';
import { hoursOf } from './week.ts';

type Department = 'sales' | 'service' | 'parts' | 'buying';

const departments = ['sales', 'service', 'parts', 'buying'] as const;
const endings = { sales: 'Sales', service: 'Service', parts: 'Parts' } as const;

export interface Rating {
  readonly average: number | null;
  readonly count: number;
}

interface Owner {
  readonly id: DealershipId;
  readonly slug: string;
  readonly makes: readonly string[];
  /** Its first location is where it says that it is. */
  readonly isPrimary: boolean;
  readonly rating: Rating;
  readonly stock: Pick<StockPlan, 'itemType' | 'scenes'>;
  /** Of its places, by which their pictures differ. */
  readonly place: number;
}

/** The departments of a location. They share its address; each has its own hours. */
export function locationsOf(location: LocationSpec, owner: Owner, today: string): readonly Location[] {
  const present = departments.filter((department) => location[department] !== undefined);
  const places = present.filter((department) => department !== 'buying');
  return present.map((department, index) => {
    const spec: DepartmentSpec = location[department] ?? { hours: null };
    return locationOf(
      {
        location,
        spec,
        department,
        isFirst: index === 0,
        isAlone: places.length === 1 && department !== 'buying',
      },
      owner,
      today,
    );
  });
}

interface Told {
  readonly location: LocationSpec;
  readonly spec: DepartmentSpec;
  readonly department: Department;
  readonly isFirst: boolean;
  /** A location with one department does not say which. */
  readonly isAlone: boolean;
}

function locationOf(
  { location, spec, department, isFirst, isAlone }: Told,
  owner: Owner,
  today: string,
): Location {
  const { city, state, postcode, lat, long } = placeNamed(location.city, location.state);
  const name = department === 'buying' ? 'Buying team' : nameOf(location, department, isAlone);
  const key = `${owner.slug}/${slugOf(name)}`;
  const number = spec.phone === undefined ? fictionLandline(state, key) : spec.phone;
  const isSales = department === 'sales';
  return locationSchema.parse({
    id: worldId(`location/${key}`),
    dealershipId: owner.id,
    dealershipSlug: owner.slug,
    slug: slugOf(name),
    name,
    locationType: spec.isUntyped === true ? null : department === 'buying' ? 'sales' : department,
    locationSubtype: department === 'buying' ? 'buying' : null,
    manufacturers: [...owner.makes],
    primary: owner.isPrimary && isFirst,
    visible: location.isHidden !== true,
    dealerLicenseNumber: isSales ? (location.dealerLicence ?? null) : null,
    motorVehicleRepairer: isSales ? null : (location.repairerLicence ?? null),
    imageUrl: placePicture(owner.stock, { place: owner.place, isWorkshop: !isSales }),
    address: {
      id: worldId(`address/${owner.slug}/${slugOf(location.name)}`),
      street: location.street,
      city,
      state,
      postcode,
      lat,
      long,
    },
    phone: number,
    landlinePhone: number !== null && number.startsWith('1800') ? fictionLandline(state, key) : number,
    averageRating: isSales ? owner.rating.average : null,
    reviewCount: isSales ? owner.rating.count : null,
    openingHours: spec.hours === null ? [] : [...hoursOf(spec.hours)],
    specialHours: [...specialHoursOf(location, department, today)],
  });
}

function nameOf(location: LocationSpec, department: keyof typeof endings, isAlone: boolean): string {
  return isAlone ? location.name : `${location.name} - ${endings[department]}`;
}

function specialHoursOf(
  { state, holidays }: LocationSpec,
  department: Department,
  today: string,
): readonly SpecialHours[] {
  if (holidays === undefined) return [];
  // One that has passed stays on record, as it does in every dealer's system.
  return comingHolidays(state, addDays(today, -60), 5).map((holiday) =>
    specialDay(holiday, holidays, department),
  );
}

function specialDay(
  { date, isSolemn }: Holiday,
  holidays: NonNullable<LocationSpec['holidays']>,
  department: Department,
): SpecialHours {
  if (isSolemn || holidays === 'closed') return closedOn(date, 'all');
  if (holidays === 'short_days' && department === 'sales') {
    return { date, department: 'all', status: 'Open', startHour: '10:00', endHour: '16:00' };
  }
  if (department === 'service' || department === 'parts') return closedOn(date, department);
  return { date, department: 'sales', status: 'Open', startHour: '10:00', endHour: '16:00' };
}

function closedOn(date: string, department: SpecialHours['department']): SpecialHours {
  return { date, department, status: 'Closed', startHour: null, endHour: null };
}
