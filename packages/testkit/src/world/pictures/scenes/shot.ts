import type { Eye } from './frame.ts';
import type { Scene } from './scenes.ts';

/** How a vehicle is photographed in a place. */
export interface Shot {
  /** As a sheet of paint: '#17509c'. */
  readonly paint: string;
  readonly scene: Scene;
  readonly eye: Eye;
  /** Draws what differs between two cars of one place: exposure, time of day, grain. */
  readonly seed: number;
  /** 0 is washed this morning, 1 is a working life of dust. */
  readonly wear: number;
  /** Taken with a telephone: its white balance and its sharpening. */
  readonly isPhone: boolean;
  /** How much of the light reaches the picture: 1 is all of it. */
  readonly exposure: number;
}

/** A number from 0 up to but without 1 for a seed and a purpose: the same for ever. */
export function drawn(seed: number, purpose: number): number {
  let mixed = Math.imul(seed ^ 0x9e_37_79_b9, 0x85_eb_ca_6b) ^ Math.imul(purpose + 1, 0xc2_b2_ae_35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c_1b_3c_6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x29_7a_2d_39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x1_00_00_00_00;
}

export function smooth(from: number, to: number, value: number): number {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return part * part * (3 - 2 * part);
}

export function blend(one: number, other: number, share: number): number {
  return one + (other - one) * share;
}
