import { sendRefund, sendRefundJob } from '@forecourt/app/checkout/send-refund.job';
import type { z } from 'zod';
import type { TenantJob } from '../job-handler.ts';

/** Asks the provider to return money (BUY-6). */
export const sendRefundOfSite: TenantJob<z.infer<typeof sendRefundJob.input>> = {
  job: sendRefundJob,
  queue: 'money',
  async run({ checkout }, { scope, input }) {
    // Only a site enqueues it.
    if (scope.kind === 'site' && checkout) await sendRefund(checkout.payments, scope, input);
  },
};
