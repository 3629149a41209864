import { fail, ok, type Result } from '@forecourt/domain/core/result';
import type { MediaStore, StoredFile } from '../ports/media/media-store.port.ts';
import { BrokenPicture, type PictureMaker, type PictureSize } from '../ports/media/picture-maker.port.ts';
import { mediaTypes, variantKey } from './picture-variant.ts';

export interface PicturePorts {
  readonly media: MediaStore;
  readonly maker: PictureMaker;
}

export interface PictureInput {
  /** For whom it is made, where it must be. */
  readonly owner: string;
  readonly key: string;
  readonly width: PictureSize['width'];
  readonly quality: PictureSize['quality'];
  /** Whether the browser shows AVIF; it takes too long to be made while somebody waits. */
  readonly takesAvif: boolean;
  readonly takesWebp: boolean;
}

export interface ShownPicture {
  readonly file: StoredFile;
  /** A smaller file of the same picture is wanted and not made yet. */
  readonly isStandIn: boolean;
}

/** A picture in a width (API-3): the smallest file that the browser takes and that is there, or can be made at once. */
export async function showPicture(
  { media, maker }: PicturePorts,
  { owner, key, width, quality, takesAvif, takesWebp }: PictureInput,
): Promise<Result<ShownPicture, 'no_such_picture'>> {
  if (takesAvif) {
    const file = await media.find(variantKey(key, { width, quality, format: 'avif' }));
    if (file) return ok({ file, isStandIn: false });
  }
  const size: PictureSize = { width, quality, format: takesWebp ? 'webp' : 'jpeg' };
  const stored = await media.find(variantKey(key, size));
  if (stored) return ok({ file: stored, isStandIn: takesAvif });
  const source = await media.find(key);
  if (!source) return fail('no_such_picture');
  try {
    const file = { bytes: await maker.make(source.bytes, size, owner), type: mediaTypes[size.format] };
    // Whoever asks next should not wait for it again; where it cannot be kept, it is still a picture.
    await media.put(variantKey(key, size), file).catch(() => undefined);
    return ok({ file, isStandIn: takesAvif });
  } catch (error) {
    if (error instanceof BrokenPicture) return fail('no_such_picture');
    throw error;
  }
}
