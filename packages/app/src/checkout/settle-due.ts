import { isOpenPayment } from '@forecourt/domain/checkout/payment';
import type { PaymentId, SiteId } from '@forecourt/domain/core/ids';
import type { PaymentDirectory } from '../ports/checkout/payment-directory.port.ts';
import type { PaymentProvider } from '../ports/checkout/payment-provider.port.ts';
import type { AbortSignalLike } from '../ports/leads/delivery-sender.port.ts';
import type { SiteScope } from '../ports/platform/scope.port.ts';
import type { CheckoutStore } from './checkout-stores.ts';
import { closeSession } from './close-session.ts';
import { eachOfSite } from './each-of-site.ts';
import { expireReservation } from './expire-reservation.ts';
import { sendRefund } from './send-refund.job.ts';
import { settlePayment } from './settle-payment.ts';

export interface SweepPorts {
  readonly store: CheckoutStore;
  readonly directory: PaymentDirectory;
  readonly provider: PaymentProvider;
  /** The schedule works for every site in turn. */
  readonly scopeOf: (siteId: SiteId) => SiteScope;
  readonly onFailure: (error: unknown, about: { readonly siteId: SiteId }) => void;
}

const batch = 1_000;

/** Asks after every payment that was open for two minutes, and brings every refund further (BUY-3, BUY-7). */
export async function settleDue(ports: SweepPorts, signal: AbortSignalLike) {
  const { directory, scopeOf, onFailure } = ports;
  const payments = await eachOfSite(await directory.takeOpenPayments(batch), signal, {
    work: ({ paymentId, siteId }) => settleOpen(ports, scopeOf(siteId), paymentId),
    onFailure,
  });
  await directory.paymentsChecked(payments.tried.map(({ paymentId }) => paymentId));
  const refunds = await eachOfSite(await directory.takeRefunds(batch), signal, {
    async work({ refundId, paymentId, siteId, state }) {
      if (state === 'asked') await sendRefund(ports, scopeOf(siteId), { refundId });
      await settlePayment(ports, scopeOf(siteId), paymentId);
    },
    onFailure,
  });
  await directory.refundsChecked(refunds.tried.map(({ refundId }) => refundId));
  return { payments: payments.done, refunds: refunds.done, failed: payments.failed + refunds.failed };
}

/** A session whose hold has ended is closed: money that still comes would only go back. */
async function settleOpen(ports: SweepPorts, scope: SiteScope, paymentId: PaymentId): Promise<void> {
  const settled = await settlePayment(ports, scope, paymentId);
  if (!settled || !isOpenPayment(settled.payment) || settled.reservation?.state === 'pending') return;
  if ((await closeSession(ports, scope, settled.payment)) === 'complete') {
    await settlePayment(ports, scope, paymentId);
  }
}

/** Frees every car whose hold is past its time (BUY-1). */
export async function expireDue(ports: SweepPorts, signal: AbortSignalLike) {
  const { directory, scopeOf, onFailure } = ports;
  const expired = await directory.listExpired(batch);
  return eachOfSite(expired, signal, {
    work: ({ reservationId, siteId }) => expireReservation(ports, scopeOf(siteId), reservationId),
    onFailure,
  });
}
