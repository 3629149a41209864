import { plateSize, type Room } from './room.ts';
import { drawn } from './shot.ts';

const { width, height } = plateSize;

/** The picture of a room as a hand holds the camera: never quite level, never quite from the same place. */
export function held(
  pixels: Uint8Array,
  room: Room,
  { seed, isPhone }: { readonly seed: number; readonly isPhone: boolean },
): Uint8Array {
  const angle = ((drawn(seed, 6) - 0.5) * 2 * (isPhone ? 1 : 0.4) * Math.PI) / 180;
  const zoom = 1.004 + drawn(seed, 7) * (isPhone ? 0.03 : 0.012) + Math.abs(angle) * 1.5;
  const scale = room.width / width / zoom;
  const along = Math.cos(angle) * scale;
  const down = Math.sin(angle) * scale;
  const slack = 1 - 1 / zoom - Math.abs(Math.sin(angle)) * 1.5;
  const centreX = room.width / 2 + room.width * slack * 0.4 * (drawn(seed, 8) - 0.5);
  const centreY = room.height / 2 + room.height * slack * 0.4 * (drawn(seed, 10) - 0.5);
  const [lastX, lastY, line] = [room.width - 1.001, room.height - 1.001, room.width * 3];
  const out = new Uint8Array(width * height * 3);
  let to = 0;
  for (let row = 0; row < height; row += 1) {
    let x = centreX - along * (width / 2) - down * (row - height / 2);
    let y = centreY - down * (width / 2) + along * (row - height / 2);
    for (let column = 0; column < width; column += 1, to += 3, x += along, y += down) {
      const inX = Math.min(lastX, Math.max(0, x));
      const inY = Math.min(lastY, Math.max(0, y));
      const left = inX | 0;
      const top = inY | 0;
      const at = top * line + left * 3;
      const below = at + line;
      const right = inX - left;
      const low = inY - top;
      // The shares of the four nearest pixels.
      const fourth = right * low;
      const third = low - fourth;
      const second = right - fourth;
      const first = 1 - right - third;
      out[to] =
        (pixels[at] ?? 0) * first +
        (pixels[at + 3] ?? 0) * second +
        (pixels[below] ?? 0) * third +
        (pixels[below + 3] ?? 0) * fourth +
        0.5;
      out[to + 1] =
        (pixels[at + 1] ?? 0) * first +
        (pixels[at + 4] ?? 0) * second +
        (pixels[below + 1] ?? 0) * third +
        (pixels[below + 4] ?? 0) * fourth +
        0.5;
      out[to + 2] =
        (pixels[at + 2] ?? 0) * first +
        (pixels[at + 5] ?? 0) * second +
        (pixels[below + 2] ?? 0) * third +
        (pixels[below + 5] ?? 0) * fourth +
        0.5;
    }
  }
  return out;
}
