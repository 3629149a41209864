import type { makePictureJob } from '@forecourt/app/media/make-picture.job';
import type { PicturePorts } from '@forecourt/app/media/show-picture';
import type { SiteScope } from '@forecourt/app/ports/platform/scope.port';
import type { z } from 'zod';

/** What pictures are served from. */
export interface MediaPorts extends PicturePorts {
  /** Has the smaller files made by a worker. */
  makeLater(scope: SiteScope, input: z.infer<typeof makePictureJob.input>): Promise<void>;
}
