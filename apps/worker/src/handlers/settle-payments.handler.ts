import { expireDue, settleDue } from '@forecourt/app/checkout/settle-due';
import type { PlatformJob } from '../job-handler.ts';

/** Every minute: asks after open payments, brings refunds further, and frees cars whose hold is over (BUY-1, BUY-3). */
export const settlePayments: PlatformJob = {
  name: 'settle-payments',
  maxAttempts: 1,
  timeoutSeconds: 55,
  async run({ checkout }, signal) {
    if (!checkout) return {};
    // Beside each other: a provider that is slow must not keep a car from its next buyer.
    const [settled, expired] = await Promise.all([
      settleDue(checkout.payments, signal),
      expireDue(checkout.payments, signal),
    ]);
    return { ...settled, expired: expired.done, failed: settled.failed + expired.failed };
  },
};
