import type { Prize } from './game.ts';

/** One slice of the wheel; null is no prize. */
export interface WheelSlice {
  readonly prize: string | null;
  readonly text: string;
}

const fewestSlices = 8;
const nothing: WheelSlice = { prize: null, text: 'Not this time' };

/**
 * The slices of the wheel: it only shows a result that was drawn before, so their sizes say nothing of the chances.
 * Prizes go round with a slice of nothing after every second, until there are enough of them for a wheel.
 */
export function wheelSlices(prizes: readonly Pick<Prize, 'key' | 'short'>[]): readonly WheelSlice[] {
  const round = prizes.flatMap(({ key, short }, at) => {
    const slice = { prize: key, text: short };
    return at % 2 === 1 ? [slice, nothing] : [slice];
  });
  const whole = round.includes(nothing) ? round : [...round, nothing];
  const rounds = Math.max(1, Math.ceil(fewestSlices / whole.length));
  return Array.from({ length: rounds }, () => whole).flat();
}

/** By how many degrees the wheel stands turned when the slice of a result is under its pointer, at the top. */
export function wheelTurn(slices: readonly WheelSlice[], prize: string | null): number {
  const at = Math.max(
    0,
    slices.findIndex((slice) => slice.prize === prize),
  );
  return (360 - (at * 360) / slices.length) % 360;
}
