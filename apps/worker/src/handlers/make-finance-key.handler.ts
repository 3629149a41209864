import { makeFinanceKey, makeFinanceKeyJob } from '@forecourt/app/finance/application/make-finance-key.job';
import type { z } from 'zod';
import type { TenantJob } from '../job-handler.ts';

/** Makes the key of an account for its applications (FIN-1). */
export const makeFinanceKeyOfSite: TenantJob<z.infer<typeof makeFinanceKeyJob.input>> = {
  job: makeFinanceKeyJob,
  // Somebody is filling in the application that it is for.
  queue: 'prompt',
  async run({ finance }, { scope }) {
    // Only a site enqueues it.
    if (scope.kind === 'site') await makeFinanceKey(finance, scope);
  },
};
