import { sendArrivals, sendArrivalsJob } from '@forecourt/app/watchlist/saved-searches/send-arrivals.job';
import type { z } from 'zod';
import type { TenantJob } from '../job-handler.ts';

/** Sends one message about cars that came in for a saved search (WATCH-5). */
export const sendArrivalsOfSite: TenantJob<z.infer<typeof sendArrivalsJob.input>> = {
  job: sendArrivalsJob,
  async run({ savedSearches }, { scope, input }) {
    // Only a site enqueues it.
    if (scope.kind !== 'site') return;
    await sendArrivals(savedSearches, scope, { messageId: input.messageId, now: new Date() });
  },
};
