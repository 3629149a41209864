import { expirePersonalData } from '@forecourt/app/personal-data/expire-personal-data';
import type { PlatformJob } from '../job-handler.ts';

const timeoutSeconds = 3_600;
/** Before its time is up it says what it did; what is left goes the next night. */
const reserveSeconds = 60;

/** Removes personal data that is past its time, and says how much of what (OPS-10). */
export const expirePersonalDataOfSites: PlatformJob = {
  name: 'expire-personal-data',
  maxAttempts: 3,
  timeoutSeconds,
  run({ personalData }, signal) {
    const ending = AbortSignal.timeout((timeoutSeconds - reserveSeconds) * 1_000);
    return expirePersonalData(personalData, new Date(), AbortSignal.any([signal, ending]));
  },
};
