import * as z from 'zod';
import { defineJob } from '../../ports/platform/jobs.port.ts';

/** Makes one try of a reply. A try that fails is no failure of the job: the reply knows when it is due again. */
export const sendReplyJob = defineJob({
  name: 'send-reply',
  input: z.strictObject({ replyId: z.uuid() }),
  timeoutSeconds: 50,
});
