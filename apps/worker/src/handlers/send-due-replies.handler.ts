import { sendReplyJob } from '@forecourt/app/leads/reply/send-reply.job';
import type { PlatformJob } from '../job-handler.ts';
import { scopeOfJob } from '../scope-of-job.ts';

const batch = 1_000;

/** Finds replies whose job was lost, or whose writer may no longer read the lead, and writes them another (CON-2.2). */
export const sendDueReplies: PlatformJob = {
  name: 'send-due-replies',
  maxAttempts: 1,
  timeoutSeconds: 50,
  async run({ replies: { directory, sending } }, signal) {
    const due = await directory.listDue(batch);
    const bySite = Map.groupBy(due, ({ siteId }) => siteId);
    for (const [siteId, ofSite] of bySite) {
      if (signal.aborted) break;
      await sending.store.run(scopeOfJob({ siteId }), async ({ jobs }) => {
        for (const { replyId } of ofSite) await jobs.enqueue(sendReplyJob, { replyId }, { key: replyId });
      });
    }
    return { overdue: due.length, sites: bySite.size };
  },
};
