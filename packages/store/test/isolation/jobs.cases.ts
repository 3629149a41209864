import { defineJob } from '@forecourt/app/ports/jobs';
import * as z from 'zod';
import type { StoreCases } from './isolation-case.ts';

const job = defineJob({ name: 'isolation-test', input: z.strictObject({}) });

export const cases: StoreCases<'jobs'> = {
  enqueue: {
    as: ['site', 'staff', 'dealershipStaff', 'operator'],
    does: 'writes',
    throughSharing: false,
    // Everybody uses the same key: nobody's job may take the place of another's.
    arrange: ({ jobs }) => jobs.enqueue(job, {}, { key: 'same' }),
    async call({ jobs }) {
      const { jobId } = await jobs.enqueue(job, {}, { key: 'same' });
      // The number comes from one sequence for all; that there is one is all that can be compared.
      return { jobId: jobId === '' ? '' : 'a number' };
    },
    succeeded: ({ jobId }) => jobId !== '',
  },
};
