import type {
  PaymentStore,
  PaymentToWrite,
  RefundToSend,
  StartRequest,
} from '@forecourt/app/ports/checkout/payment-store.port';
import { keepsFromRefund } from '@forecourt/domain/checkout/dispute';
import type { Payment } from '@forecourt/domain/checkout/payment';
import type { Refund } from '@forecourt/domain/checkout/refund';
import { fail, ok } from '@forecourt/domain/core/result';
import { sql } from 'kysely';
import { branded } from '../branded.ts';
import type { ScopedTx } from '../scoped.ts';
import { siteOf } from '../site-of.ts';
import { paymentColumns, refundColumns } from './payment-columns.ts';
import { lockReservation, readRecord, readRecordsOf, readReservation } from './payment-records.ts';
import { listTroubles } from './payment-troubles.ts';
import { askRefund, writeSettled } from './write-settled.ts';

/** Payments in PostgreSQL. */
export function paymentStore(tx: ScopedTx): PaymentStore {
  return {
    ...starting(tx),
    ...settling(tx),
    ...refunding(tx),
    listTroubles: (limit) => listTroubles(tx, limit),
  };
}

function starting(tx: ScopedTx): Pick<PaymentStore, 'find' | 'findStart' | 'keepSession' | 'start'> {
  return {
    async start({ request, ...wanted }, now) {
      const siteId = siteOf(tx);
      if (!(await isShown(tx, wanted))) return fail('not_shown');
      const started = await tx.sql
        .insertInto('payments')
        .values({
          ...wanted,
          siteId,
          look: request.look,
          request: JSON.stringify(request),
          createdAt: now,
          updatedAt: now,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning(paymentColumns)
        .executeTakeFirst();
      if (started !== undefined) return ok({ payment: branded<Payment>(started), repeated: false });
      // Asked for again; of two at once the insert waited for the other transaction to end.
      const winner = await paymentOfKey(tx, wanted.requestKey);
      return winner === null ? fail('open') : ok({ payment: winner, repeated: true });
    },

    async find(id) {
      const row = await tx.sql
        .selectFrom('payments')
        .select(paymentColumns)
        .where('id', '=', id)
        .executeTakeFirst();
      return row === undefined ? null : branded<Payment>(row);
    },

    async findStart(id) {
      const row = await tx.sql
        .selectFrom('payments')
        .select(['request', 'sessionRef', 'clientSecret', 'hostedUrl'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (row === undefined || row.request === null) return null;
      const { sessionRef: session, clientSecret, hostedUrl } = row;
      const request = row.request as unknown as Omit<StartRequest, 'expiresAt'> & {
        readonly expiresAt: string;
      };
      const isKept = session !== null && (clientSecret !== null || hostedUrl !== null);
      return {
        request: { ...request, expiresAt: new Date(request.expiresAt) },
        started: isKept ? { session, clientSecret, hostedUrl } : null,
      };
    },

    async keepSession(id, { session, clientSecret, hostedUrl }) {
      await tx.sql
        .updateTable('payments')
        .set({ sessionRef: session, clientSecret, hostedUrl, updatedAt: sql<Date>`clock_timestamp()` })
        .where('id', '=', id)
        .execute();
    },
  };
}

function settling(
  tx: ScopedTx,
): Pick<PaymentStore, 'findRecord' | 'listRecords' | 'lockRecord' | 'noteClosed' | 'settle'> {
  return {
    findRecord: (id) => readRecord(tx, id),

    async lockRecord(id) {
      const payment = await tx.sql
        .selectFrom('payments')
        .select('reservationId')
        .where('id', '=', id)
        .executeTakeFirst();
      if (payment === undefined) return null;
      if (payment.reservationId !== null) await lockReservation(tx, payment.reservationId);
      else await tx.sql.selectFrom('payments').select('id').where('id', '=', id).forUpdate().execute();
      return readRecord(tx, id);
    },

    async listRecords(reservationId) {
      const reservation = await readReservation(tx, reservationId);
      return reservation === null ? [] : readRecordsOf(tx, reservation);
    },

    settle: (before, settled, now) => writeSettled(tx, before, settled, now),

    async noteClosed(id, now) {
      await tx.sql
        .updateTable('payments')
        .set({ state: 'cancelled', updatedAt: now })
        .where('id', '=', id)
        .where('state', 'in', ['started', 'authorised'])
        .execute();
    },
  };
}

function refunding(
  tx: ScopedTx,
): Pick<PaymentStore, 'askRefunds' | 'countRefundTry' | 'findRefund' | 'noteRefund'> {
  return {
    async askRefunds(asks, now) {
      const asked: Refund[] = [];
      for (const { paymentId, ...ask } of asks) {
        const payment = await tx.sql
          .selectFrom('payments')
          .select(['id', 'siteId'])
          .where('id', '=', paymentId)
          .forUpdate()
          .executeTakeFirst();
        if (payment === undefined) continue;
        const owner = branded<Pick<Payment, 'id' | 'siteId'>>(payment);
        const rows = await askRefund(tx, owner, { ...ask, known: null }, now);
        if (rows.length === 0) continue;
        asked.push(...rows);
        await tx.sql
          .updateTable('payments')
          .set({ state: 'refunding', updatedAt: now })
          .where('id', '=', paymentId)
          .execute();
      }
      return asked;
    },

    async findRefund(id) {
      const row = await tx.sql
        .selectFrom('refunds')
        .select([...refundColumns, 'attempts'])
        .where('id', '=', id)
        .executeTakeFirst();
      const record = row && (await readRecord(tx, row.paymentId));
      if (!row || !record) return null;
      const { attempts, ...refund } = row;
      const isDisputed = record.disputes.some(keepsFromRefund);
      return {
        refund: branded<Refund>(refund),
        payment: record.payment,
        isDisputed,
        attempts,
      } satisfies RefundToSend;
    },

    async countRefundTry(id) {
      await tx.sql
        .updateTable('refunds')
        .set({ attempts: sql`attempts + 1` })
        .where('id', '=', id)
        .execute();
    },

    async noteRefund(id, { providerRefundId, state, failure }, now) {
      await tx.sql
        .updateTable('refunds')
        .set({
          state,
          providerRefundId,
          failure,
          ...(state === 'sent' ? { sentAt: now } : { settledAt: now }),
        })
        .where((eb) => eb.and({ id, state: 'asked' as const }))
        .execute();
    },
  };
}

async function paymentOfKey(tx: ScopedTx, requestKey: string): Promise<Payment | null> {
  const row = await tx.sql
    .selectFrom('payments')
    .select(paymentColumns)
    .where((eb) => eb.and({ requestKey, siteId: siteOf(tx) }))
    .executeTakeFirst();
  return row === undefined ? null : branded<Payment>(row);
}

type Wanted = Pick<PaymentToWrite, 'dealershipId' | 'reservationId'>;

/** Whether the site takes money for the dealership, and the reservation, if there is one, is its own. */
async function isShown(tx: ScopedTx, { dealershipId, reservationId }: Wanted): Promise<boolean> {
  const siteId = siteOf(tx);
  const shown = await tx.sql
    .selectFrom('siteDealerships as shown')
    .select('shown.siteId')
    .where((eb) => eb.and({ 'shown.siteId': siteId, 'shown.dealershipId': dealershipId }))
    .$if(reservationId !== null, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('reservations as r')
            .select('r.id')
            .where((of) =>
              of.and({ 'r.id': reservationId ?? '', 'r.siteId': siteId, 'r.dealershipId': dealershipId }),
            ),
        ),
      ),
    )
    .executeTakeFirst();
  return shown !== undefined;
}
