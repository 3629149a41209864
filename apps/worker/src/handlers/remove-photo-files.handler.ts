import { removePhotoFiles, removePhotoFilesJob } from '@forecourt/app/trade-in/photos/remove-photo-files.job';
import type { z } from 'zod';
import type { TenantJob } from '../job-handler.ts';

/** Removes the files of photographs whose rows are gone. */
export const removePhotoFilesOfSite: TenantJob<z.infer<typeof removePhotoFilesJob.input>> = {
  job: removePhotoFilesJob,
  async run({ tradeIns }, { scope, input }) {
    if (scope.kind === 'site') await removePhotoFiles(tradeIns.files, scope, input);
  },
};
