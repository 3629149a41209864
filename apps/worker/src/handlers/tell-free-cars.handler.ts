import { tellFreeCars, tellFreeCarsJob } from '@forecourt/app/watchlist/waits/tell-free-cars.job';
import type { z } from 'zod';
import type { TenantJob } from '../job-handler.ts';

/** Looks whether cars that somebody waits for have come free (BUY-1). */
export const tellFreeCarsOfSite: TenantJob<z.infer<typeof tellFreeCarsJob.input>> = {
  job: tellFreeCarsJob,
  async run({ waits }, { scope }) {
    // Only a site enqueues it.
    if (scope.kind === 'site') await tellFreeCars(waits, scope, new Date());
  },
};
