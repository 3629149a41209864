import { sendSignInCode as send, sendSignInCodeJob } from '@forecourt/app/accounts/send-sign-in-code.job';
import type { z } from 'zod';
import { JobFailure } from '../job-failure.ts';
import type { TenantJob } from '../job-handler.ts';

/** Hands a one-time code to the SMS vendor (AUTH-1): no page waits for that. */
export const sendSignInCode: TenantJob<z.infer<typeof sendSignInCodeJob.input>> = {
  job: sendSignInCodeJob,
  queue: 'prompt',
  async run(ports, { scope, input }) {
    if (scope.kind !== 'site') throw new JobFailure('a code is sent by a site');
    const outcome = await send(ports, { ...input, siteId: scope.siteId, now: new Date() });
    // Without a word about it nobody could sign in, and nobody would know why.
    if (outcome === 'unreadable')
      throw new JobFailure('no key opens it: is CODE_KEY that of the web servers?');
  },
};
