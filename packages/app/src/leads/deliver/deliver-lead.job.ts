import { defineJob } from '../../ports/platform/jobs.port.ts';
import * as z from 'zod';

/**
 * Tries one delivery. A try that fails is not a failure of the job: the delivery knows when it is due again,
 * and a new job is written for then.
 */
export const deliverLeadJob = defineJob({
  name: 'deliver-lead',
  input: z.strictObject({ deliveryId: z.uuid() }),
  timeoutSeconds: 50,
});
