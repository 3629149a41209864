import {
  BrokenPicture,
  TooManyPictures,
  type PictureMaker,
  type PictureSize,
} from '@forecourt/app/ports/media/picture-maker.port';
import sharp, { type Sharp } from 'sharp';
import { semaphore } from '../semaphore.ts';

export interface MakerLimits {
  /** Each takes a core for as long as it lasts. */
  readonly atOnce: number;
  readonly waiting: number;
}

/** A camera has fewer; a small file that claims more is there to fill our memory. */
const mostPixels = 60_000_000;
const seconds = 30;
/** Of quality 75, as the formats count it: what looks alike in each. */
const qualities = { avif: 55, webp: 75, jpeg: 78 } as const;
const best = { avif: 75, webp: 92, jpeg: 92 } as const;
/** A third of the time of the usual effort for a twentieth more bytes. */
const avifEffort = 2;

// One thread for each picture: the number of pictures at once says how much of the machine they take.
sharp.concurrency(1);
sharp.cache(false);

/** Makes pictures by libvips, so many at once and so many waiting. */
export function sharpPictureMaker({ atOnce, waiting }: MakerLimits): PictureMaker {
  const permits = semaphore({
    atOnce,
    waiting,
    refuse: () => new TooManyPictures('too many pictures at once'),
  });

  return {
    async make(source, size) {
      await permits.acquire();
      try {
        return await draw(source, size);
      } catch (error) {
        throw new BrokenPicture('a stored picture cannot be read', { cause: error });
      } finally {
        permits.release();
      }
    },
  };
}

function draw(source: Uint8Array, { width, quality, format }: PictureSize): Promise<Uint8Array> {
  const picture = sharp(source, { limitInputPixels: mostPixels, failOn: 'error' })
    .timeout({ seconds })
    // As the camera was held.
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  const q = (quality === 100 ? best : qualities)[format];
  return inFormat(picture, format, q).toBuffer();
}

function inFormat(picture: Sharp, format: PictureSize['format'], quality: number): Sharp {
  if (format === 'avif') return picture.avif({ quality, effort: avifEffort });
  if (format === 'webp') return picture.webp({ quality });
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true });
}
