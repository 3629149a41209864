import type { SiteSettings } from '../settings/registry.ts';
import { isSameMake } from './manufacturer-name.ts';

type MarkSettings = Pick<SiteSettings['models'], 'makePictures' | 'manufacturerRenames'>;

/** The picture that stands for a make where the dealer has the right to show one; null: its first letter does. */
export function makePicture(make: string, settings: MarkSettings): string | null {
  return settings.makePictures.find((one) => isSameMake(one.make, make, settings))?.url ?? null;
}

/** What stands for a make that has no picture: the first letter or digit of its name. */
export function makeMonogram(name: string): string {
  return /[\p{L}\d]/u.exec(name)?.[0].toUpperCase() ?? '';
}
