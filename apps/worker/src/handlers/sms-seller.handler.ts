import { smsSeller, smsSellerJob } from '@forecourt/app/trade-in/sms-seller.job';
import type { z } from 'zod';
import type { TenantJob } from '../job-handler.ts';

/** Tells a seller by SMS that the car was received (TRADE-5). */
export const smsSellerOfSite: TenantJob<z.infer<typeof smsSellerJob.input>> = {
  job: smsSellerJob,
  async run({ tradeIns }, { scope, input }) {
    // Only a site enqueues it.
    if (scope.kind === 'site') await smsSeller(tradeIns, scope, input);
  },
};
