import { refreshReviewSet, refreshReviewSetJob } from '@forecourt/app/reviews/refresh-review-set.job';
import type { z } from 'zod';
import type { TenantJob } from '../job-handler.ts';

/** Reads the reviews of one place anew (DATA-3). */
export const refreshReviewSetOfSite: TenantJob<z.infer<typeof refreshReviewSetJob.input>> = {
  job: refreshReviewSetJob,
  async run({ reviews }, { scope, input }) {
    // Only a site enqueues it.
    if (scope.kind !== 'site') return;
    await refreshReviewSet(reviews, scope, { setId: input.setId, now: () => new Date() });
  },
};
