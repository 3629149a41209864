import { checkStockDrift } from './handlers/check-stock-drift.ts';
import { maintainPartitions } from './handlers/maintain-partitions.ts';
import { pruneExpired } from './handlers/prune-expired.ts';
import { refreshRanks } from './handlers/refresh-ranks.ts';
import type { JobList } from './job-handler.ts';

/** Every job that this worker does. */
export const jobList: JobList = {
  tenantJobs: [],
  platformJobs: [maintainPartitions, pruneExpired, refreshRanks, checkStockDrift],
};
