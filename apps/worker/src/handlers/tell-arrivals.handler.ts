import { tellArrivals, tellArrivalsJob } from '@forecourt/app/watchlist/saved-searches/tell-arrivals.job';
import type { z } from 'zod';
import type { TenantJob } from '../job-handler.ts';

/** Looks for cars that came in for saved searches, and has those told who wait for them (WATCH-5). */
export const tellArrivalsOfSite: TenantJob<z.infer<typeof tellArrivalsJob.input>> = {
  job: tellArrivalsJob,
  async run({ savedSearches }, { scope }) {
    // Only a site enqueues it.
    if (scope.kind !== 'site') return;
    await tellArrivals(savedSearches, scope, new Date());
  },
};
