import { randomBytes } from 'node:crypto';
import type { PaymentToStart } from '@forecourt/app/ports/checkout/payment-provider.port';
import type { PaymentId, RefundId } from '@forecourt/domain/core/ids';
import { stripePayments, type StripePaymentsOptions } from '../src/payments/stripe-payments.ts';
import { realClock } from './real-clock.ts';

export const webhookSecret = 'whsec_of_the_tests';

/** The adapter as programs have it, in front of a stand-in at this address. */
export const paymentsAt = (url: string, options: Partial<StripePaymentsOptions> = {}) =>
  stripePayments({
    url,
    secretKey: 'sk_test_123',
    webhookSecrets: [webhookSecret],
    clock: realClock,
    ...options,
  });

/** A UUID of version 7, of this moment. */
export function newUuid(atMs = Date.now()): string {
  const hex = atMs.toString(16).padStart(12, '0') + randomBytes(10).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export const newRefundId = () => newUuid() as RefundId;

/** A deposit of $200 that may be paid for half an hour. */
export function aPayment(changes: Partial<PaymentToStart> = {}): PaymentToStart {
  const paymentId = newUuid() as PaymentId;
  return {
    account: 'acct_harbourside',
    paymentId,
    requestKey: `pay_${paymentId}`,
    amountCents: 20_000,
    currency: 'AUD',
    description: 'Deposit: 2021 Mazda CX-5',
    descriptor: 'Harbourside Mazda',
    email: 'daniel@example.com',
    look: 'fields',
    returnUrl: 'http://harbourside-mazda.localhost/cars/cx-5/checkout',
    expiresAt: new Date(Date.now() + 30 * 60_000),
    ...changes,
  };
}
