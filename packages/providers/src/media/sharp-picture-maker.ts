import {
  BrokenPicture,
  TooManyPictures,
  type PictureMaker,
  type PictureSize,
} from '@forecourt/app/ports/media/picture-maker.port';
import { concurrencyLimit } from '@forecourt/resilience/concurrency-limit';
import type { ElapsedClock } from '@forecourt/resilience/elapsed-clock';
import sharp, { type Sharp } from 'sharp';

export interface MakerOptions {
  /** Each takes a core for as long as it lasts. */
  readonly atOnce: number;
  /** Of one site. */
  readonly mostOfOwner?: number;
  readonly waiting: number;
  /** Of one picture; whole seconds. */
  readonly timeoutSeconds?: number;
  readonly clock: ElapsedClock;
}

/** A camera has fewer; a small file that claims more is there to fill our memory. */
const mostPixels = 60_000_000;
/** Of quality 75, as the formats count it: what looks alike in each. */
const qualities = { avif: 55, webp: 75, jpeg: 78 } as const;
const best = { avif: 72, webp: 86, jpeg: 88 } as const;
/** A third of the time of the usual effort for a twentieth more bytes. */
const avifEffort = 2;

// One thread for each picture: the number of pictures at once says how much of the machine they take.
sharp.concurrency(1);
sharp.cache(false);

/** What the loaders of libvips and sharp itself say of bytes that cannot be decoded. */
const decodeError =
  /input (?:buffer|image)|vipsjpeg:|vipspng:|\w+2vips:|gifload|(?:jpeg|png|webp|heif)load|heif: |source: bad seek/i;
/** Said of the machine. All pictures share what libvips says, so that it may stand beside what it says of another. */
const machineTrouble = /timeout:|out of memory|(?:un|not )able to allocate|cannot allocate|thread/i;

/** Makes pictures by libvips, so many at once and so many waiting. */
export function sharpPictureMaker(options: MakerOptions): PictureMaker {
  const { atOnce, mostOfOwner = atOnce, waiting, timeoutSeconds = 30, clock } = options;
  const limit = concurrencyLimit({ atOnce, mostOfOwner, waiting, order: 'fifo', refuse, clock });
  return {
    make: (source, size, owner) =>
      limit.run(owner, async () => {
        try {
          return await draw(source, size, timeoutSeconds);
        } catch (error) {
          throw isBroken(error)
            ? new BrokenPicture('a stored picture cannot be read', { cause: error })
            : error;
        }
      }),
  };
}

function refuse(): Error {
  return new TooManyPictures('too many pictures at once');
}

/** Whether the bytes are at fault; in doubt they are not, as a picture that is called broken is not tried again. */
function isBroken(error: unknown): boolean {
  const message = error instanceof Error ? error.message : '';
  return decodeError.test(message) && !machineTrouble.test(message);
}

function draw(
  source: Uint8Array,
  { width, quality, format }: PictureSize,
  seconds: number,
): Promise<Uint8Array> {
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
