import { savedCarNews } from '@forecourt/domain/watchlist/saved-car-news';
import * as z from 'zod';
import type { AlertStore, WatchedEntry } from '../ports/accounts/alert-store.port.ts';
import type { CarStore } from '../ports/stock/car-store.port.ts';
import { defineJob, type JobQueue } from '../ports/platform/jobs.port.ts';
import type { Scope } from '../ports/platform/scope.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import { sendAlertJob } from './send-alert.job.ts';

/** Looks for news of the saved cars of a site's visitors who want to be told. */
export const tellSavedCarsJob = defineJob({
  name: 'tell-saved-cars',
  input: z.strictObject({}),
  timeoutSeconds: 120,
});

/** One of a site waits at a time: whoever enqueues another replaces it. */
const tellSavedCarsKey = 'tell-saved-cars';

/** Has news looked for at once, where somebody agreed to be told or confirmed their address. */
export function lookForNews(jobs: Pick<JobQueue, 'enqueue'>): Promise<void> {
  return jobs.enqueue(tellSavedCarsJob, {}, { key: tellSavedCarsKey });
}

export interface TellPorts {
  readonly store: StoreRunner<{
    readonly alerts: Pick<AlertStore, 'listWatched' | 'addNotice'>;
    readonly cars: Pick<CarStore, 'listByIds'>;
    readonly jobs: Pick<JobQueue, 'enqueue'>;
  }>;
}

const pauseMs = 5 * 60_000;
const batch = 200;
const mostBatches = 500;

/**
 * Writes down what is to be told and has it sent, each batch in one transaction: a message is on its way exactly if
 * its notice is written, and the notice's key keeps a second one from being written. Comes back while anybody on the
 * site wants to be told. Answers how many notices it wrote.
 */
export async function tellSavedCars({ store }: TellPorts, scope: Scope, now: Date): Promise<number> {
  let written = 0;
  let after: WatchedEntry | null = null;
  for (let round = 0; round < mostBatches; round += 1) {
    const from: WatchedEntry | null = after;
    const { watched, notices } = await store.run(scope, async ({ alerts, cars, jobs }) => {
      const entries = await alerts.listWatched(from, batch);
      const found = new Map(
        (await cars.listByIds([...new Set(entries.map(({ carId }) => carId))])).map((car) => [car.id, car]),
      );
      let added = 0;
      for (const entry of entries) {
        const car = found.get(entry.carId);
        const news = car && savedCarNews(car, entry);
        if (!news) continue;
        const { alertId, carId } = entry;
        const noticeId = await alerts.addNotice({ alertId, carId, key: news.key, news: news.text }, now);
        if (noticeId === null) continue;
        await jobs.enqueue(sendAlertJob, { noticeId }, { key: noticeId });
        added += 1;
      }
      const isLast = entries.length < batch;
      if (isLast && (from !== null || entries.length > 0)) {
        const runAt = new Date(now.getTime() + pauseMs);
        await jobs.enqueue(tellSavedCarsJob, {}, { key: tellSavedCarsKey, runAt });
      }
      return { watched: entries, notices: added };
    });
    written += notices;
    after = watched.at(-1) ?? null;
    if (watched.length < batch) break;
  }
  return written;
}
