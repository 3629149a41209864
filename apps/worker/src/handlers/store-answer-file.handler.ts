import { storeAnswerFile, storeAnswerFileJob } from '@forecourt/app/leads/answer/store-answer-file.job';
import type { z } from 'zod';
import type { TenantJob } from '../job-handler.ts';

/** Puts a file that a buyer answered with where private files lie (CON-2.2). */
export const storeAnswerFileOfSite: TenantJob<z.infer<typeof storeAnswerFileJob.input>> = {
  job: storeAnswerFileJob,
  async run({ replies }, { scope, input }) {
    // Only a site enqueues it.
    if (scope.kind === 'site') await storeAnswerFile(replies.storing, scope, input);
  },
};
