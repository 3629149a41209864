import {
  pictureWidths,
  type MediaAddresses,
  type PictureQuality,
  type PictureWidth,
} from '../ports/media/media-addresses.port.ts';

/** A picture as a page draws it; how wide it stands there is the component's to say. */
export interface PictureView {
  readonly src: string;
  /** Empty where there is one width only. */
  readonly srcSet: string;
  readonly alt: string;
}

/** The view of a picture, in every width that we serve, or in the few that its place can use. */
export function pictureView(
  media: MediaAddresses,
  { url, alt }: { readonly url: string; readonly alt: string },
  quality: PictureQuality,
  widths: readonly PictureWidth[] = pictureWidths,
): PictureView {
  if (!media.isOurs(url)) return { src: url, srcSet: '', alt };
  const srcSet = widths.map((width) => `${media.addressOf(url, width, quality)} ${width}w`).join(', ');
  return { src: media.addressOf(url, 768, quality), srcSet, alt };
}

/** The address of a picture for previews and descriptions of a page elsewhere, which are drawn from wide ones. */
export function previewPicture(media: MediaAddresses, url: string): string {
  return media.addressOf(url, 1280, 75);
}
