import { knownText } from '../core/known-text.ts';
import type { Address } from '../core/address.ts';

/**
 * The picture of a map that an address has (LOC-6): its map_key names one that we keep, or is the whole address of one.
 * Null where it has none, or one that no page may load.
 */
export function mapPicture(address: Pick<Address, 'mapKey'> | null | undefined): string | null {
  const key = knownText(address?.mapKey);
  if (key === null) return null;
  if (/^https:\/\/[^\s"'<>]+$/.test(key)) return key;
  const own = key.replace(/^\/?(?:media\/)?/, '');
  return /^[\w-]+(?:[./][\w-]+)*$/.test(own) ? `/media/${own}` : null;
}
