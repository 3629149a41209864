/** The widths in which pictures are served. Any other would be one more thing to keep. */
export const pictureWidths = [160, 320, 480, 768, 960, 1280, 1920] as const;

export type PictureWidth = (typeof pictureWidths)[number];
export type PictureQuality = 75 | 100;

/** Where a browser finds a stored picture in a width (API-3). */
export interface MediaAddresses {
  /** The picture as it is, where it is not ours to resize. */
  addressOf(url: string, width: PictureWidth, quality: PictureQuality): string;
  /** Whether we keep the picture and can serve it in every width. */
  isOurs(url: string): boolean;
}
