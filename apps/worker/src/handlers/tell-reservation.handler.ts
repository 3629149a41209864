import { tellReservation } from '@forecourt/app/checkout/tell-reservation';
import { tellReservationJob } from '@forecourt/app/checkout/tell-reservation.job';
import { loadSiteContext } from '@forecourt/app/site/site-context';
import type { z } from 'zod';
import type { TenantJob } from '../job-handler.ts';

/** Tells a buyer what became of their money (BUY-1, BUY-6). */
export const tellReservationOfSite: TenantJob<z.infer<typeof tellReservationJob.input>> = {
  job: tellReservationJob,
  queue: 'receipts',
  async run({ checkout }, { scope, input }) {
    // Only a site enqueues it.
    if (scope.kind !== 'site' || !checkout) return;
    const loaded = await loadSiteContext(checkout.leads, { scope });
    if (loaded.ok)
      await tellReservation(checkout.letters, loaded.value.context, { ...input, now: new Date() });
  },
};
