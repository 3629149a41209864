import { withCarType } from '@forecourt/domain/stock/sidebar/car-type-options';
import { normalSearchState } from '@forecourt/domain/stock/search/search-state';
import { savedSearchTerms } from '@forecourt/domain/watchlist/saved-search-terms';
import type { CarId } from '@forecourt/domain/core/ids';
import * as z from 'zod';
import type { DueSearch, SavedSearchStore } from '../../ports/accounts/saved-search-store.port.ts';
import { defineJob, type JobQueue } from '../../ports/platform/jobs.port.ts';
import type { SiteScope } from '../../ports/platform/scope.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { StockIndex } from '../../ports/stock/stock-index.port.ts';
import { loadSiteContext, type SiteContext, type SiteContextPorts } from '../../site/site-context.ts';
import { stockSite } from '../../stock/search/stock-site.ts';
import { sendArrivalsJob } from './send-arrivals.job.ts';

/** Looks for cars that came in for the saved searches of a site. */
export const tellArrivalsJob = defineJob({
  name: 'tell-arrivals',
  input: z.strictObject({}),
  timeoutSeconds: 300,
});

/** One of a site waits at a time: whoever enqueues another replaces it. */
const key = 'tell-arrivals';

/** Has arrivals looked for from now on, where a search was switched on. */
export function lookForArrivals(jobs: Pick<JobQueue, 'enqueue'>): Promise<void> {
  return jobs.enqueue(tellArrivalsJob, {}, { key });
}

export interface TellArrivalsPorts {
  readonly store: StoreRunner<{
    readonly savedSearches: Pick<SavedSearchStore, 'hasWaiting' | 'listDue' | 'settle'>;
    readonly jobs: Pick<JobQueue, 'enqueue'>;
  }> &
    SiteContextPorts['store'];
  readonly versions: SiteContextPorts['versions'];
  readonly stockIndex: Pick<StockIndex, 'search'>;
}

const pauseMs = 10 * 60_000;
/** Of one site in one turn: the next turn of any site comes before the rest of this one's. */
const mostAtOnce = 200;
/** The newest of a search: what came in is among them. */
const newest = 48;

/**
 * Tells searches of cars that came in. Which cars those are, the site's own search says, in the site's own scope: a
 * car that the site does not list is in no message. What is told and how far was looked are written in one step with
 * the job that sends it, so that nothing is lost and nothing told twice. Answers how many messages it wrote.
 */
export async function tellArrivals(ports: TellArrivalsPorts, scope: SiteScope, now: Date): Promise<number> {
  const loaded = await loadSiteContext(ports, { scope });
  if (!loaded.ok) return 0;
  const toldBefore = new Date(now.getTime() - savedSearchTerms.hoursBetweenMessages * 60 * 60_000);
  const due = await ports.store.run(scope, ({ savedSearches }) =>
    savedSearches.listDue(toldBefore, now, mostAtOnce),
  );
  let written = 0;
  for (const search of due) {
    const carIds = await fittingCars(ports, loaded.value.context, { search, now });
    written += await ports.store.run(scope, async ({ savedSearches, jobs }) => {
      const messageId = await savedSearches.settle(search.id, carIds, { toldBefore, now });
      if (messageId === null) return 0;
      await jobs.enqueue(sendArrivalsJob, { messageId }, { key: messageId });
      return 1;
    });
  }
  await ports.store.run(scope, async ({ savedSearches, jobs }) => {
    if (!(await savedSearches.hasWaiting(now))) return;
    const runAt = due.length === mostAtOnce ? now : new Date(now.getTime() + pauseMs);
    await jobs.enqueue(tellArrivalsJob, {}, { key, runAt });
  });
  return written;
}

async function fittingCars(
  { stockIndex }: Pick<TellArrivalsPorts, 'stockIndex'>,
  context: SiteContext,
  { search, now }: { readonly search: DueSearch; readonly now: Date },
): Promise<readonly CarId[]> {
  const state = normalSearchState({ ...search.state, page: 1, sortBy: 'latest' });
  const { hits } = await stockIndex.search(stockSite(context, now), {
    state: withCarType(state, context.settings.search.carTypeChoices),
    pageSize: newest,
    facets: [],
    stats: [],
  });
  const arrived = new Set<string>(search.carIds);
  return hits.filter(({ id, sold }) => arrived.has(id) && !sold).map(({ id }) => id);
}
