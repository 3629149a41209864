import type { CarStore, CarToSave } from '@forecourt/app/ports/stock/car-store.port';
import { safeLink } from '@forecourt/domain/core/safe-link';
import { safePhotos } from '@forecourt/domain/stock/car/safe-pictures';
import { takeInCar } from '@forecourt/domain/stock/intake/take-in-car';
import { priceChange } from '@forecourt/domain/stock/car/price-history';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { writtenAs } from '../named-columns.ts';
import type { ScopedTx } from '../scoped.ts';
import { appendPrice } from './append-price.ts';
import {
  carColumns,
  caravanColumns,
  lenderColumns,
  marketColumns,
  photoColumns,
  variantColumns,
} from './car-columns.ts';
import { outboxStore } from './outbox-store.ts';
import { selectCars, withChildren } from './read-cars.ts';

const noCaravan = {
  bodyWidthFeet: null,
  bodyLengthFeet: null,
  tareWeightKg: null,
  axleType: null,
  sleeps: null,
  aggregateTrailerMassKg: null,
};

/**
 * Writes a car and its children. A feed sends the whole stock every night and little of it is new, so
 * what did not change is not written, and the search index hears of nothing.
 */
export async function saveCar(tx: ScopedTx, given: CarToSave, now: Date): ReturnType<CarStore['save']> {
  const car = {
    ...takeInCar(given, now.getUTCFullYear()),
    lenders: given.lenders.toSorted((a, b) => (a.provider < b.provider ? -1 : 1)),
    // A feed names addresses that every visitor's browser will ask: what is none for a page is not taken in.
    photos: safePhotos(given.photos),
    historyReportUrl: safeLink(given.historyReportUrl)?.href ?? null,
  };
  // Held until the end of the transaction: two savers at once would each add their photos.
  const locked = await tx.sql
    .selectFrom('cars')
    .select('dealershipId')
    .where('id', '=', car.id)
    .forUpdate()
    .execute();
  if (locked.some(({ dealershipId }) => dealershipId !== car.dealershipId)) return 'elsewhere';
  if (locked.length === 0 && !(await isManaged(tx, car))) return 'elsewhere';
  if (await isSlugTaken(tx, car)) return 'slug_taken';

  const rows = locked.length === 0 ? [] : await selectCars(tx).where('cars.id', '=', car.id).execute();
  const [before] = await withChildren(tx, rows);
  if (before !== undefined && isSame(before, car)) return 'unchanged';

  const columns = {
    ...writtenAs(carColumns, car),
    ...writtenAs(caravanColumns, car.caravan ?? noCaravan),
    photosCount: car.photos.length,
    primaryImageUrl: car.photos[0]?.url ?? null,
  };
  if (before === undefined)
    await tx.sql
      .insertInto('cars')
      .values({ ...columns, createdAt: now })
      .execute();
  else await tx.sql.updateTable('cars').set(columns).where('id', '=', car.id).execute();

  if (!isDeepStrictEqual(before?.photos ?? [], car.photos)) await replacePhotos(tx, car);
  if (!isDeepStrictEqual(before?.lenders ?? [], car.lenders)) await replaceLenders(tx, car);
  if (!isDeepStrictEqual(before?.variant ?? null, car.variant)) await replaceVariant(tx, car);
  if (!isDeepStrictEqual(before?.market ?? null, car.market)) await replaceMarket(tx, car, now);
  await appendPrice(tx, car, priceChange(before ?? null, car, now));
  await outboxStore(tx).append([{ dealershipId: car.dealershipId, carId: car.id, kind: 'car_changed' }]);
  return 'saved';
}

const written = [
  ...(Object.keys(carColumns) as (keyof typeof carColumns)[]),
  ...(['photos', 'variant', 'caravan', 'market', 'lenders'] as const),
];

/** Whether the car is already what a save would make it. */
function isSame(before: CarToSave, car: CarToSave): boolean {
  return written.every((name) => isDeepStrictEqual(before[name], car[name]));
}

async function isManaged(tx: ScopedTx, { dealershipId }: CarToSave): Promise<boolean> {
  const { rows } = await sql<{ managed: boolean }>`
    select ${dealershipId}::uuid = any (scope.dealership_ids()) as managed`.execute(tx.sql);
  return rows[0]?.managed === true;
}

async function isSlugTaken(tx: ScopedTx, { id, dealershipId, slug }: CarToSave): Promise<boolean> {
  const other = await tx.sql
    .selectFrom('cars')
    .select('id')
    .where((eb) => eb.and({ dealershipId, slug }))
    .where('id', '<>', id)
    .executeTakeFirst();
  return other !== undefined;
}

async function replacePhotos(tx: ScopedTx, { id: carId, dealershipId, photos }: CarToSave): Promise<void> {
  await tx.sql
    .deleteFrom('carPhotos')
    .where((eb) => eb.and({ dealershipId, carId }))
    .execute();
  const rows = photos.map((photo, position) => ({
    ...writtenAs(photoColumns, photo),
    dealershipId,
    carId,
    position,
  }));
  if (rows.length > 0) await tx.sql.insertInto('carPhotos').values(rows).execute();
}

async function replaceLenders(tx: ScopedTx, { id: carId, dealershipId, lenders }: CarToSave): Promise<void> {
  await tx.sql
    .deleteFrom('carLenders')
    .where((eb) => eb.and({ dealershipId, carId }))
    .execute();
  const rows = lenders.map((lender) => ({ ...writtenAs(lenderColumns, lender), dealershipId, carId }));
  if (rows.length > 0) await tx.sql.insertInto('carLenders').values(rows).execute();
}

async function replaceVariant(tx: ScopedTx, { id: carId, dealershipId, variant }: CarToSave): Promise<void> {
  await tx.sql
    .deleteFrom('carVariants')
    .where((eb) => eb.and({ dealershipId, carId }))
    .execute();
  if (variant === null) return;
  await tx.sql
    .insertInto('carVariants')
    .values({ ...writtenAs(variantColumns, variant), dealershipId, carId })
    .execute();
}

async function replaceMarket(tx: ScopedTx, car: CarToSave, now: Date): Promise<void> {
  const { id: carId, dealershipId, market } = car;
  await tx.sql
    .deleteFrom('carMarket')
    .where((eb) => eb.and({ dealershipId, carId }))
    .execute();
  if (market === null) return;
  await tx.sql
    .insertInto('carMarket')
    .values({ ...writtenAs(marketColumns, market), dealershipId, carId, fetchedAt: now })
    .execute();
}
