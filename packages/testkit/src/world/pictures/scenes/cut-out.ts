import type { CutOut } from './frame.ts';
import { plateSize } from './room.ts';

const { width, height } = plateSize;

/**
 * Reads a cut-out as it is kept: coverage at full size, and six panels at half size below it, two to a row.
 * Coverage that was rounded on the way is made whole again.
 */
export function readCutOut(mask: Uint8Array): CutOut {
  if (mask.length !== width * height * 2.5)
    throw new Error('A cut-out is as wide as a plate and 2.5 times as high');
  const cover = mask.slice(0, width * height).map((share) => (share < 6 ? 0 : share > 249 ? 255 : share));
  const panel = (column: number, row: number) =>
    doubled(mask, height + (row * height) / 2, (column * width) / 2);
  return {
    cover,
    right: panel(0, 0),
    up: panel(1, 0),
    glass: panel(0, 1),
    through: panel(1, 1),
    floor: panel(0, 2),
    sun: panel(1, 2),
  };
}

/** A panel at twice its size, each pixel between its four nearest. */
function doubled(mask: Uint8Array, top: number, left: number): Uint8Array {
  const [columns, rows] = [width / 2, height / 2];
  const out = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1) {
    const near = row >> 1;
    const far = Math.min(rows - 1, Math.max(0, near + (row & 1 ? 1 : -1)));
    const nearLine = (top + near) * width + left;
    const farLine = (top + far) * width + left;
    const between = (column: number) => (mask[nearLine + column] ?? 0) * 3 + (mask[farLine + column] ?? 0);
    let to = row * width;
    let before = between(0);
    let here = before;
    for (let column = 0; column < columns; column += 1) {
      const after = between(Math.min(columns - 1, column + 1));
      out[to] = (here * 3 + before + 8) >> 4;
      out[to + 1] = (here * 3 + after + 8) >> 4;
      to += 2;
      before = here;
      here = after;
    }
  }
  return out;
}
