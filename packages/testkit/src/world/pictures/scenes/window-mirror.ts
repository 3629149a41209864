import { lightOfByte } from '../plate-light.ts';
import type { Eye, Frame } from './frame.ts';
import { softness } from './room.ts';
import { smooth } from './shot.ts';

/** How far above the horizon a pane looks that faces up so much: a tangent, as a lens lays it out. */
const heightOfByte = Float64Array.from({ length: 256 }, (_, byte) =>
  Math.tan(Math.min(1.2, Math.max(-0.6, 2 * (byte / 255 - 0.5) * Math.PI))),
);
/** How much of what a pane mirrors is the place: one that looks well above it, as a windscreen does, has only sky. */
export const placeOfByte = Float64Array.from(
  { length: 256 },
  (_, byte) => 0.8 * (1 - smooth(0.35, 0.75, (byte / 255 - 0.5) * Math.PI)),
);
/** A whole sky is in a window: much is seen in little. */
const shrunk = 0.42;
/** How much further along a pane looks that is turned away. */
const turning = 0.7;

/** The place in a window: where its three bytes begin in the blurred picture, seen the other way round. */
export function mirroredAt(
  { width, height, cut }: Frame,
  { horizon, focal }: Eye,
  { column, row }: { readonly column: number; readonly row: number },
): number {
  const pixel = row * width + column;
  const up = heightOfByte[cut.up[pixel] ?? 0] ?? 0;
  const aside = (((cut.right[pixel] ?? 0) - 127.5) / 127.5) * turning;
  const columns = Math.floor(width / softness);
  const rows = Math.floor(height / softness);
  const over = (horizon - focal * shrunk * up) * columns;
  const along = Math.abs((1 - column / width + aside) % 2);
  const at = (along > 1 ? 2 - along : along) * (columns - 1);
  return (Math.max(0, Math.min(rows - 1, Math.round(over))) * columns + Math.round(at)) * 3;
}

/** The light of a byte of the blurred picture. */
export function softLight({ backdropSoft }: Frame, at: number): number {
  return lightOfByte[backdropSoft[at] ?? 0] ?? 0;
}
