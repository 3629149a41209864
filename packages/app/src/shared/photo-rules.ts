import type { SiteSettings } from '@forecourt/domain/settings/registry';

/** What a browser says of files before it sends them. */
export type PhotoRules = Pick<
  SiteSettings['tradeIn'],
  'imageMegabytes' | 'imagesLimit' | 'imagesLimitText' | 'imageSizeText' | 'imageTypeText' | 'imageTypes'
>;

/** A file that was not taken, by its name, and why. */
export interface PhotoFaultView {
  readonly text: string;
  readonly names: readonly string[];
}

type ImageType = PhotoRules['imageTypes'][number];

/** Some systems know HEIC by its ending alone. */
const endings: Readonly<Record<ImageType, string>> = {
  'image/jpeg': '.jpg,.jpeg',
  'image/png': '.png',
  'image/gif': '.gif',
  'image/heic': '.heic,.heif',
};

/** For the file picker: types, and endings where a system knows no type. */
export function acceptedPhotos({ imageTypes }: Pick<PhotoRules, 'imageTypes'>): string {
  return imageTypes.map((type) => `${type},${endings[type]}`).join(',');
}

/** What of the settings a browser is told. */
export function photoRules({
  imageMegabytes,
  imagesLimit,
  imagesLimitText,
  imageSizeText,
  imageTypeText,
  imageTypes,
}: PhotoRules): PhotoRules {
  return { imageMegabytes, imagesLimit, imagesLimitText, imageSizeText, imageTypeText, imageTypes };
}
