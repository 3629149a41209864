import { compareMessages, comparePayments } from '@forecourt/app/checkout/compare-accounts';
import type { PlatformJob } from '../job-handler.ts';

const timeoutSeconds = 3_000;

/** Every hour: the provider's messages against those that came (BUY-7). */
export const comparePaymentMessages: PlatformJob = {
  name: 'compare-payment-messages',
  maxAttempts: 1,
  timeoutSeconds,
  run: async ({ checkout }, signal) =>
    checkout ? compareMessages(checkout.payments, new Date(), signal) : {},
};

/** Every night: the provider's payments against ours, both ways; each difference is a finding (BUY-7). */
export const compareAllPayments: PlatformJob = {
  name: 'compare-payments',
  maxAttempts: 2,
  timeoutSeconds,
  run: async ({ checkout }, signal) =>
    checkout ? comparePayments(checkout.payments, new Date(), signal) : {},
};
