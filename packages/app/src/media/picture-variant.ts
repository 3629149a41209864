import type { PictureFormat, PictureSize } from '../ports/media/picture-maker.port.ts';

export const mediaTypes: Readonly<Record<PictureFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
};

/** Under what a picture is stored in one of its sizes. */
export function variantKey(key: string, { width, quality, format }: PictureSize): string {
  return `variants/${key}/${width}-${quality}.${format}`;
}

/** Neither what we made ourselves, nor what could be taken for a width. */
const stored =
  /^(?!variants\/|w\d{3,4}(?:q\d+)?\/)[a-z0-9][\w-]*(\/[\w-]+)*\/[\w-]+\.(?<type>jpe?g|png|webp|svg|pdf)$/i;
/** With what a job adds to it, it is still a key of the queue. */
const mostCharacters = 180;

/** What kind of file may lie under a name; null where none of ours could. */
export function fileTypeOf(key: string): string | null {
  return key.length > mostCharacters ? null : (stored.exec(key)?.groups?.['type']?.toLowerCase() ?? null);
}

/** Whether it is made of pixels, and can be made narrower. */
export function hasWidths(key: string): boolean {
  const type = fileTypeOf(key);
  return type !== null && type !== 'svg' && type !== 'pdf';
}
