import { confirmLead, confirmLeadJob } from '@forecourt/app/leads/confirm/confirm-lead.job';
import type { z } from 'zod';
import type { TenantJob } from '../job-handler.ts';

/** Sends a visitor a copy of what they sent (FORM-9). */
export const confirmLeadOfSite: TenantJob<z.infer<typeof confirmLeadJob.input>> = {
  job: confirmLeadJob,
  async run({ confirmations }, { scope, input }) {
    // Only a site enqueues it.
    if (scope.kind !== 'site') return;
    await confirmLead(confirmations, scope, input);
  },
};
