import type {
  ReservationStore,
  ReservationToHold,
} from '@forecourt/app/ports/checkout/reservation-store.port';
import type { Reservation } from '@forecourt/domain/checkout/reservation';
import type { ReservationId } from '@forecourt/domain/core/ids';
import { sql } from 'kysely';
import { branded } from '../branded.ts';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';
import { siteOf } from '../site-of.ts';

const columns = [
  'id',
  'siteId',
  'dealershipId',
  'carId',
  'visitorId',
  'leadId',
  'state',
  'amountCents',
  'name',
  'email',
  'phone',
  'expiresAt',
  'createdAt',
] as const;
const keepingACar = ['pending', 'held'] as const;

/** Reservations in PostgreSQL. */
export function reservationStore(tx: ScopedTx): ReservationStore {
  return {
    hold: (reservation, now) => hold(tx, reservation, now),

    async find(id) {
      const row = await tx.sql
        .selectFrom('reservations')
        .select(columns)
        .where('id', '=', id)
        .executeTakeFirst();
      return row === undefined ? null : branded<Reservation>(row);
    },

    async findKeeping(carId) {
      const row = await tx.sql
        .selectFrom('reservations')
        .select(columns)
        .where('carId', '=', carId)
        .where('state', 'in', keepingACar)
        .executeTakeFirst();
      return row === undefined ? null : branded<Reservation>(row);
    },

    async confirm(id, expiresAt, now) {
      const confirmed = await tx.sql
        .updateTable('reservations')
        .set({ state: 'held', expiresAt, updatedAt: now })
        .where((eb) => eb.and({ id, state: 'pending' as const }))
        .returning(['dealershipId', 'carId'])
        .executeTakeFirst();
      if (confirmed === undefined) return false;
      await markCar(tx, confirmed);
      return true;
    },

    release: (id, as, now) => release(tx, id, as, now),

    async listExpired(now, limit) {
      const rows = await tx.sql
        .selectFrom('reservations')
        .select(columns)
        .where('state', 'in', keepingACar)
        .where('expiresAt', '<=', now)
        .orderBy('expiresAt')
        .orderBy('id')
        .limit(rowLimit(limit))
        .execute();
      return rows.map((row) => branded<Reservation>(row));
    },
  };
}

async function hold(
  tx: ScopedTx,
  wanted: ReservationToHold,
  now: Date,
): ReturnType<ReservationStore['hold']> {
  const { id, carId } = wanted;
  const siteId = siteOf(tx);
  const car = await tx.sql
    .selectFrom('cars')
    .select('dealershipId')
    .where('id', '=', carId)
    .executeTakeFirst();
  if (car === undefined) return 'car_not_shown';

  // The job that frees cars may be behind; a buyer should not wait for it.
  const overdue = await tx.sql
    .selectFrom('reservations')
    .select('id')
    .where((eb) => eb.and({ carId, dealershipId: car.dealershipId, siteId }))
    .where('state', 'in', keepingACar)
    .where('expiresAt', '<=', now)
    .execute();
  for (const each of overdue) await release(tx, each.id as ReservationId, 'expired', now);

  const held = await tx.sql
    .insertInto('reservations')
    .values({
      ...wanted,
      siteId,
      dealershipId: car.dealershipId,
      state: 'pending',
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (held !== undefined) return 'pending';
  // The same reservation again, as when the answer to the first call was lost.
  const mine = await tx.sql
    .selectFrom('reservations')
    .select('id')
    .where((eb) => eb.and({ id, carId, siteId, state: 'pending' as const }))
    .executeTakeFirst();
  return mine === undefined ? 'taken' : 'pending';
}

async function release(
  tx: ScopedTx,
  id: ReservationId,
  as: 'completed' | 'expired' | 'cancelled' | 'refunded',
  now: Date,
): Promise<boolean> {
  const before = await tx.sql
    .selectFrom('reservations')
    .select(['dealershipId', 'carId', 'state'])
    .where('id', '=', id)
    .where('state', 'in', keepingACar)
    .forUpdate()
    .executeTakeFirst();
  if (before === undefined) return false;
  await tx.sql.updateTable('reservations').set({ state: as, updatedAt: now }).where('id', '=', id).execute();
  // A pending one never marked the car; staff may have marked it by hand, which stays.
  if (before.state === 'held') await markCar(tx, before);
  return true;
}

/** Makes the car's mark agree with its reservations and tells the index: a site may not write stock itself. */
async function markCar(tx: ScopedTx, { dealershipId, carId }: { dealershipId: string; carId: string }) {
  await sql`select directory.mark_car_reserved(${dealershipId}, ${carId})`.execute(tx.sql);
}
