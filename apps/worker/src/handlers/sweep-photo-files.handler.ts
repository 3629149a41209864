import { sweepPhotoFiles } from '@forecourt/app/trade-in/photos/sweep-photo-files';
import type { PlatformJob } from '../job-handler.ts';

/** Removes files of photographs that nothing leads to any more, and says how many. */
export const sweepPhotoFilesOfSites: PlatformJob = {
  name: 'sweep-photo-files',
  maxAttempts: 3,
  timeoutSeconds: 1_800,
  run({ tradeIns }, signal) {
    return sweepPhotoFiles(tradeIns, new Date(), signal);
  },
};
