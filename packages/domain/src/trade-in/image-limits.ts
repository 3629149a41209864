import { fillPlaces } from '../core/fill-places.ts';
import type { SiteSettings } from '../settings/registry.ts';

// In the browser's bundle: nothing here may import the schema library.

type ImageSettings = Pick<
  SiteSettings['tradeIn'],
  'imageMegabytes' | 'imagesLimit' | 'imagesLimitText' | 'imageSizeText' | 'imageTypeText' | 'imageTypes'
>;

type ImageType = ImageSettings['imageTypes'][number];

export interface ImageFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
}

interface ChosenImages<File> {
  readonly accepted: readonly File[];
  /** Each of them once, however many files it is about. */
  readonly alerts: readonly string[];
}

const bytesPerMegabyte = 1024 * 1024;

/**
 * Which of the chosen images are taken, beside those that are there already (TRADE-4). Those that fit are
 * taken, and an alert says what became of the others.
 */
export function acceptImages<File extends ImageFile>(
  chosen: readonly File[],
  presentCount: number,
  settings: ImageSettings,
): ChosenImages<File> {
  const room = Math.max(0, settings.imagesLimit - presentCount);
  const isAllowed = (file: File) => settings.imageTypes.some((type) => type === imageType(file));
  const isSmall = ({ bytes }: File) => bytes <= settings.imageMegabytes * bytesPerMegabyte;
  const allowed = chosen.filter(isAllowed);
  const small = allowed.filter(isSmall);
  const alerts = [
    allowed.length < chosen.length ? settings.imageTypeText : null,
    small.length < allowed.length
      ? fillPlaces(settings.imageSizeText, { megabytes: settings.imageMegabytes })
      : null,
    small.length > room ? fillPlaces(settings.imagesLimitText, { count: settings.imagesLimit }) : null,
  ];
  return { accepted: small.slice(0, room), alerts: alerts.filter((alert) => alert !== null) };
}

/** Browsers show no HEIC: its name stands in place of the preview. */
export function hasPreview(file: ImageFile): boolean {
  return imageType(file) !== 'image/heic';
}

const types: ReadonlyMap<string | undefined, ImageType> = new Map([
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['gif', 'image/gif'],
  ['heic', 'image/heic'],
  ['heif', 'image/heic'],
]);

/** Many systems name no type for HEIC; then the end of the file's name says it. */
function imageType({ name, type }: ImageFile): ImageType | undefined {
  const isUnnamed = type === '' || type === 'application/octet-stream';
  const ending = isUnnamed ? /\.([a-z]+)$/i.exec(name) : /^image\/([a-z]+)$/i.exec(type);
  return types.get(ending?.[1]?.toLowerCase());
}
