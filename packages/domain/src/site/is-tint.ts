import { contrastRatio } from '../settings/groups/values/contrast.ts';

const most = { saturation: 0.3 } as const;
const least = { contrastWithBlack: 12 } as const;

/** Whether a colour, `#rrggbb`, is hardly more than paper: pale and nearly grey, unlike a yellow or a lime. */
export function isTint(colour: string): boolean {
  const channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  const highest = Math.max(...channels);
  const saturation = highest === 0 ? 0 : (highest - Math.min(...channels)) / highest;
  return saturation < most.saturation && contrastRatio(colour, '#000000') > least.contrastWithBlack;
}
