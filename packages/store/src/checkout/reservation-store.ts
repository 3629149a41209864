import type {
  Holder,
  KnownBuyer,
  ReservationStore,
  ReservationToHold,
} from '@forecourt/app/ports/checkout/reservation-store.port';
import type { Reservation } from '@forecourt/domain/checkout/reservation';
import { sql } from 'kysely';
import { branded } from '../branded.ts';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';
import { siteOf } from '../site-of.ts';
import { paymentStore } from './payment-store.ts';
import { reservationColumns } from './payment-columns.ts';
import { lockReservation, readRecordsOf, readReservation } from './payment-records.ts';
import { markCar, writeReservation } from './write-settled.ts';

const keepingACar = ['pending', 'held', 'completed'] as const;

/** Reservations in PostgreSQL. */
export function reservationStore(tx: ScopedTx): ReservationStore {
  return { ...finding(tx), ...changing(tx) };
}

function finding(
  tx: ScopedTx,
): Pick<
  ReservationStore,
  | 'find'
  | 'findByLink'
  | 'findHolderHash'
  | 'findKeeping'
  | 'findLink'
  | 'findOfHolder'
  | 'listOfVisitor'
  | 'readBuyer'
> {
  const rows = () => tx.sql.selectFrom('reservations').select(reservationColumns);
  return {
    find: (id) => readReservation(tx, id),

    async findKeeping(carId) {
      const row = await rows()
        .where('carId', '=', carId)
        .where('state', 'in', keepingACar)
        .where('carSoldAt', 'is', null)
        .executeTakeFirst();
      return one(row);
    },

    async findOfHolder(holder, carId) {
      const row = await rows()
        .where('carId', '=', carId)
        .where(isOf(tx, holder))
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return one(row);
    },

    async findByLink(linkHash) {
      const row = await rows()
        .where((eb) => eb.and({ linkHash: Buffer.from(linkHash), siteId: siteOf(tx) }))
        .executeTakeFirst();
      return one(row);
    },

    async listOfVisitor(visitorId, limit) {
      const found = await rows()
        .where((eb) => eb.and({ visitorId, siteId: siteOf(tx) }))
        .orderBy('id', 'desc')
        .limit(rowLimit(limit))
        .execute();
      return found.map((row) => branded<Reservation>(row));
    },

    async readBuyer(holder, email) {
      const answer = await sql<KnownBuyer>`
        select clock_timestamp() as now,
          array(select car_id from reservations where ${isOf(tx, holder)} and state in ('pending', 'held')) as keeps,
          exists (
            select from reservations r join payments p on p.reservation_id = r.id
            where r.site_id = ${siteOf(tx)} and p.captured_cents > 0 and (
              r.email_key = ${email.toLowerCase()}
              or (r.visitor_id is not null and r.visitor_id = ${holder.visitorId}::uuid)
            )
          ) as has_paid`.execute(tx.sql);
      return answer.rows[0] ?? { now: new Date(), keeps: [], hasPaid: false };
    },

    async findLink(id) {
      const row = await tx.sql
        .selectFrom('reservations')
        .select('linkSealed')
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.linkSealed ?? null;
    },

    async findHolderHash(id) {
      const row = await tx.sql
        .selectFrom('reservations')
        .select('holderHash')
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.holderHash ?? null;
    },
  };
}

function changing(
  tx: ScopedTx,
): Pick<ReservationStore, 'clock' | 'end' | 'hold' | 'lock' | 'save' | 'setLead'> {
  return {
    async clock() {
      const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(tx.sql);
      return rows[0]?.now ?? new Date();
    },

    hold: (reservation, now) => hold(tx, reservation, now),

    async lock(id) {
      await lockReservation(tx, id);
      const reservation = await readReservation(tx, id);
      return reservation && { reservation, payments: await readRecordsOf(tx, reservation) };
    },

    async end({ reservation, asks }, now) {
      await paymentStore(tx).askRefunds(asks, now);
      await writeReservation(tx, reservation, now);
    },

    save: (reservation, now) => writeReservation(tx, reservation, now),

    async setLead(id, leadId) {
      await tx.sql.updateTable('reservations').set({ leadId }).where('id', '=', id).execute();
    },
  };
}

const one = (row: unknown) => (row === undefined ? null : (row as Reservation));

/** The browser's own, or whoever is signed in. */
function isOf(tx: ScopedTx, { holderHash, visitorId }: Holder) {
  return sql<boolean>`site_id = ${siteOf(tx)} and (
    holder_hash = ${Buffer.from(holderHash)} or (visitor_id is not null and visitor_id = ${visitorId}::uuid)
  )`;
}

async function hold(
  tx: ScopedTx,
  { holderHash, linkHash, ...wanted }: ReservationToHold,
  now: Date,
): ReturnType<ReservationStore['hold']> {
  const { id, carId } = wanted;
  const siteId = siteOf(tx);
  // The job that frees cars may be behind; a buyer should not wait for it.
  const car = await tx.sql
    .selectFrom('cars')
    .select('dealershipId')
    .select(sql<number>`directory.make_way(dealership_id, id, ${now})`.as('freed'))
    .where('id', '=', carId)
    .executeTakeFirst();
  if (car === undefined) return 'car_not_shown';
  const { dealershipId } = car;
  if (car.freed > 0) await markCar(tx, { dealershipId, carId });
  const held = await tx.sql
    .insertInto('reservations')
    .values({
      ...wanted,
      siteId,
      dealershipId,
      holderHash: Buffer.from(holderHash),
      linkHash: Buffer.from(linkHash),
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
