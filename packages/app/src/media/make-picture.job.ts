import * as z from 'zod';
import { pictureWidths } from '../ports/media/media-addresses.port.ts';
import { defineJob } from '../ports/platform/jobs.port.ts';
import type { Scope } from '../ports/platform/scope.port.ts';
import { BrokenPicture } from '../ports/media/picture-maker.port.ts';
import { hasWidths, mediaTypes, variantKey } from './picture-variant.ts';
import type { PicturePorts } from './show-picture.ts';

/** Makes a picture in all widths as AVIF, the smallest format and the slowest to make. */
export const makePictureJob = defineJob({
  name: 'make-picture',
  input: z.strictObject({
    key: z.string().refine(hasWidths, 'no name of a picture'),
    quality: z.literal([75, 100]),
  }),
  maxAttempts: 5,
  timeoutSeconds: 120,
});

type MakePictureInput = z.infer<typeof makePictureJob.input>;

/** Does the job; what a run before this one made is not made again. Answers how many files it made. */
export async function makePictures(
  { media, maker }: PicturePorts,
  scope: Scope,
  { key, quality }: MakePictureInput,
  isCalledOff: () => boolean,
): Promise<number> {
  const source = await media.find(key);
  if (!source) return 0;
  const owner = scope.kind === 'site' ? scope.siteId : scope.staffId;
  let made = 0;
  for (const width of pictureWidths) {
    if (isCalledOff()) break;
    const size = { width, quality, format: 'avif' } as const;
    if (await media.find(variantKey(key, size))) continue;
    try {
      const bytes = await maker.make(source.bytes, size, owner);
      await media.put(variantKey(key, size), { bytes, type: mediaTypes.avif });
    } catch (error) {
      // No attempt will make a picture of it.
      if (error instanceof BrokenPicture) return made;
      throw error;
    }
    made += 1;
  }
  return made;
}
