import type { PictureQuality, PictureWidth } from './media-addresses.port.ts';

export const pictureFormats = ['avif', 'webp', 'jpeg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export interface PictureSize {
  readonly width: PictureWidth;
  readonly quality: PictureQuality;
  readonly format: PictureFormat;
}

/**
 * What was stored is no picture, or one of more pixels than anybody can show: no attempt will make one of it. Any other
 * failure, as of time, memory or a full queue, says nothing of the picture.
 */
export class BrokenPicture extends Error {
  override readonly name = 'BrokenPicture';
}

/** Too many pictures are being made; later there is room again. */
export class TooManyPictures extends Error {
  override readonly name = 'TooManyPictures';
}

/** Makes pictures narrower, never wider, and smaller in bytes. */
export interface PictureMaker {
  /** For an owner, the id of a site or of staff: all share the machine, and each has its turn. */
  make(source: Uint8Array, size: PictureSize, owner: string): Promise<Uint8Array>;
}
