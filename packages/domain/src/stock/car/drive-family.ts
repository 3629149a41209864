import { codeOf } from '../../core/folded-text.ts';

/** How buyers tell driven wheels apart, by what a feed's own words begin with: 4X4 Dual Range, Front Wheel Drive. */
const families: readonly (readonly [family: string, beginnings: readonly string[]])[] = [
  ['4x4', ['4x4', '4wd', 'fourwheel', '4wheel']],
  ['AWD', ['awd', 'allwheel']],
  ['2WD', ['2wd', '4x2', 'twowheel', '2wheel', 'fwd', 'front', 'rwd', 'rear']],
];

/** Which wheels a feed means: 4X4 Dual Range is 4x4, Front Wheel Drive and 4X2 are 2WD; null where it tells nothing. */
export function driveFamily(drive: string): string | null {
  const code = codeOf(drive);
  const [family] =
    families.find(([, beginnings]) => beginnings.some((beginning) => code.startsWith(beginning))) ?? [];
  return family ?? null;
}
