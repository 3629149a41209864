import { setTimeout as sleep } from 'node:timers/promises';
import { checkDrift } from '@forecourt/app/stock/indexing/check-drift';
import type { PlatformJob } from '../job-handler.ts';

/** Compares database and search index, account by account, and lets what differs be indexed again. */
export const checkStockDrift: PlatformJob = {
  name: 'check-stock-drift',
  maxAttempts: 3,
  timeoutSeconds: 900,
  run: ({ indexing }, signal) => checkDrift({ ...indexing, pause: (ms) => sleep(ms, undefined, { signal }) }),
};
