import { mailAnswer, mailAnswerJob } from '@forecourt/app/finance/application/mail-answer.job';
import { loadSiteContext } from '@forecourt/app/site/site-context';
import type { z } from 'zod';
import type { TenantJob } from '../job-handler.ts';

/** Tells who applied for finance what comes next (FIN-1). */
export const mailAnswerOfSite: TenantJob<z.infer<typeof mailAnswerJob.input>> = {
  job: mailAnswerJob,
  async run({ finance }, { scope, input }) {
    // Only a site enqueues it.
    if (scope.kind !== 'site') return;
    const loaded = await loadSiteContext(finance, { scope });
    if (loaded.ok) await mailAnswer(finance, loaded.value.context, input);
  },
};
