import type { CarOutline } from '@forecourt/app/ports/stock/car-store.port';
import type { CarId, DealershipId } from '@forecourt/domain/core/ids';
import { sql } from 'kysely';
import { branded } from '../branded.ts';
import { readAs } from '../named-columns.ts';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';
import { writtenOnce } from '../written-once.ts';

const columns = {
  id: 'id',
  dealershipId: 'dealershipId',
  locationId: 'locationId',
  name: 'name',
  year: 'year',
  make: 'make',
  model: 'model',
  badge: 'badge',
  carType: 'carType',
  status: 'status',
  tag: 'tag',
  priceCents: 'priceCents',
  priceType: 'priceType',
  km: 'km',
  colour: 'colour',
  simpleBody: 'simpleBody',
  simpleTransmission: 'simpleTransmission',
  simpleFuel: 'simpleFuel',
  stockNumber: 'stocknum',
  vin: 'vin',
} as const satisfies Record<Exclude<keyof CarOutline, 'locationName'>, string>;

const locationName = sql<string | null>`(select y.name from locations y
  where y.dealership_id = cars.dealership_id and y.id = cars.location_id)`;

const select = (tx: ScopedTx) =>
  tx.sql
    .selectFrom('cars')
    .select(readAs('cars', columns))
    .select(locationName.as('locationName'))
    .where('cars.id', '=', '');

/** A car's own row without what hangs on it; null where the scope does not see it. */
export async function readOutline(tx: ScopedTx, id: CarId): Promise<CarOutline | null> {
  const { rows } = await writtenOnce(tx, select, [id]);
  const [row] = rows;
  return row === undefined ? null : branded<CarOutline>(row);
}

const mostWords = 6;

/** Cars of a dealership at which staff answer leads, whose stock number, VIN or title has all the words. */
export async function findOutlines(
  tx: ScopedTx,
  dealershipId: DealershipId,
  text: string,
  limit: number,
): Promise<readonly CarOutline[]> {
  const words = text
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, mostWords);
  if (words.length === 0) return [];
  const rows = await tx.sql
    .selectFrom('cars')
    .select(readAs('cars', columns))
    .select(locationName.as('locationName'))
    .where('cars.dealershipId', '=', dealershipId)
    .where(sql<boolean>`cars.dealership_id = any ((select scope.dealerships_for('answerLeads'))::uuid[])`)
    .where((eb) => eb.and(words.map((word) => sql<boolean>`${found} ilike ${patternOf(word)}`)))
    .orderBy('cars.sold')
    .orderBy('cars.createdAt', 'desc')
    .limit(rowLimit(limit))
    .execute();
  return rows.map((row) => branded<CarOutline>(row));
}

const found = sql`concat_ws(' ', cars.stocknum, cars.vin, cars.name, cars.year, cars.make, cars.model, cars.badge)`;
const patternOf = (word: string) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
