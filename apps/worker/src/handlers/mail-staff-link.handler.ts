import { mailStaffLinkJob, sendStaffLink } from '@forecourt/app/staff/people/mail-staff-link.job';
import type { z } from 'zod';
import { JobFailure } from '../job-failure.ts';
import type { TenantJob } from '../job-handler.ts';

/** Mails the link by which somebody joins, or comes back in (STAFF-1.3, STAFF-1.4). */
export const mailStaffLink: TenantJob<z.infer<typeof mailStaffLinkJob.input>> = {
  job: mailStaffLinkJob,
  queue: 'prompt',
  async run({ staffLinks }, { scope, input }) {
    // Only staff enqueue it.
    if (scope.kind !== 'staff') return;
    if (!(await sendStaffLink(staffLinks, input)))
      throw new JobFailure('no key opens it: is CODE_KEY that of the console?');
  },
};
