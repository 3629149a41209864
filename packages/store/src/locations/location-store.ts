import type { LocationStore, LocationToSave } from '@forecourt/app/ports/locations/location-store.port';
import type { DealershipId, LocationId } from '@forecourt/domain/core/ids';
import { atMost } from '../batch-limit.ts';
import { writtenAs } from '../named-columns.ts';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';
import { writtenOnce } from '../written-once.ts';
import { addressColumns, locationColumns } from './location-columns.ts';
import { locationOf, selectLocations } from './read-locations.ts';

const selectInOrder = (tx: ScopedTx) =>
  selectLocations(tx)
    .orderBy('locations.position')
    .orderBy('locations.name')
    .orderBy('locations.id')
    .limit(1);

/** Locations in PostgreSQL. */
export function locationStore(tx: ScopedTx): LocationStore {
  return {
    async find(id) {
      const row = await selectLocations(tx).where('locations.id', '=', id).executeTakeFirst();
      return row === undefined ? null : locationOf(row);
    },

    async list(limit) {
      const { rows } = await writtenOnce(tx, selectInOrder, [rowLimit(limit)]);
      return rows.map(locationOf);
    },

    listTowns: (limit) =>
      tx.sql
        .selectFrom('locations')
        .innerJoin('addresses', (join) =>
          join
            .onRef('addresses.dealershipId', '=', 'locations.dealershipId')
            .onRef('addresses.id', '=', 'locations.addressId'),
        )
        .select(['addresses.city', 'addresses.postcode'])
        .distinct()
        .orderBy('addresses.city')
        .orderBy('addresses.postcode')
        .limit(rowLimit(limit))
        .execute(),

    save: (location) => saveLocation(tx, location),

    async replaceHours(locationId, hours) {
      atMost(7, hours);
      const dealershipId = await ownerToWrite(tx, locationId);
      if (dealershipId === null) return false;
      const key = { dealershipId, locationId };
      await tx.sql
        .deleteFrom('locationHours')
        .where((eb) => eb.and(key))
        .execute();
      const rows = hours.map((each) => ({ ...each, ...key }));
      if (rows.length > 0) await tx.sql.insertInto('locationHours').values(rows).execute();
      return true;
    },

    async replaceSpecialHours(locationId, from, hours) {
      atMost(400, hours);
      const dealershipId = await ownerToWrite(tx, locationId);
      if (dealershipId === null) return false;
      const key = { dealershipId, locationId };
      await tx.sql
        .deleteFrom('locationSpecialHours')
        .where((eb) => eb.and(key))
        .where('date', '>=', from)
        .execute();
      const rows = hours.flatMap((each) => (each.date < from ? [] : [{ ...each, ...key }]));
      if (rows.length > 0) await tx.sql.insertInto('locationSpecialHours').values(rows).execute();
      return true;
    },
  };
}

async function saveLocation(tx: ScopedTx, location: LocationToSave): ReturnType<LocationStore['save']> {
  const { id, dealershipId, slug, address } = location;
  const inTheWay = await tx.sql
    .selectFrom('locations')
    .select(['id', 'dealershipId'])
    .where((eb) => eb.or([eb('id', '=', id), eb.and({ dealershipId, slug })]))
    .execute();
  if (inTheWay.some((other) => other.id !== id)) return 'slug_taken';
  if (inTheWay.some((other) => other.dealershipId !== dealershipId)) return 'elsewhere';

  if (address !== null) {
    const columns = writtenAs(addressColumns, address);
    await tx.sql
      .insertInto('addresses')
      .values({ ...columns, dealershipId })
      .onConflict((conflict) => conflict.columns(['dealershipId', 'id']).doUpdateSet(columns))
      .execute();
  }
  const columns = { ...writtenAs(locationColumns, location), addressId: address?.id ?? null };
  await tx.sql
    .insertInto('locations')
    .values(columns)
    .onConflict((conflict) => conflict.columns(['dealershipId', 'id']).doUpdateSet(columns))
    .execute();
  return 'saved';
}

/** Whose the location is, held against other writers; null where the scope may not write to it. */
async function ownerToWrite(tx: ScopedTx, id: LocationId): Promise<DealershipId | null> {
  const row = await tx.sql
    .selectFrom('locations')
    .select('dealershipId')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return (row?.dealershipId ?? null) as DealershipId | null;
}
