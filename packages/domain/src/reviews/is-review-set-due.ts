import type { SiteSettings } from '../settings/registry.ts';
import type { ReviewSet } from './review.ts';

const hourMs = 3_600_000;

/** Whether the reviews of a place are to be read anew (DATA-3): never read, or as long ago as the site says. */
export function isReviewSetDue(
  { refreshedAt }: Pick<ReviewSet, 'refreshedAt'>,
  { refreshHours }: Pick<SiteSettings['reviews'], 'refreshHours'>,
  now: Date,
): boolean {
  return refreshedAt === null || now.getTime() - refreshedAt.getTime() >= refreshHours * hourMs;
}
