import type { PlatformJob } from '../job-handler.ts';

const batch = 1_000;
const mostBatches = 500;

/** Lets cars be indexed again whose rank has worn off (DATA-7). What a run does not reach, the next one does. */
export const refreshRanks: PlatformJob = {
  name: 'refresh-ranks',
  maxAttempts: 3,
  timeoutSeconds: 300,
  async run({ indexing: { store } }, signal) {
    let cars = 0;
    for (let round = 0; round < mostBatches && !signal.aborted; round += 1) {
      const enqueued = await store.outbox.enqueueWornRanks(batch);
      cars += enqueued;
      if (enqueued < batch) break;
    }
    return { cars };
  },
};
