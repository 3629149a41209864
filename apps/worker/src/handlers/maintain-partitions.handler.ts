import { JobFailure } from '../job-failure.ts';
import type { PlatformJob } from '../job-handler.ts';

const quiet = new Set(['created', 'busy']);

/** Makes the partitions of the coming months before anybody writes into them. */
export const maintainPartitions: PlatformJob = {
  name: 'maintain-partitions',
  maxAttempts: 10,
  timeoutSeconds: 120,
  async run({ upkeep }) {
    const reports = await upkeep.maintainPartitions();
    const created = reports.filter(({ outcome }) => outcome === 'created').map(({ partition }) => partition);
    const busy = reports.filter(({ outcome }) => outcome === 'busy').length;
    const stuck = reports.filter(({ outcome }) => !quiet.has(outcome)).map(({ partition }) => partition);
    // Failing makes it visible and tries again; what could be created is there already.
    if (busy + stuck.length > 0)
      throw new JobFailure(
        `partitions missing: ${busy} busy, rows already in the default one of ${stuck.join(', ') || 'none'}`,
      );
    return { created };
  },
};
