import { checkSites } from '@forecourt/app/law/check-site';
import type { PlatformJob } from '../job-handler.ts';

const timeoutSeconds = 3_600;
const reserveSeconds = 60;

/** Looks at every site with the rules of law, and says how many findings were opened and mended (LAW-1). */
export const checkAllSites: PlatformJob = {
  name: 'check-sites',
  maxAttempts: 3,
  timeoutSeconds,
  run({ law }, signal) {
    const ending = AbortSignal.timeout((timeoutSeconds - reserveSeconds) * 1_000);
    return checkSites(law, new Date(), AbortSignal.any([signal, ending]));
  },
};
