import type { PaymentRecord, SettledPayment } from '@forecourt/domain/checkout/payment-record';
import type { Payment } from '@forecourt/domain/checkout/payment';
import type { Refund, RefundToAsk } from '@forecourt/domain/checkout/refund';
import type { Reservation } from '@forecourt/domain/checkout/reservation';
import { sql } from 'kysely';
import { branded } from '../branded.ts';
import type { ScopedTx } from '../scoped.ts';
import { refundColumns } from './payment-columns.ts';

/** Writes what became of a payment whose rows are locked. Answers the refunds that are new. */
export async function writeSettled(
  tx: ScopedTx,
  before: PaymentRecord,
  settled: SettledPayment,
  now: Date,
): Promise<readonly Refund[]> {
  await writePayment(tx, before.payment, settled.payment, now);
  for (const [at, refund] of settled.refunds.entries()) {
    if (refund !== before.refunds[at]) await writeRefund(tx, refund);
  }
  await writeDisputes(tx, settled, now);
  const asked: Refund[] = [];
  for (const ask of settled.asks) asked.push(...(await askRefund(tx, settled.payment, ask, now)));
  if (settled.reservation !== null && settled.reservation !== before.reservation) {
    await writeReservation(tx, settled.reservation, now);
  }
  if (settled.news.length > 0) await writeEvents(tx, settled, now);
  return asked;
}

/** What settling may change. */
const pick = ({
  state,
  sessionRef,
  providerPaymentId,
  capturedCents,
  capturedAt,
  refundedCents,
  currency,
  methodKind,
  methodBrand,
  methodLastFour,
  declineCode,
  declinedAt,
  trouble,
}: Payment) => ({
  state,
  sessionRef,
  providerPaymentId,
  capturedCents,
  capturedAt,
  refundedCents,
  currency,
  methodKind,
  methodBrand,
  methodLastFour,
  declineCode,
  declinedAt,
  trouble,
});

async function writePayment(tx: ScopedTx, before: Payment, payment: Payment, now: Date): Promise<void> {
  const { id } = payment;
  const changed = pick(payment);
  const isSame = (Object.keys(changed) as (keyof typeof changed)[]).every(
    (key) => changed[key]?.valueOf() === before[key]?.valueOf(),
  );
  // Asked after every minute, and mostly nothing new: a row that is not written is not written to the log either.
  if (isSame) return;
  await tx.sql
    .updateTable('payments')
    .set({ ...changed, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

async function writeRefund(tx: ScopedTx, refund: Refund): Promise<void> {
  const { id, state, providerRefundId, failure, reference, sentAt, settledAt } = refund;
  await tx.sql
    .updateTable('refunds')
    .set({ state, providerRefundId, failure, reference, sentAt, settledAt })
    .where('id', '=', id)
    .execute();
}

async function writeDisputes(
  tx: ScopedTx,
  { payment: { siteId }, disputes }: SettledPayment,
  now: Date,
): Promise<void> {
  for (const dispute of disputes) {
    const { amountCents, reason, state, evidenceDueAt } = dispute;
    await tx.sql
      .insertInto('disputes')
      .values({ ...dispute, siteId, createdAt: now, updatedAt: now })
      .onConflict((conflict) =>
        conflict
          .column('providerDisputeId')
          .doUpdateSet({ amountCents, reason, state, evidenceDueAt, updatedAt: now }),
      )
      .execute();
  }
}

/** Writes a refund down with its key; one of a cause that happens once and did stays as it is. */
export async function askRefund(
  tx: ScopedTx,
  { id: paymentId, siteId }: Pick<Payment, 'id' | 'siteId'>,
  { cause, amountCents, known }: RefundToAsk,
  now: Date,
): Promise<readonly Refund[]> {
  const { rows } = await sql<{ id: string }>`select uuidv7() as id`.execute(tx.sql);
  const id = rows[0]?.id ?? '';
  const asked = await tx.sql
    .insertInto('refunds')
    .values({
      id,
      paymentId,
      siteId,
      cause,
      amountCents,
      requestKey: `ref_${id}`,
      askedAt: now,
      ...(known && { ...known, sentAt: now, settledAt: known.state === 'sent' ? null : now }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(refundColumns)
    .execute();
  return asked.map((row) => branded<Refund>(row));
}

/** Writes a reservation, and makes its car's mark agree with it. */
export async function writeReservation(
  tx: ScopedTx,
  { id, state, expiresAt, endedReason, endedAt, extendedBy, dealershipId, carId }: Reservation,
  now: Date,
): Promise<void> {
  await tx.sql
    .updateTable('reservations')
    .set({
      state,
      expiresAt,
      endedReason,
      endedAt,
      updatedAt: now,
      ...(extendedBy !== null && { extendedBy }),
    })
    .where('id', '=', id)
    .execute();
  await markCar(tx, { dealershipId, carId });
}

/** A site may not write stock itself: this only makes the car's mark agree with its reservations, and tells the index. */
export async function markCar(
  tx: ScopedTx,
  { dealershipId, carId }: { readonly dealershipId: string; readonly carId: string },
): Promise<void> {
  await sql`select directory.mark_car_reserved(${dealershipId}, ${carId})`.execute(tx.sql);
}

async function writeEvents(tx: ScopedTx, { payment, news }: SettledPayment, now: Date): Promise<void> {
  const { id: paymentId, siteId, provider, declinedAt } = payment;
  for (const kind of news) {
    // Each bank's no is one of its own; everything else happens to a payment once.
    const which = kind === 'declined' ? ` ${declinedAt?.toISOString() ?? ''}` : '';
    await tx.sql
      .insertInto('paymentEvents')
      .values({
        paymentId,
        siteId,
        provider,
        providerEventId: `${paymentId} ${kind}${which}`,
        kind,
        createdAt: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
