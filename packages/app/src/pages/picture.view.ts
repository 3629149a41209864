import { pictureWidths, type MediaAddresses, type PictureQuality } from '../ports/media-addresses.ts';

/** A picture as a page draws it; how wide it stands there is the component's to say. */
export interface PictureView {
  readonly src: string;
  /** Empty where there is one width only. */
  readonly srcSet: string;
  readonly alt: string;
}

/** The view of a picture, in every width that we serve. */
export function pictureView(
  media: MediaAddresses,
  { url, alt }: { readonly url: string; readonly alt: string },
  quality: PictureQuality,
): PictureView {
  if (!media.isOurs(url)) return { src: url, srcSet: '', alt };
  const srcSet = pictureWidths.map((width) => `${media.addressOf(url, width, quality)} ${width}w`).join(', ');
  return { src: media.addressOf(url, 640, quality), srcSet, alt };
}
