import { removeLeadFiles, removeLeadFilesJob } from '@forecourt/app/personal-data/remove-lead-files.job';
import type { z } from 'zod';
import type { TenantJob } from '../job-handler.ts';

/** Removes the files in which leads of an erased person lie. */
export const removeLeadFilesOfPerson: TenantJob<z.infer<typeof removeLeadFilesJob.input>> = {
  job: removeLeadFilesJob,
  async run({ personalData }, { input, signal }) {
    await removeLeadFiles(personalData.files, input, signal);
  },
};
