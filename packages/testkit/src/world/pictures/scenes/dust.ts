import { blend, drawn, smooth } from './shot.ts';

/** How dusty a vehicle is that has gone far, from 0 to 1. */
export function wearOf(seed: number): number {
  return 0.55 + 0.45 * drawn(seed, 9);
}

/** How much of it lies at a pixel of the body: it settles in patches. */
export function dustAt(column: number, row: number, seed: number): number {
  return cloud(column * 0.021, row * 0.033, seed) * 0.6 + cloud(column * 0.09, row * 0.12, seed + 7) * 0.4;
}

function cloud(x: number, y: number, seed: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const along = smooth(0, 1, x - column);
  const above = blend(lattice(column, row, seed), lattice(column + 1, row, seed), along);
  const below = blend(lattice(column, row + 1, seed), lattice(column + 1, row + 1, seed), along);
  return blend(above, below, smooth(0, 1, y - row));
}

function lattice(column: number, row: number, seed: number): number {
  let mixed = Math.imul(column, 374_761_393) + Math.imul(row, 668_265_263) + Math.imul(seed, 2_246_822_519);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 0x1_00_00_00_00;
}
