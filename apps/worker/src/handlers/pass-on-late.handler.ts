import { passOnLate as passOn } from '@forecourt/app/leads/late/pass-on-late';
import type { PlatformJob } from '../job-handler.ts';

/** Takes late leads out of the hands that they wait in, where their dealer wants that (CON-2.4). */
export const passOnLate: PlatformJob = {
  name: 'pass-on-late',
  maxAttempts: 1,
  timeoutSeconds: 50,
  run: ({ lateLeads }, signal) => passOn(lateLeads, signal),
};
