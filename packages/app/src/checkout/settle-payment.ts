import type { PaymentNews, SettledPayment } from '@forecourt/domain/checkout/payment-record';
import { isOpenPayment, type Payment } from '@forecourt/domain/checkout/payment';
import { settle } from '@forecourt/domain/checkout/settle';
import { addExactHours } from '@forecourt/domain/core/zoned-time';
import type { PaymentId, ReservationId } from '@forecourt/domain/core/ids';
import type { PaymentProvider, ProviderPayment } from '../ports/checkout/payment-provider.port.ts';
import { waitingJob, type WaitingJob } from '../ports/platform/jobs.port.ts';
import type { SiteScope } from '../ports/platform/scope.port.ts';
import type { CheckoutStore } from './checkout-stores.ts';
import { checkPaymentsJob } from './check-payments.job.ts';
import { finishLeadJob } from './finish-lead.job.ts';
import { sendRefundJob } from './send-refund.job.ts';
import { tellReservationJob, type reservationNews } from './tell-reservation.job.ts';

export interface SettlePorts {
  readonly store: CheckoutStore;
  readonly provider: Pick<PaymentProvider, 'ask' | 'find'>;
}

/** A payment that the provider never heard of is given up once no call of ours can still be on its way. */
const forgottenHours = 1;

/**
 * Makes our rows agree with the provider: the one way for a message, for the return page and for our own question (BUY-3).
 * The provider is asked first, outside any transaction; then one transaction takes the rows, decides and writes. Whoever
 * dies on the way leaves what the next one does again. Null: the scope has no such payment. Throws
 * PaymentProviderUnavailable where the provider is of no use.
 */
export async function settlePayment(
  { store, provider }: SettlePorts,
  scope: SiteScope,
  paymentId: PaymentId,
): Promise<SettledPayment | null> {
  const known = await store.run(scope, ({ payments }) => payments.findRecord(paymentId));
  if (!known) return null;
  const said = await askProvider(provider, known.payment);
  return store.run(scope, async ({ payments, reservations, jobs }) => {
    const record = await payments.lockRecord(paymentId);
    if (!record) return null;
    const now = await reservations.clock();
    if (!said) {
      const isForgotten = addExactHours(record.payment.createdAt, forgottenHours) < now;
      if (isForgotten && isOpenPayment(record.payment)) await payments.noteClosed(paymentId, now);
      return { ...record, asks: [], news: [] };
    }
    const settled = settle(record, said, now);
    const asked = await payments.settle(record, settled, now);
    const refunds = asked.filter(({ state }) => state === 'asked');
    await jobs.enqueueAll([
      ...refunds.map(({ id: refundId }) =>
        waitingJob(sendRefundJob, { refundId }, { key: `refund ${refundId}` }),
      ),
      ...(record.reservation ? newsJobs(record.reservation.id, settled.news) : []),
      ...(isForAPerson(record.payment, settled)
        ? [waitingJob(checkPaymentsJob, {}, { key: 'payments' })]
        : []),
    ]);
    return settled;
  });
}

/** Something that was no finding before, or is none any more. */
function isForAPerson(before: Payment, { payment, news }: SettledPayment): boolean {
  return (
    before.trouble !== payment.trouble ||
    news.some((one) => one === 'refund_failed' || one === 'disputed' || one === 'refunded')
  );
}

function askProvider(
  provider: SettlePorts['provider'],
  { id, accountRef, sessionRef }: Payment,
): Promise<ProviderPayment | null> {
  if (accountRef === null) return Promise.resolve(null);
  return sessionRef === null
    ? provider.find(accountRef, id)
    : provider.ask({ account: accountRef, session: sessionRef });
}

const told: Readonly<Record<PaymentNews, (typeof reservationNews)[number] | null>> = {
  held: 'held',
  returned: 'returned',
  refunded: 'refunded',
  refund_failed: 'refund_failed',
  // On the page at once; a mail would come when the next card has worked.
  declined: null,
  // Between the dealer and the bank.
  disputed: null,
};

/** What others are told of: the buyer by mail, the dealer by the lead. */
export function newsJobs(reservationId: ReservationId, news: readonly PaymentNews[]): readonly WaitingJob[] {
  const mails = news.flatMap((one) => {
    const about = told[one];
    return about === null ? [] : [tellJob(reservationId, about)];
  });
  const lead = waitingJob(finishLeadJob, { reservationId }, { key: `lead of ${reservationId}` });
  return news.includes('held') ? [...mails, lead] : mails;
}

/** A mail about a reservation: one of a kind. */
export function tellJob(reservationId: ReservationId, about: (typeof reservationNews)[number]): WaitingJob {
  return waitingJob(tellReservationJob, { reservationId, about }, { key: `${about} ${reservationId}` });
}
