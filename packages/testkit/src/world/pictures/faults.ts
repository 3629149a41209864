import type { Picture } from './picture.ts';

/** A part of the frame, in shares of its width and height. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Handling {
  readonly crop: Crop;
  /** How much of the light reaches the picture: 1 is all of it. */
  readonly exposure: number;
}

const whole: Crop = { left: 0, top: 0, width: 1, height: 1 };

/** What was done to a plate that nothing is wrong with. */
export const faultless: Handling = { crop: whole, exposure: 1 };

/** What careless photographers and other websites do to pictures. Pages must show them all without harm. */
export const faults: Readonly<Record<NonNullable<Picture['fault']>, Handling>> = {
  // A phone held upright beside the car: nose and tail are outside.
  portrait: { crop: { left: 0.34, top: 0.03, width: 0.47, height: 0.94 }, exposure: 0.9 },
  // Cut for the wide slot of the dealer's last website.
  banner: { crop: { left: 0, top: 0.24, width: 1, height: 0.5 }, exposure: 1 },
  // Taken after closing time, without a flash.
  dark: { crop: whole, exposure: 0.13 },
};
