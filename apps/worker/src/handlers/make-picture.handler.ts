import { makePictureJob, makePictures } from '@forecourt/app/media/make-picture.job';
import type { z } from 'zod';
import type { TenantJob } from '../job-handler.ts';

/** Makes a picture in all widths in the format that takes too long for a visitor to wait for (API-3). */
export const makePicture: TenantJob<z.infer<typeof makePictureJob.input>> = {
  job: makePictureJob,
  async run({ pictures }, { scope, input, signal }) {
    await makePictures(pictures, scope, input, () => signal.aborted);
  },
};
