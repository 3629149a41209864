import { loadSiteContext } from '@forecourt/app/site/site-context';
import { valueOffer, valueOfferJob } from '@forecourt/app/trade-in/value-offer.job';
import type { z } from 'zod';
import type { TenantJob } from '../job-handler.ts';

/** Asks what a car is worth, and keeps the offer (TRADE-6): its seller waits for that. */
export const valueOfferOfSite: TenantJob<z.infer<typeof valueOfferJob.input>> = {
  job: valueOfferJob,
  queue: 'prompt',
  async run({ tradeIns }, { scope, input }) {
    // Only a site enqueues it.
    if (scope.kind !== 'site') return;
    const loaded = await loadSiteContext(tradeIns, { scope });
    if (loaded.ok) await valueOffer(tradeIns, loaded.value.context, { ...input, now: () => new Date() });
  },
};
