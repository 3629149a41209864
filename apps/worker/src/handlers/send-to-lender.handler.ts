import { sendToLender, sendToLenderJob } from '@forecourt/app/finance/application/send-to-lender.job';
import type { z } from 'zod';
import type { TenantJob } from '../job-handler.ts';

/** Sends an application for finance to the lender (FIN-1). */
export const sendToLenderOfSite: TenantJob<z.infer<typeof sendToLenderJob.input>> = {
  job: sendToLenderJob,
  // Whoever sent it sees on its page how far it is.
  queue: 'prompt',
  async run({ finance }, { scope, input }) {
    // Only a site enqueues it.
    if (scope.kind === 'site') await sendToLender(finance, scope, { ...input, now: () => new Date() });
  },
};
