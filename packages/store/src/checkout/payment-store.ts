import type { PaymentStore, PaymentToStart } from '@forecourt/app/ports/checkout/payment-store.port';
import { canBecome, type Payment } from '@forecourt/domain/checkout/payment';
import { fail, ok } from '@forecourt/domain/core/result';
import { branded } from '../branded.ts';
import type { ScopedTx } from '../scoped.ts';
import { siteOf } from '../site-of.ts';

const columns = [
  'id',
  'siteId',
  'dealershipId',
  'reservationId',
  'reference',
  'provider',
  'requestKey',
  'providerPaymentId',
  'state',
  'amountCents',
  'refundedCents',
  'lastError',
  'createdAt',
] as const;

/** Payments in PostgreSQL. */
export function paymentStore(tx: ScopedTx): PaymentStore {
  return {
    async start(wanted, now) {
      const siteId = siteOf(tx);
      const first = await paymentOfKey(tx, wanted.requestKey);
      if (first !== null) return ok({ payment: first, repeated: true });
      if (!(await isShown(tx, wanted))) return fail('not_shown');
      const started = await tx.sql
        .insertInto('payments')
        .values({ ...wanted, siteId, createdAt: now, updatedAt: now })
        .onConflict((conflict) => conflict.column('requestKey').doNothing())
        .returning(columns)
        .executeTakeFirst();
      if (started !== undefined) return ok({ payment: branded<Payment>(started), repeated: false });
      // Started twice at once: the insert waited for the other transaction to end.
      const winner = await paymentOfKey(tx, wanted.requestKey);
      return winner === null ? fail('not_shown') : ok({ payment: winner, repeated: true });
    },

    async find(id) {
      const row = await tx.sql.selectFrom('payments').select(columns).where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : branded<Payment>(row);
    },

    async record(id, update) {
      const payment = await tx.sql
        .selectFrom('payments')
        .select(['siteId', 'provider', 'state', 'providerPaymentId', 'refundedCents'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (payment === undefined) return 'unknown';
      const inserted = await tx.sql
        .insertInto('paymentEvents')
        .values({
          paymentId: id,
          siteId: payment.siteId,
          provider: payment.provider,
          providerEventId: update.providerEventId,
          kind: update.kind,
          details: JSON.stringify(update.details),
          createdAt: update.at,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (inserted.numInsertedOrUpdatedRows !== 1n) return 'repeated';
      if (!canBecome(payment.state, update.state)) return 'out_of_turn';
      await tx.sql
        .updateTable('payments')
        .set({
          state: update.state,
          providerPaymentId: update.providerPaymentId ?? payment.providerPaymentId,
          refundedCents: update.refundedCents ?? payment.refundedCents,
          lastError: update.error,
          updatedAt: update.at,
        })
        .where('id', '=', id)
        .execute();
      return 'recorded';
    },
  };
}

async function paymentOfKey(tx: ScopedTx, requestKey: string): Promise<Payment | null> {
  const row = await tx.sql
    .selectFrom('payments')
    .select(columns)
    .where((eb) => eb.and({ requestKey, siteId: siteOf(tx) }))
    .executeTakeFirst();
  return row === undefined ? null : branded<Payment>(row);
}

/** Whether the site takes money for the dealership, and the reservation, if there is one, is its own. */
async function isShown(tx: ScopedTx, { dealershipId, reservationId }: PaymentToStart): Promise<boolean> {
  const siteId = siteOf(tx);
  if (reservationId !== null) {
    const reservation = await tx.sql
      .selectFrom('reservations')
      .select('id')
      .where((eb) => eb.and({ id: reservationId, siteId, dealershipId }))
      .executeTakeFirst();
    if (reservation === undefined) return false;
  }
  const shown = await tx.sql
    .selectFrom('siteDealerships')
    .select('siteId')
    .where((eb) => eb.and({ siteId, dealershipId }))
    .executeTakeFirst();
  return shown !== undefined;
}
