import { sendPhoto, sendPhotoJob } from '@forecourt/app/trade-in/photos/send-photo.job';
import type { z } from 'zod';
import type { TenantJob } from '../job-handler.ts';

/** Gives a photograph of a car to the valuation service (TRADE-4). */
export const sendPhotoOfSite: TenantJob<z.infer<typeof sendPhotoJob.input>> = {
  job: sendPhotoJob,
  async run({ tradeIns }, { scope, input }) {
    // Only a site enqueues it.
    if (scope.kind === 'site') await sendPhoto(tradeIns, { scope, now: new Date() }, input);
  },
};
