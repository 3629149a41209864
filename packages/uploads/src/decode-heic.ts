import { RefusedPhoto } from '@forecourt/app/ports/media/photo-cleaner.port';
import decodeHeic from 'heic-decode';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Four bytes each. */
  readonly data: Uint8ClampedArray;
}

/** The first picture of a HEIC file, the right way up. Its size is known before any pixel of it is made. */
export async function heicPixels(file: Uint8Array, mostPixels: number): Promise<Pixels> {
  const images = await decodeHeic.all({ buffer: file }).catch(() => {
    throw new RefusedPhoto('broken');
  });
  try {
    const [image] = images;
    if (!image) throw new RefusedPhoto('broken');
    if (image.width * image.height > mostPixels) throw new RefusedPhoto('tooManyPixels');
    return await image.decode().catch(() => {
      throw new RefusedPhoto('broken');
    });
  } finally {
    images.dispose();
  }
}
