import { loadSiteContext } from '@forecourt/app/site/site-context';
import { askValuation, askValuationJob } from '@forecourt/app/trade-in/ask-valuation.job';
import type { z } from 'zod';
import type { TenantJob } from '../job-handler.ts';

/** Asks the valuation service which car a plate is on (TRADE-2): no page waits for that. */
export const askValuationOfSite: TenantJob<z.infer<typeof askValuationJob.input>> = {
  job: askValuationJob,
  queue: 'prompt',
  async run({ tradeIns }, { scope, input }) {
    // Only a site enqueues it.
    if (scope.kind !== 'site') return;
    const loaded = await loadSiteContext(tradeIns, { scope });
    if (loaded.ok) await askValuation(tradeIns, loaded.value.context, { ...input, now: () => new Date() });
  },
};
