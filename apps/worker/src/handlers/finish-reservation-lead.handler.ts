import { finishLead, finishLeadJob } from '@forecourt/app/checkout/finish-lead.job';
import { loadSiteContext } from '@forecourt/app/site/site-context';
import type { z } from 'zod';
import type { TenantJob } from '../job-handler.ts';

/** Tells the dealer of a car that was reserved online (BUY-1). */
export const finishReservationLeadOfSite: TenantJob<z.infer<typeof finishLeadJob.input>> = {
  job: finishLeadJob,
  queue: 'prompt',
  async run({ checkout }, { scope, input }) {
    // Only a site enqueues it.
    if (scope.kind !== 'site' || !checkout) return;
    const loaded = await loadSiteContext(checkout.leads, { scope });
    if (loaded.ok) await finishLead(checkout.leads, loaded.value.context, { ...input, now: new Date() });
  },
};
