import type { DealershipId } from '@forecourt/domain/core/ids';
import * as z from 'zod';
import type { AbortSignalLike } from '../ports/leads/delivery-sender.port.ts';
import type { LeadFiles } from '../ports/leads/lead-files.port.ts';
import { defineJob } from '../ports/platform/jobs.port.ts';
import { leadFileName } from '../leads/deliver/lead-file-name.ts';

/** Keys of deliveries: they say nothing of whom the lead was. */
export const removeLeadFilesJob = defineJob({
  name: 'remove-lead-files',
  input: z.strictObject({
    dealershipId: z.uuid().transform((id) => id as DealershipId),
    deliveryKeys: z.array(z.string().max(200)).max(500),
  }),
  timeoutSeconds: 300,
});

/** Removes the files of deliveries from where a dealership fetches them, and answers how many there were. */
export async function removeLeadFiles(
  files: LeadFiles,
  { dealershipId, deliveryKeys }: z.infer<typeof removeLeadFilesJob.input>,
  signal: AbortSignalLike,
): Promise<number> {
  const names = new Set(deliveryKeys.map(leadFileName));
  return files.remove(dealershipId, ({ name }) => names.has(name), signal);
}
