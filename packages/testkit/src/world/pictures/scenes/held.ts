import type { Eye } from './frame.ts';
import { plateSize, type Room } from './room.ts';
import { drawn } from './shot.ts';

const { width, height } = plateSize;
const whole = 0x1_00_00;
const half = whole / 2;

interface Hand {
  readonly seed: number;
  readonly isPhone: boolean;
  /** What is photographed, in shares of the room's width. */
  readonly box: Eye['box'];
}

/** What is small is photographed from nearer, until it has so much of the picture's width and height. */
const fills = { width: 0.64, height: 0.5 };

/** The picture of a room as a hand holds the camera: never quite level, never quite from the same place. */
export function held(pixels: Uint8Array, room: Room, { seed, isPhone, box }: Hand): Uint8Array {
  const angle = ((drawn(seed, 6) - 0.5) * 2 * (isPhone ? 1 : 0.4) * Math.PI) / 180;
  const zoom = 1.004 + drawn(seed, 7) * (isPhone ? 0.03 : 0.012) + Math.abs(angle) * 1.5;
  const [from, top, end, bottom] = box;
  const nearer = Math.max(1, Math.min(fills.width / (end - from), fills.height / (bottom - top)));
  const scale = room.width / width / zoom / nearer;
  const along = Math.cos(angle) * scale;
  const down = Math.sin(angle) * scale;
  const slack = 1 - 1 / zoom - Math.abs(Math.sin(angle)) * 1.5;
  const aim = 1 - 1 / nearer;
  const centreX =
    (room.width / 2) * (1 - aim) +
    ((from + end) / 2) * room.width * aim +
    room.width * slack * 0.4 * (drawn(seed, 8) - 0.5);
  const centreY =
    (room.height / 2) * (1 - aim) +
    ((top + bottom) / 2) * room.width * aim +
    room.height * slack * 0.4 * (drawn(seed, 10) - 0.5);
  const line = room.width * 3;
  const [lastX, lastY] = [(room.width - 1) * whole - 1, (room.height - 1) * whole - 1];
  const [stepX, stepY] = [Math.round(along * whole), Math.round(down * whole)];
  const out = new Uint8Array(width * height * 3);
  let to = 0;
  for (let row = 0; row < height; row += 1) {
    // Places are counted in 65,536ths of a pixel: whole numbers are quick.
    let x = Math.round((centreX - along * (width / 2) - down * (row - height / 2)) * whole);
    let y = Math.round((centreY - down * (width / 2) + along * (row - height / 2)) * whole);
    for (let column = 0; column < width; column += 1, to += 3, x += stepX, y += stepY) {
      const inX = x < 0 ? 0 : x > lastX ? lastX : x;
      const inY = y < 0 ? 0 : y > lastY ? lastY : y;
      const at = Math.imul(inY >> 16, line) + Math.imul(inX >> 16, 3);
      const below = at + line;
      // The shares of the four nearest pixels.
      const right = (inX >> 8) & 0xff;
      const low = (inY >> 8) & 0xff;
      const fourth = Math.imul(right, low);
      const third = (low << 8) - fourth;
      const second = (right << 8) - fourth;
      const first = whole - (right << 8) - third;
      out[to] =
        (Math.imul(pixels[at] ?? 0, first) +
          Math.imul(pixels[at + 3] ?? 0, second) +
          Math.imul(pixels[below] ?? 0, third) +
          Math.imul(pixels[below + 3] ?? 0, fourth) +
          half) >>
        16;
      out[to + 1] =
        (Math.imul(pixels[at + 1] ?? 0, first) +
          Math.imul(pixels[at + 4] ?? 0, second) +
          Math.imul(pixels[below + 1] ?? 0, third) +
          Math.imul(pixels[below + 4] ?? 0, fourth) +
          half) >>
        16;
      out[to + 2] =
        (Math.imul(pixels[at + 2] ?? 0, first) +
          Math.imul(pixels[at + 5] ?? 0, second) +
          Math.imul(pixels[below + 2] ?? 0, third) +
          Math.imul(pixels[below + 5] ?? 0, fourth) +
          half) >>
        16;
    }
  }
  return out;
}
