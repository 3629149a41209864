import { loadSiteContext } from '@forecourt/app/site/site-context';
import { tellEvaluation, updateEvaluationJob } from '@forecourt/app/trade-in/update-evaluation.job';
import type { z } from 'zod';
import type { TenantJob } from '../job-handler.ts';

/** Tells the valuation service the kilometres and whose car it is (API-1). */
export const updateEvaluationOfSite: TenantJob<z.infer<typeof updateEvaluationJob.input>> = {
  job: updateEvaluationJob,
  async run({ tradeIns }, { scope, input }) {
    // Only a site enqueues it.
    if (scope.kind !== 'site') return;
    const loaded = await loadSiteContext(tradeIns, { scope });
    if (loaded.ok) await tellEvaluation(tradeIns, loaded.value.context, { ...input, now: new Date() });
  },
};
