import type {
  GivenUpMessage,
  KeptMessage,
  PaymentDirectory,
} from '@forecourt/app/ports/checkout/payment-directory.port';
import type { PaymentMessage } from '@forecourt/app/ports/checkout/payment-provider.port';
import type { DealershipId, PaymentId, RefundId, ReservationId, SiteId } from '@forecourt/domain/core/ids';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../connection.ts';
import { inTransaction } from '../transaction.ts';

interface PaymentOfSite {
  readonly paymentId: PaymentId;
  readonly siteId: SiteId;
}

interface MessageRow {
  readonly id: string;
  readonly eventId: string;
  readonly accountRef: string;
  readonly kind: string;
  readonly isLive: boolean;
  readonly sessionRef: string | null;
  readonly providerPaymentId: string | null;
  readonly saidPaymentId: string | null;
  readonly saidAt: Date;
  readonly attempts: number;
  readonly receivedAt: Date;
  readonly paymentId: PaymentId | null;
  readonly siteId: SiteId | null;
  readonly paymentAccountRef: string | null;
}

/** Payments of every tenant, through functions that answer with identifiers alone. */
export function paymentDirectory(database: Database): PaymentDirectory {
  const list = <Row>(query: RawBuilder<Row>) =>
    inTransaction(database, {}, async (tx) => (await query.execute(tx)).rows);
  return {
    async keepMessage(provider, { id, account, kind, isLive, session, payment, paymentId, at }) {
      const [row] = await list(sql<{ isNew: boolean }>`
        select directory.keep_payment_message(
          ${provider}, ${id}, ${account}, ${kind}, ${isLive}, ${session}, ${payment}, ${paymentId}, ${at}
        ) as is_new`);
      return row?.isNew ?? false;
    },
    async takeMessages(limit) {
      const rows = await list(sql<MessageRow>`select * from directory.take_payment_messages(${limit})`);
      return rows.map(messageOf);
    },
    async messageDone(id) {
      await list(sql`select directory.payment_message_done(${id})`);
    },
    async messageFailed(id, error, retrySeconds) {
      await list(sql`
        select directory.payment_message_failed(${id}, ${error}, make_interval(secs => ${retrySeconds}))`);
    },
    async listMissing(provider, ids) {
      const rows = await list(sql<{ id: string }>`
        select id from directory.missing_payment_messages(${provider}, ${ids}::text[]) id`);
      return rows.map(({ id }) => id);
    },
    listGivenUp: (accountRef) =>
      list(sql<GivenUpMessage>`select * from directory.payment_messages_given_up(${accountRef})`),
    takeOpenPayments: (limit) =>
      list(sql<PaymentOfSite>`select * from directory.take_open_payments(${limit})`),
    async paymentsChecked(ids) {
      await list(sql`select directory.payments_checked(${ids}::uuid[])`);
    },
    async refundsChecked(ids) {
      await list(sql`select directory.refunds_checked(${ids}::uuid[])`);
    },
    takeRefunds: (limit) =>
      list(sql<PaymentOfSite & { readonly refundId: RefundId; readonly state: 'asked' | 'sent' }>`
        select * from directory.take_refunds(${limit})`),
    listExpired: (limit) =>
      list(sql<{ readonly reservationId: ReservationId; readonly siteId: SiteId }>`
        select * from directory.expired_reservations(${limit})`),
    listAccounts: (provider, after, limit) =>
      list(sql<{ readonly dealershipId: DealershipId; readonly accountRef: string; readonly siteId: SiteId }>`
        select * from directory.payment_accounts_after(${provider}, ${after}::uuid, ${limit})`),
    findPayments: (accountRef, ids) =>
      list(sql<PaymentOfSite>`select * from directory.payments_of_account(${accountRef}, ${ids}::text[])`),
    listPaid: (accountRef, since) =>
      list(sql<PaymentOfSite>`select * from directory.payments_paid_since(${accountRef}, ${since})`),
  };
}

function messageOf(row: MessageRow): KeptMessage {
  const message: PaymentMessage = {
    id: row.eventId,
    kind: row.kind,
    account: row.accountRef,
    isLive: row.isLive,
    session: row.sessionRef,
    payment: row.providerPaymentId,
    paymentId: row.saidPaymentId,
    at: row.saidAt,
  };
  const { paymentId, siteId, paymentAccountRef: accountRef } = row;
  const about = paymentId !== null && siteId !== null ? { paymentId, siteId, accountRef } : null;
  return { id: row.id, message, attempts: row.attempts, receivedAt: row.receivedAt, about };
}
