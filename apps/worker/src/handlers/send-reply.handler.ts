import { sendReply } from '@forecourt/app/leads/reply/send-reply';
import { sendReplyJob } from '@forecourt/app/leads/reply/send-reply.job';
import type { z } from 'zod';
import type { TenantJob } from '../job-handler.ts';

/** Sends what staff wrote to a buyer (CON-2.2): somebody waits for it. */
export const sendReplyOfLead: TenantJob<z.infer<typeof sendReplyJob.input>> = {
  job: sendReplyJob,
  queue: 'prompt',
  async run({ replies }, { scope, input }) {
    await sendReply(replies.sending, scope, input.replyId);
  },
};
