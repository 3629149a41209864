import { checkPayments, checkPaymentsJob } from '@forecourt/app/checkout/check-payments.job';
import type { z } from 'zod';
import type { TenantJob } from '../job-handler.ts';

/** Writes down what a person has to look at among a site's payments (BUY-7). */
export const checkPaymentsOfSite: TenantJob<z.infer<typeof checkPaymentsJob.input>> = {
  job: checkPaymentsJob,
  async run({ checkout }, { scope }) {
    // Only a site enqueues it.
    if (scope.kind === 'site' && checkout) await checkPayments(checkout.checks, scope, new Date());
  },
};
