import {
  RefusedPhoto,
  type CleanedPhoto,
  type PhotoKind,
} from '@forecourt/app/ports/media/photo-cleaner.port';
import sharp, { type Sharp } from 'sharp';
import { heicPixels } from './decode-heic.ts';
import { photoKind } from './photo-kind.ts';

/** Larger than any telephone takes today, and small enough to hold. */
const mostPixels = 60_000_000;
/** As large as anybody looks at it. */
const longestSide = 2_560;
const quality = 82;
const previewQuality = 72;

export interface PhotoTask {
  readonly file: Uint8Array;
  readonly kinds: readonly PhotoKind[];
  /** The longest side of a small one beside it; null for none. */
  readonly previewSide: number | null;
}

sharp.cache(false);
sharp.concurrency(1);

/**
 * Draws a photograph anew, in the process that calls: `photoCleaner` calls it where a crash takes nobody along. What
 * cannot be read to its end is refused.
 */
export async function cleanPhoto({ file, kinds, previewSide }: PhotoTask): Promise<CleanedPhoto> {
  const kind = photoKind(file);
  if (!kind || !kinds.includes(kind)) throw new RefusedPhoto('kind');
  const source = kind === 'image/heic' ? await readHeic(file) : await readOther(file, kind);
  const photo = await draw(source);
  const preview = previewSide === null ? null : await drawSmall(photo.bytes, previewSide);
  return { kind, ...photo, preview };
}

async function readHeic(file: Uint8Array): Promise<Sharp> {
  const { width, height, data } = await heicPixels(file, mostPixels);
  return sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: mostPixels });
}

/** Of something that moves, the first picture. */
async function readOther(file: Uint8Array, kind: PhotoKind): Promise<Sharp> {
  const source = sharp(file, {
    failOn: 'truncated',
    limitInputPixels: mostPixels,
    pages: 1,
    sequentialRead: true,
  });
  const { format, width, height } = await source.metadata().catch((error: unknown) => {
    throw refusalOf(error);
  });
  if (`image/${format}` !== kind) throw new RefusedPhoto('kind');
  if (width * height > mostPixels) throw new RefusedPhoto('tooManyPixels');
  return source;
}

/** Of what was drawn here. */
function drawSmall(photo: Uint8Array, side: number): Promise<Uint8Array> {
  return sharp(photo)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: previewQuality, mozjpeg: false })
    .toBuffer();
}

async function draw(source: Sharp): Promise<Pick<CleanedPhoto, 'bytes' | 'width' | 'height'>> {
  try {
    const { data, info } = await source
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality, mozjpeg: false })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    throw refusalOf(error);
  }
}

function refusalOf(error: unknown): RefusedPhoto {
  const isLarge = error instanceof Error && /pixel limit/i.test(error.message);
  return new RefusedPhoto(isLarge ? 'tooManyPixels' : 'broken');
}
