import * as z from 'zod';
import { ReviewsUnavailable, type ReviewSource } from '../ports/content/review-source.port.ts';
import type { ReviewStore } from '../ports/content/review-store.port.ts';
import { defineJob } from '../ports/platform/jobs.port.ts';
import type { SiteScope } from '../ports/platform/scope.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';

/** Reads the reviews of one place anew. One that fails is asked for again in the next hour. */
export const refreshReviewSetJob = defineJob({
  name: 'refresh-review-set',
  input: z.strictObject({ setId: z.uuid() }),
  maxAttempts: 1,
  timeoutSeconds: 120,
});

export interface RefreshPorts {
  readonly reviewSource: ReviewSource;
  readonly store: StoreRunner<{ readonly reviews: Pick<ReviewStore, 'findAsked' | 'refreshSet'> }>;
  /** Told why a set stays as it was. */
  readonly onNotRefreshed: (what: {
    readonly siteId: string;
    readonly setId: string;
    readonly code: string;
  }) => void;
}

/**
 * Asks the reviews service for one set and writes what it says (DATA-3). Whatever goes wrong, the reviews that were
 * read before stay, with the day on which they were read. Answers what became of it.
 */
export async function refreshReviewSet(
  { reviewSource, store, onNotRefreshed }: RefreshPorts,
  scope: SiteScope,
  { setId, now }: { readonly setId: string; readonly now: () => Date },
): Promise<'refreshed' | 'kept' | 'gone'> {
  const { siteId } = scope;
  const set = await store.run(scope, ({ reviews }) => reviews.findAsked(setId));
  if (!set) return 'gone';
  const kept = (code: string) => {
    onNotRefreshed({ siteId, setId, code });
    return 'kept' as const;
  };
  const read = await reviewSource.read(siteId, set.externalId).catch((error: unknown) => {
    if (error instanceof ReviewsUnavailable) return error;
    throw error;
  });
  if (read instanceof ReviewsUnavailable) return kept(read.code);
  if (read === null) return kept('not_known');
  // Places do not lose all of their reviews at once: a service that forgot them is not believed.
  if (read.count === 0 && set.count > 0) return kept('all_gone');
  const isThere = await store.run(scope, ({ reviews }) => reviews.refreshSet(setId, read, now()));
  return isThere ? 'refreshed' : 'gone';
}
