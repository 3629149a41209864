import * as z from 'zod';
import type { PrivateFiles } from '../../ports/media/private-files.port.ts';
import { defineJob } from '../../ports/platform/jobs.port.ts';
import type { SiteScope } from '../../ports/platform/scope.port.ts';
import { siteOfKey } from './photo-key.ts';

export const mostKeysInJob = 500;

/** Keys of files whose rows are gone: they say nothing of whom they were. */
export const removePhotoFilesJob = defineJob({
  name: 'remove-photo-files',
  input: z.strictObject({ keys: z.array(z.string().max(500)).max(mostKeysInJob) }),
});

/** Removes files of the job's own site; a key of another is no business of it. */
export async function removePhotoFiles(
  files: Pick<PrivateFiles, 'remove'>,
  { siteId }: Pick<SiteScope, 'siteId'>,
  { keys }: z.infer<typeof removePhotoFilesJob.input>,
): Promise<void> {
  const own = keys.filter((key) => siteOfKey(key) === siteId);
  if (own.length > 0) await files.remove(own);
}
