import type { Address } from '@forecourt/domain/core/address';
import { safePhotos, safePicture } from '@forecourt/domain/stock/car/safe-pictures';
import type { Car } from '@forecourt/domain/stock/car/car';
import type { Caravan } from '@forecourt/domain/stock/car/caravan';
import { sql } from 'kysely';
import { branded } from '../branded.ts';
import { addressColumns } from '../locations/location-columns.ts';
import { jsonOf, readAs } from '../named-columns.ts';
import type { Queries } from '../scoped.ts';
import { carColumns, caravanColumns } from './car-columns.ts';
import { readChildren } from './read-car-children.ts';

type CarLocation = NonNullable<Car['location']>;
type Row = Awaited<ReturnType<ReturnType<typeof selectCars>['execute']>>[number];

/** The rows of cars, each with its dealership and location. `withChildren` makes cars of them. */
export function selectCars(tx: Queries) {
  return tx.sql
    .selectFrom('cars')
    .innerJoin('dealerships', 'dealerships.id', 'cars.dealershipId')
    .select(readAs('cars', carColumns))
    .select(['cars.createdAt', 'cars.photosCount', 'cars.primaryImageUrl'])
    .select(['cars.version', 'cars.staffBoost', 'dealerships.accountId'])
    .select('dealerships.slug as dealershipSlug')
    .select([jsonOf<Caravan>('cars', caravanColumns).as('caravan'), location.as('location')]);
}

const otherLocations = sql`(select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name)
  order by d.position, o.name), '[]') from location_distributions d
  join locations o on o.dealership_id = d.dealership_id and o.id = d.distribution_location_id
  where d.dealership_id = y.dealership_id and d.location_id = y.id)`;

const location = sql<CarLocation | null>`(select json_build_object(
    'name', y.name, 'slug', y.slug, 'phone', y.phone,
    'address', case when a.id is not null then ${jsonOf<Address>('a', addressColumns)} end,
    'distributionLocations', ${otherLocations})
  from locations y left join addresses a on a.dealership_id = y.dealership_id and a.id = y.address_id
  where y.dealership_id = cars.dealership_id and y.id = cars.location_id)`;

/** Makes whole cars of rows, in their order: two statements for any number of cars. */
export async function withChildren(tx: Queries, rows: readonly Row[]): Promise<readonly Car[]> {
  if (rows.length === 0) return [];
  const childrenOf = await readChildren(tx, rows);
  return rows.map(({ version: _version, staffBoost: _staffBoost, accountId: _accountId, ...row }) => {
    const children = childrenOf(row.id);
    return branded<Car>({
      ...row,
      ...children,
      // Those that were stored before they were looked at on their way in.
      photos: safePhotos(children.photos),
      primaryImageUrl: safePicture(row.primaryImageUrl),
      itemType: row.itemType ?? 'car',
      certified: row.certified ?? false,
      hasNvic: row.hasNvic ?? false,
      preorder: row.preorder ?? false,
      caravan: Object.values(row.caravan).some((measure) => measure !== null) ? row.caravan : null,
    });
  });
}
