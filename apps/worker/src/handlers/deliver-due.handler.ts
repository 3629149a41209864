import { deliverLeadJob } from '@forecourt/app/leads/deliver/deliver-lead.job';
import type { PlatformJob } from '../job-handler.ts';
import { scopeOfJob } from '../scope-of-job.ts';

const batch = 2_000;
/** Before that, the delivery's own job is about to run. */
const overdueMs = 60_000;

/** Finds deliveries whose job was lost, by whatever it was, and writes them another (FORM-9). */
export const deliverDue: PlatformJob = {
  name: 'deliver-due',
  maxAttempts: 1,
  timeoutSeconds: 50,
  async run({ leads: { directory, store } }, signal) {
    const before = new Date(Date.now() - overdueMs);
    const overdue = (await directory.listDue(batch)).filter(({ dueAt }) => dueAt < before);
    const bySite = Map.groupBy(overdue, ({ siteId }) => siteId);
    for (const [siteId, deliveries] of bySite) {
      if (signal.aborted) break;
      await store.run(scopeOfJob({ siteId }), async ({ jobs }) => {
        for (const { deliveryId } of deliveries) {
          await jobs.enqueue(deliverLeadJob, { deliveryId }, { key: deliveryId });
        }
      });
    }
    return { overdue: overdue.length, sites: bySite.size };
  },
};
