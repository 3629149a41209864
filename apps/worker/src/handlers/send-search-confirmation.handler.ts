import {
  sendSearchConfirmation,
  sendSearchConfirmationJob,
} from '@forecourt/app/watchlist/saved-searches/send-search-confirmation.job';
import type { z } from 'zod';
import { JobFailure } from '../job-failure.ts';
import type { TenantJob } from '../job-handler.ts';

/** Mails the link that switches a saved search on (WATCH-5). */
export const sendSearchConfirmationOfSite: TenantJob<z.infer<typeof sendSearchConfirmationJob.input>> = {
  job: sendSearchConfirmationJob,
  async run({ savedSearches }, { scope, input }) {
    // Only a site enqueues it.
    if (scope.kind !== 'site') return;
    const outcome = await sendSearchConfirmation(savedSearches, scope, { ...input, now: new Date() });
    if (outcome === 'unreadable')
      throw new JobFailure('no key opens it: is CODE_KEY that of the web servers?');
  },
};
