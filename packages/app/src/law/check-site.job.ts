import * as z from 'zod';
import { defineJob } from '../ports/platform/jobs.port.ts';

/** Looks at a site again, as something on it changed or is not served (LAW-1). */
export const checkSiteJob = defineJob({
  name: 'check-site',
  input: z.strictObject({}),
  maxAttempts: 5,
  timeoutSeconds: 60,
});
