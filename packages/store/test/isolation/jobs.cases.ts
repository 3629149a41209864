import { defineJob, waitingJob } from '@forecourt/app/ports/platform/jobs.port';
import * as z from 'zod';
import type { StoreCases } from './isolation-case.ts';

const isolated = defineJob({ name: 'isolated', input: z.strictObject({}) });

export const cases: StoreCases<'jobs'> = {
  enqueue: {
    // Everybody, for themselves: the tenant is no argument.
    as: ['site', 'staff', 'dealershipStaff'],
    does: 'writes',
    throughSharing: false,
    // Under the key that B's own job has: nobody's job takes the place of another's.
    arrange: ({ jobs }) => jobs.enqueue(isolated, {}, { key: 'one' }),
    call: ({ jobs }) => jobs.enqueue(isolated, {}, { key: 'one' }),
    succeeded: () => true,
  },
  enqueueAll: {
    as: ['site', 'staff', 'dealershipStaff'],
    does: 'writes',
    throughSharing: false,
    arrange: ({ jobs }) => jobs.enqueue(isolated, {}, { key: 'one' }),
    call: ({ jobs }) => jobs.enqueueAll([waitingJob(isolated, {}, { key: 'one' })]),
    succeeded: () => true,
  },
};
