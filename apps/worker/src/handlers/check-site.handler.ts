import { checkSite } from '@forecourt/app/law/check-site';
import { checkSiteJob } from '@forecourt/app/law/check-site.job';
import type { z } from 'zod';
import type { TenantJob } from '../job-handler.ts';

/** Looks at one site again (LAW-1). */
export const checkOneSite: TenantJob<z.infer<typeof checkSiteJob.input>> = {
  job: checkSiteJob,
  async run({ law }, { scope }) {
    // Only a site enqueues it.
    if (scope.kind === 'site') await checkSite(law, scope, scope.siteId, new Date());
  },
};
