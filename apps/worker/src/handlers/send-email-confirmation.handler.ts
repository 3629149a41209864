import {
  sendEmailConfirmation,
  sendEmailConfirmationJob,
} from '@forecourt/app/accounts/send-email-confirmation.job';
import type { z } from 'zod';
import { JobFailure } from '../job-failure.ts';
import type { TenantJob } from '../job-handler.ts';

/** Mails the link that confirms an address (WATCH-5). */
export const sendEmailConfirmationOfSite: TenantJob<z.infer<typeof sendEmailConfirmationJob.input>> = {
  job: sendEmailConfirmationJob,
  async run({ confirmations }, { scope, input }) {
    // Only a site enqueues it.
    if (scope.kind !== 'site') return;
    const outcome = await sendEmailConfirmation(confirmations, scope, { ...input, now: new Date() });
    if (outcome === 'unreadable')
      throw new JobFailure('no key opens it: is CODE_KEY that of the web servers?');
  },
};
