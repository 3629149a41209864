import type { Dispute } from '@forecourt/domain/checkout/dispute';
import type { PaymentRecord } from '@forecourt/domain/checkout/payment-record';
import type { Payment } from '@forecourt/domain/checkout/payment';
import type { Refund } from '@forecourt/domain/checkout/refund';
import type { Reservation } from '@forecourt/domain/checkout/reservation';
import { branded } from '../branded.ts';
import type { ScopedTx } from '../scoped.ts';
import { disputeColumns, paymentColumns, refundColumns, reservationColumns } from './payment-columns.ts';

/** A buyer who pays, is declined and begins anew has a few. */
const mostPayments = 100;
const mostParts = 1_000;

/** Reads a payment with all that belongs to it; null where the scope does not reach it. */
export async function readRecord(tx: ScopedTx, id: string): Promise<PaymentRecord | null> {
  const payment = await tx.sql
    .selectFrom('payments')
    .select(paymentColumns)
    .where('id', '=', id)
    .executeTakeFirst();
  if (payment === undefined) return null;
  const { reservationId } = payment;
  const reservation = reservationId === null ? null : await readReservation(tx, reservationId);
  const [record] = await withParts(tx, [branded<Payment>(payment)], reservation);
  return record ?? null;
}

/** The payments of a reservation, the newest first. */
export async function readRecordsOf(
  tx: ScopedTx,
  reservation: Reservation,
): Promise<readonly PaymentRecord[]> {
  const payments = await tx.sql
    .selectFrom('payments')
    .select(paymentColumns)
    .where('reservationId', '=', reservation.id)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(mostPayments)
    .execute();
  return withParts(
    tx,
    payments.map((row) => branded<Payment>(row)),
    reservation,
  );
}

export async function readReservation(tx: ScopedTx, id: string): Promise<Reservation | null> {
  const row = await tx.sql
    .selectFrom('reservations')
    .select(reservationColumns)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : branded<Reservation>(row);
}

/** Locks a reservation and then its payments, in this order everywhere: two who settle wait for each other once. */
export async function lockReservation(tx: ScopedTx, id: string): Promise<void> {
  await tx.sql.selectFrom('reservations').select('id').where('id', '=', id).forUpdate().execute();
  await tx.sql
    .selectFrom('payments')
    .select('id')
    .where('reservationId', '=', id)
    .orderBy('id')
    .forUpdate()
    .execute();
}

const ofPayment = <Row extends { readonly paymentId: string }>(rows: readonly Row[], id: string) =>
  rows.filter(({ paymentId }) => paymentId === id);

async function withParts(
  tx: ScopedTx,
  payments: readonly Payment[],
  reservation: Reservation | null,
): Promise<readonly PaymentRecord[]> {
  const ids = payments.map(({ id }) => id);
  if (ids.length === 0) return [];
  const refunds = await tx.sql
    .selectFrom('refunds')
    .select(refundColumns)
    .where('paymentId', 'in', ids)
    .orderBy('askedAt')
    .orderBy('id')
    .limit(mostParts)
    .execute();
  const disputes = await tx.sql
    .selectFrom('disputes')
    .select(disputeColumns)
    .where('paymentId', 'in', ids)
    .orderBy('id')
    .limit(mostParts)
    .execute();
  return payments.map((payment) => ({
    payment,
    reservation,
    refunds: ofPayment(refunds, payment.id).map((row) => branded<Refund>(row)),
    disputes: ofPayment(disputes, payment.id).map((row) => branded<Dispute>(row)),
  }));
}
