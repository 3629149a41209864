import type { CarId } from '@forecourt/domain/core/ids';
import type { Lender } from '@forecourt/domain/finance/lender';
import type { Address } from '@forecourt/domain/locations/address';
import type { Car, CarPhoto } from '@forecourt/domain/stock/car';
import type { Caravan } from '@forecourt/domain/stock/caravan';
import type { Variant } from '@forecourt/domain/stock/variant';
import { sql } from 'kysely';
import { branded } from '../branded.ts';
import { addressColumns } from '../locations/location-columns.ts';
import { jsonOf, readAs } from '../named-columns.ts';
import type { ScopedTx } from '../scoped.ts';
import {
  carColumns,
  caravanColumns,
  lenderColumns,
  marketColumns,
  photoColumns,
  variantColumns,
} from './car-columns.ts';

type Row = Awaited<ReturnType<ReturnType<typeof selectCars>['execute']>>[number];
type CarLocation = NonNullable<Car['location']>;
type Market = NonNullable<Car['market']>;

/** Whole cars in one statement, however many: children are gathered where their car is read. */
export function selectCars(tx: ScopedTx) {
  return tx.sql
    .selectFrom('cars')
    .innerJoin('dealerships', 'dealerships.id', 'cars.dealershipId')
    .select(readAs('cars', carColumns))
    .select(['cars.createdAt', 'cars.photosCount', 'cars.primaryImageUrl'])
    .select('dealerships.slug as dealershipSlug')
    .select([
      jsonOf<Caravan>('cars', caravanColumns).as('caravan'),
      location.as('location'),
      variant.as('variant'),
      market.as('market'),
      photos.as('photos'),
      lenders.as('lenders'),
      views.as('views'),
    ]);
}

const variant = sql<Variant | null>`(select ${jsonOf<Variant>('v', variantColumns)} from car_variants v
  where v.dealership_id = cars.dealership_id and v.car_id = cars.id)`;

const market = sql<Market | null>`(select ${jsonOf<Market>('m', marketColumns)} from car_market m
  where m.dealership_id = cars.dealership_id and m.car_id = cars.id)`;

const photos = sql<CarPhoto[]>`(select coalesce(json_agg(${jsonOf<CarPhoto>('p', photoColumns)}
  order by p.position), '[]') from car_photos p
  where p.dealership_id = cars.dealership_id and p.car_id = cars.id)`;

const lenders = sql<Lender[]>`(select coalesce(json_agg(${jsonOf<Lender>('l', lenderColumns)}
  order by l.provider collate "C"), '[]') from car_lenders l
  where l.dealership_id = cars.dealership_id and l.car_id = cars.id)`;

const views = sql<number>`coalesce((select c.views from car_counters c
  where c.dealership_id = cars.dealership_id and c.car_id = cars.id), 0)`;

const otherYards = sql`(select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name)
  order by d.position, o.name), '[]') from location_distributions d
  join locations o on o.dealership_id = d.dealership_id and o.id = d.distribution_location_id
  where d.dealership_id = y.dealership_id and d.location_id = y.id)`;

const location = sql<CarLocation | null>`(select json_build_object(
    'name', y.name, 'slug', y.slug, 'phone', y.phone,
    'address', case when a.id is not null then ${jsonOf<Address>('a', addressColumns)} end,
    'distributionLocations', ${otherYards})
  from locations y left join addresses a on a.dealership_id = y.dealership_id and a.id = y.address_id
  where y.dealership_id = cars.dealership_id and y.id = cars.location_id)`;

/** Makes a car of what `selectCars` read. */
export function carOf(row: Row): Car {
  return branded<Car>({
    ...row,
    itemType: row.itemType ?? 'car',
    certified: row.certified ?? false,
    hasNvic: row.hasNvic ?? false,
    preorder: row.preorder ?? false,
    caravan: Object.values(row.caravan).some((measure) => measure !== null) ? row.caravan : null,
  });
}

/** Cars in the order of their ids; those the scope does not reach are left out. */
export async function readByIds(tx: ScopedTx, ids: readonly CarId[]): Promise<readonly Car[]> {
  if (ids.length === 0) return [];
  const rows = await selectCars(tx).where('cars.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, carOf(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
