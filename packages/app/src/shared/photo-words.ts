import { fillPlaces } from '@forecourt/domain/core/fill-places';
import type { SiteSettings } from '@forecourt/domain/settings/registry';

export type PhotoFault =
  | 'full'
  | 'tooLarge'
  /** No photograph of a kind that the site takes. */
  | 'kind'
  /** A photograph that cannot be read to its end, or only with more than one may take. */
  | 'unreadable'
  /** Later there is room again. */
  | 'busy';

/** What a visitor reads of a photograph that was not taken (TRADE-4). */
export function photoFaultText(
  fault: PhotoFault,
  {
    imagesLimit,
    imagesLimitText,
    imageMegabytes,
    imageSizeText,
    imageTypeText,
  }: Pick<
    SiteSettings['tradeIn'],
    'imageMegabytes' | 'imagesLimit' | 'imagesLimitText' | 'imageSizeText' | 'imageTypeText'
  >,
): string {
  const words: Readonly<Record<PhotoFault, string>> = {
    full: fillPlaces(imagesLimitText, { count: imagesLimit }),
    tooLarge: fillPlaces(imageSizeText, { megabytes: imageMegabytes }),
    kind: imageTypeText,
    unreadable: 'We couldn’t read that photo. Please try another one.',
    busy: 'We’re busy with photos right now. Please try again in a moment.',
  };
  return words[fault];
}
