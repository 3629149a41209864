import { codeOf } from '../../../core/folded-text.ts';
import { driveBeginnings } from './tables/attribute-words.ts';

const families = Object.entries(driveBeginnings);

/** Which wheels a feed means, as buyers write it: 4X4 Dual Range is 4x4, Front Wheel Drive FWD; null where it tells nothing. */
export function driveFamily(drive: string): string | null {
  const code = codeOf(drive);
  const [family] =
    families.find(([, beginnings]) => beginnings.some((beginning) => code.startsWith(beginning))) ?? [];
  if (family === undefined) return null;
  return family.startsWith('4') ? family : family.toUpperCase();
}
