import { smsWinner, smsWinnerJob } from '@forecourt/app/promotions/sms-winner.job';
import type { z } from 'zod';
import type { TenantJob } from '../job-handler.ts';

/** Tells a winner by SMS what was won (PAGE-4). */
export const smsWinnerOfSite: TenantJob<z.infer<typeof smsWinnerJob.input>> = {
  job: smsWinnerJob,
  async run({ law, sms }, { scope, input }) {
    // Only a site enqueues it.
    if (scope.kind === 'site') await smsWinner({ store: law.store, sms }, scope, input);
  },
};
