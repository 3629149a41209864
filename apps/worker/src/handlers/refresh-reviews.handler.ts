import { refreshReviews } from '@forecourt/app/reviews/refresh-reviews';
import type { PlatformJob } from '../job-handler.ts';

/** Lets the reviews that are due be read anew, spread over the hour (DATA-3). */
export const refreshReviewsOfSites: PlatformJob = {
  name: 'refresh-reviews',
  maxAttempts: 1,
  timeoutSeconds: 1_800,
  run: ({ reviews }, signal) => refreshReviews(reviews, new Date(), signal),
};
