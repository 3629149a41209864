import type { CarToSave } from '@forecourt/app/ports/stock/car-store.port';
import type { PriceChange } from '@forecourt/domain/stock/car/was-price-evidence';
import { sql } from 'kysely';
import type { ScopedTx } from '../scoped.ts';

/**
 * Adds to the history of a car's price. Whoever calls it holds the car's row, so that changes come one
 * after the other; where clocks disagree, or two fall into one instant, they keep their order.
 */
export async function appendPrice(
  tx: ScopedTx,
  { id, dealershipId }: Pick<CarToSave, 'id' | 'dealershipId'>,
  change: PriceChange | null,
): Promise<void> {
  if (change === null) return;
  await sql`insert into car_prices (dealership_id, car_id, asked_from, cents)
    select ${dealershipId}::uuid, ${id}::uuid,
      greatest(${change.askedFrom}::timestamptz, max(asked_from) + interval '1 millisecond'), ${change.cents}::bigint
    from car_prices where dealership_id = ${dealershipId} and car_id = ${id}`.execute(tx.sql);
}
