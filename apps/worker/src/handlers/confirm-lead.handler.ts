import { confirmLead, confirmLeadJob } from '@forecourt/app/leads/confirm/confirm-lead.job';
import type { z } from 'zod';
import { JobFailure } from '../job-failure.ts';
import type { TenantJob } from '../job-handler.ts';

/** Confirms a visitor's form to them (FORM-9). */
export const confirmLeadOfSite: TenantJob<z.infer<typeof confirmLeadJob.input>> = {
  job: confirmLeadJob,
  async run({ confirmations }, { scope, input }) {
    // Only a site enqueues it.
    if (scope.kind !== 'site') return;
    const outcome = await confirmLead(confirmations, scope, input);
    if (outcome === 'unreadable')
      throw new JobFailure('no key opens it: is CODE_KEY that of the web servers?');
  },
};
