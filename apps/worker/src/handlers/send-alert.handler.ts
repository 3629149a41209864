import { sendAlert, sendAlertJob } from '@forecourt/app/watchlist/send-alert.job';
import type { z } from 'zod';
import type { TenantJob } from '../job-handler.ts';

/** Sends one message about one saved car (WATCH-5). */
export const sendAlertOfSite: TenantJob<z.infer<typeof sendAlertJob.input>> = {
  job: sendAlertJob,
  async run({ alerts }, { scope, input }) {
    // Only a site enqueues it.
    if (scope.kind !== 'site') return;
    await sendAlert(alerts, scope, { noticeId: input.noticeId, now: new Date() });
  },
};
