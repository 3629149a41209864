import type { PlatformJob } from '../job-handler.ts';

const batch = 10_000;
const mostBatches = 200;

/** Deletes sessions and sign-in codes past their date, in transactions small enough to disturb nobody. */
export const pruneExpired: PlatformJob = {
  name: 'prune-expired',
  maxAttempts: 5,
  timeoutSeconds: 600,
  async run({ upkeep }, signal) {
    const deleted: Record<string, number> = {};
    for (let round = 0; round < mostBatches && !signal.aborted; round += 1) {
      const gone = await upkeep.pruneExpired(batch);
      for (const [kind, count] of Object.entries(gone)) deleted[kind] = (deleted[kind] ?? 0) + count;
      if (Object.values(gone).every((count) => count < batch)) break;
    }
    return { deleted };
  },
};
