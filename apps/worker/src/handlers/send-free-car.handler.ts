import { loadSiteContext } from '@forecourt/app/site/site-context';
import { sendFreeCar, sendFreeCarJob } from '@forecourt/app/watchlist/waits/send-free-car.job';
import type { z } from 'zod';
import type { TenantJob } from '../job-handler.ts';

/** Tells one person that a car is free (BUY-1). */
export const sendFreeCarOfSite: TenantJob<z.infer<typeof sendFreeCarJob.input>> = {
  job: sendFreeCarJob,
  async run({ waits }, { scope, input }) {
    // Only a site enqueues it.
    if (scope.kind !== 'site') return;
    const loaded = await loadSiteContext(waits, { scope });
    if (loaded.ok) await sendFreeCar(waits, loaded.value.context, { ...input, now: new Date() });
  },
};
