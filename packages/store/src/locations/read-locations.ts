import type { Address } from '@forecourt/domain/core/address';
import type { Location, OpeningHours, SpecialHours } from '@forecourt/domain/locations/location';
import { sql } from 'kysely';
import { branded } from '../branded.ts';
import { jsonOf, readAs } from '../named-columns.ts';
import type { ScopedTx } from '../scoped.ts';
import { addressColumns, locationColumns } from './location-columns.ts';

type Row = Awaited<ReturnType<ReturnType<typeof selectLocations>['execute']>>[number];

/** Whole locations in one statement, with address and hours. */
export function selectLocations(tx: ScopedTx) {
  return tx.sql
    .selectFrom('locations')
    .innerJoin('dealerships', 'dealerships.id', 'locations.dealershipId')
    .select(readAs('locations', locationColumns))
    .select(['locations.reviewCount', 'dealerships.slug as dealershipSlug'])
    .select((eb) => eb.cast<number | null>('locations.averageRating', 'float8').as('averageRating'))
    .select([address.as('address'), openingHours.as('openingHours'), specialHours.as('specialHours')]);
}

const address = sql<Address | null>`(select ${jsonOf<Address>('a', addressColumns)} from addresses a
  where a.dealership_id = locations.dealership_id and a.id = locations.address_id)`;

const openingHours = sql<OpeningHours[]>`(select coalesce(json_agg(json_build_object(
    'weekday', h.weekday, 'status', h.status, 'formattedHours', h.formatted_hours,
    'open', to_char(h.open, 'HH24:MI'), 'close', to_char(h.close, 'HH24:MI')) order by h.weekday), '[]')
  from location_hours h where h.dealership_id = locations.dealership_id and h.location_id = locations.id)`;

const specialHours = sql<SpecialHours[]>`(select coalesce(json_agg(json_build_object(
    'date', s.date, 'department', s.department, 'status', s.status,
    'startHour', to_char(s.start_hour, 'HH24:MI'), 'endHour', to_char(s.end_hour, 'HH24:MI'))
    order by s.date, s.department), '[]')
  from location_special_hours s
  where s.dealership_id = locations.dealership_id and s.location_id = locations.id)`;

/** Makes a location of what `selectLocations` read. */
export function locationOf(row: Row): Location {
  return branded<Location>({
    ...row,
    // A feed's empty type and none both mean sales.
    locationType: row.locationType === '' ? null : row.locationType,
  });
}
