import type { SiteId } from '@forecourt/domain/core/ids';
import { isReviewSetDue } from '@forecourt/domain/reviews/is-review-set-due';
import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import type { AskedSet, ReviewStore } from '../ports/content/review-store.port.ts';
import type { AbortSignalLike } from '../ports/leads/delivery-sender.port.ts';
import type { JobQueue } from '../ports/platform/jobs.port.ts';
import type { Scope } from '../ports/platform/scope.port.ts';
import type { SettingsStore } from '../ports/platform/settings-store.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { Upkeep } from '../ports/platform/upkeep.port.ts';
import { readLayers } from '../site/settings-access.ts';
import { refreshReviewSetJob } from './refresh-review-set.job.ts';

export interface DueReviewsPorts {
  readonly upkeep: Pick<Upkeep, 'listSites'>;
  readonly store: StoreRunner<{
    readonly reviews: Pick<ReviewStore, 'listAsked'>;
    readonly settings: SettingsStore;
    readonly jobs: Pick<JobQueue, 'enqueue'>;
  }>;
  /** The schedule works for every site in turn. */
  readonly scopeOf: (siteId: SiteId) => Scope;
  /** From 0 to below 1. */
  readonly random: () => number;
}

const sitesAtOnce = 200;
/** Of one site in an hour: a group of hundreds of places comes round within its day and leaves others their share. */
const mostOfSite = 50;
/** Spread over most of the hour until the next run, so that no service is asked for all of them at once. */
const spreadMs = 50 * 60_000;

/**
 * Lets the reviews that are due be read anew (DATA-3), site by site and by the settings of each, those first that were
 * read longest ago. A set that two sites show is due for neither once one has read it.
 */
export async function refreshReviews(
  ports: DueReviewsPorts,
  now: Date,
  signal: AbortSignalLike,
): Promise<{ readonly sites: number; readonly sets: number }> {
  let [sites, sets] = [0, 0];
  for (let after: SiteId | null = null; !signal.aborted;) {
    const page = await ports.upkeep.listSites(after, sitesAtOnce);
    for (const siteId of page) {
      if (signal.aborted) break;
      sets += await refreshSite(ports, siteId, now);
      sites += 1;
    }
    after = page.at(-1) ?? null;
    if (page.length < sitesAtOnce) break;
  }
  return { sites, sets };
}

async function refreshSite(
  { store, scopeOf, random }: DueReviewsPorts,
  siteId: SiteId,
  now: Date,
): Promise<number> {
  return store.run(scopeOf(siteId), async ({ reviews, settings, jobs }) => {
    const asked = await reviews.listAsked(siteId, mostOfSite);
    const layers = asked.length > 0 ? await readLayers(settings, siteId) : null;
    // A site that was taken away meanwhile has nothing left.
    if (!layers) return 0;
    const { reviews: own } = resolveSettings(layers.layers).settings;
    const due: readonly AskedSet[] = own.hidesReviews
      ? []
      : asked.filter((set) => isReviewSetDue(set, own, now));
    for (const { id } of due) {
      const runAt = new Date(now.getTime() + random() * spreadMs);
      await jobs.enqueue(refreshReviewSetJob, { setId: id }, { key: `reviews:${id}`, runAt });
    }
    return due.length;
  });
}
