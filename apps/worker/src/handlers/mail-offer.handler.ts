import { loadSiteContext } from '@forecourt/app/site/site-context';
import { mailOffer, mailOfferJob } from '@forecourt/app/trade-in/mail-offer.job';
import type { z } from 'zod';
import type { TenantJob } from '../job-handler.ts';

/** Mails an offer to its seller, for whoever asked for that. */
export const mailOfferOfSite: TenantJob<z.infer<typeof mailOfferJob.input>> = {
  job: mailOfferJob,
  async run({ tradeIns }, { scope, input }) {
    // Only a site enqueues it.
    if (scope.kind !== 'site') return;
    const loaded = await loadSiteContext(tradeIns, { scope });
    if (loaded.ok) await mailOffer(tradeIns, loaded.value.context, { ...input, now: new Date() });
  },
};
