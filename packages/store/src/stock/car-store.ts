import type { CarStore } from '@forecourt/app/ports/stock/car-store.port';
import type { CarId, DealershipId } from '@forecourt/domain/core/ids';
import type { PricedCar } from '@forecourt/domain/stock/car/asking-price';
import { priceChange } from '@forecourt/domain/stock/car/price-history';
import { sql, type UpdateQueryBuilder, type UpdateResult } from 'kysely';
import { atMost } from '../batch-limit.ts';
import type { CamelDatabase } from '../case-map.ts';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';
import { appendPrice } from './append-price.ts';
import { outboxStore } from './outbox-store.ts';
import { selectCars, withChildren } from './read-cars.ts';
import { readLenderRates } from './read-lender-rates.ts';
import { readOutline } from './read-outline.ts';
import { saveCar } from './save-car.ts';

const mostIds = 500;

type CarUpdate = UpdateQueryBuilder<CamelDatabase, 'cars', 'cars', UpdateResult>;

/** Stock in PostgreSQL. */
export function carStore(tx: ScopedTx): CarStore {
  return {
    async findById(id) {
      const rows = await selectCars(tx).where('cars.id', '=', id).limit(1).execute();
      return (await withChildren(tx, rows))[0] ?? null;
    },

    findOutline: (id) => readOutline(tx, id),
    listRates: (provider, limit) => readLenderRates(tx, provider, limit),

    async findBySlug(slug) {
      // Two dealerships of a group may have the same slug: the older car keeps the address.
      const rows = await selectCars(tx).where('cars.slug', '=', slug).orderBy('cars.id').limit(1).execute();
      return (await withChildren(tx, rows))[0] ?? null;
    },

    async listByIds(ids) {
      atMost(mostIds, ids);
      if (ids.length === 0) return [];
      const rows = await selectCars(tx).where('cars.id', 'in', ids).execute();
      const byId = new Map((await withChildren(tx, rows)).map((car) => [car.id, car]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    async listNewest({ limit, after }) {
      const newest = selectCars(tx)
        .orderBy('cars.createdAt', 'desc')
        .orderBy('cars.id', 'desc')
        .limit(rowLimit(limit));
      // The database compares its own instants, which are finer than a Date.
      const page = after === undefined ? newest : newest.where(isAfter(after));
      return withChildren(tx, await page.execute());
    },

    async findToChange(id) {
      const held = await tx.sql.selectFrom('cars').select('id').where('id', '=', id).forUpdate().execute();
      if (held.length === 0) return null;
      const rows = await selectCars(tx).where('cars.id', '=', id).execute();
      return (await withChildren(tx, rows))[0] ?? null;
    },

    save: (car, now) => saveCar(tx, car, now),

    async setPrices(id, prices, now) {
      const { priceCents, beforePriceCents, offerPriceCents } = prices;
      const changed = await change(tx, id, (cars) =>
        cars
          .set({ priceCents, beforePriceCents, offerPriceCents })
          .where((eb) =>
            eb.or([
              eb('priceCents', 'is distinct from', priceCents),
              eb('beforePriceCents', 'is distinct from', beforePriceCents),
              eb('offerPriceCents', 'is distinct from', offerPriceCents),
            ]),
          ),
      );
      if (changed === undefined) return false;
      await appendPrice(tx, changed, priceChange(changed.before, prices, now));
      return true;
    },

    setStatus: (id, status, now) =>
      hasChanged(tx, id, (cars) =>
        cars
          .set((eb) => ({
            status,
            sold: status === 'sold',
            soldAt: status === 'sold' ? eb.fn.coalesce('soldAt', sql<Date>`${now}`) : null,
          }))
          .where('status', 'is distinct from', status),
      ),

    setShown: (id, shown) =>
      hasChanged(tx, id, (cars) =>
        cars.set({ showOnDealerWebsite: shown }).where('showOnDealerWebsite', '<>', shown),
      ),

    markReserved: (id) =>
      hasChanged(tx, id, (cars) => cars.set({ reserved: true }).where('reserved', '=', false)),

    release: (id) => hasChanged(tx, id, (cars) => cars.set({ reserved: false }).where('reserved', '=', true)),
  };
}

function isAfter(id: CarId) {
  return sql<boolean>`(cars.created_at, cars.id) < (select c.created_at, c.id from cars c where c.id = ${id})`;
}

interface ChangedCar {
  readonly id: CarId;
  readonly dealershipId: DealershipId;
  readonly before: PricedCar;
}

/** Changes one car and tells the index of it, if there was anything to change. */
async function change(
  tx: ScopedTx,
  id: CarId,
  how: (cars: CarUpdate) => CarUpdate,
): Promise<ChangedCar | undefined> {
  const [row] = await how(tx.sql.updateTable('cars'))
    .where('id', '=', id)
    .returning('dealershipId')
    .returning(sql<number | null>`old.price_cents`.as('priceCents'))
    .returning(sql<number | null>`old.offer_price_cents`.as('offerPriceCents'))
    .execute();
  if (row === undefined) return undefined;
  const { dealershipId, ...before } = row;
  const changed = { id, dealershipId: dealershipId as DealershipId, before };
  await outboxStore(tx).append([{ dealershipId: changed.dealershipId, carId: id, kind: 'car_changed' }]);
  return changed;
}

async function hasChanged(...what: Parameters<typeof change>): Promise<boolean> {
  return (await change(...what)) !== undefined;
}
