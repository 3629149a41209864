import type { CutOut, Eye } from './frame.ts';
import { drawn } from './shot.ts';

/** The size of a plate when it is put into a place: nine tenths of its own, a fifth less to compute. */
export const plateSize = { width: 1080, height: 720 };

/** How much smaller the blurred pictures are; a room's sides are whole multiples of it. */
export const softness = 5;

/** The plate with room round it: how far the photographer stepped back. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
}

/** The studio fills every frame alike. A small car looks small only if it is given more room than a large one. */
export function roomOf(
  view: 'front' | 'side' | 'rear',
  { distance }: Eye,
  { seed, isPhone }: { readonly seed: number; readonly isPhone: boolean },
): Room {
  const usual = view === 'side' ? 10.2 : 7.1;
  const fill =
    Math.min(1, Math.max(0.84, (distance / usual) ** 0.55)) * (1 - (isPhone ? 0.09 : 0.05) * drawn(seed, 13));
  const width = softness * Math.round(plateSize.width / fill / softness);
  const height = softness * Math.round(plateSize.height / fill / softness);
  return {
    width,
    height,
    left: Math.round((width - plateSize.width) / 2),
    top: Math.round((height - plateSize.height) * 0.58),
  };
}

/** For a first screen: words stand left of the vehicle, and nothing of it is cut where the screen is low. */
export const wideRoom: Room = { width: 1900, height: 850, left: 520, top: 60 };

/** The plate's camera as the larger frame sees it. */
export function eyeIn(room: Room, eye: Eye): Eye {
  const scale = plateSize.width / room.width;
  const row = (value: number) => value * scale + room.top / room.width;
  const column = (value: number) => value * scale + room.left / room.width;
  const [left, top, right, bottom] = eye.box;
  return {
    ...eye,
    focal: eye.focal * scale,
    horizon: row(eye.horizon),
    ground: row(eye.ground),
    box: [column(left), row(top), column(right), row(bottom)],
  };
}

/** Where a picture of a room is put: new memory, or such as is used again. */
export type Sheets = (name: string, bytes: number) => Uint8Array;

/** A picture of the plate's size in the middle of the room, its border carried on to the edge. */
export function inRoom(
  pixels: Uint8Array,
  room: Room,
  channels: 1 | 3,
  out: Uint8Array = new Uint8Array(room.width * room.height * channels),
): Uint8Array {
  const { width, height } = plateSize;
  const line = room.width * channels;
  const from = room.left * channels;
  const to = from + width * channels;
  for (let row = 0; row < height; row += 1) {
    const at = (row + room.top) * line;
    out.set(pixels.subarray(row * width * channels, (row + 1) * width * channels), at + from);
    for (let byte = from - 1; byte >= 0; byte -= 1) out[at + byte] = out[at + byte + channels] ?? 0;
    for (let byte = to; byte < line; byte += 1) out[at + byte] = out[at + byte - channels] ?? 0;
  }
  const first = room.top * line;
  const last = (room.top + height - 1) * line;
  for (let row = 0; row < room.top; row += 1) out.copyWithin(row * line, first, first + line);
  for (let row = room.top + height; row < room.height; row += 1)
    out.copyWithin(row * line, last, last + line);
  return out;
}

/** A cut-out of the plate's size in the room. */
export function cutOutInRoom(cut: CutOut, room: Room, sheets: Sheets): CutOut {
  const placed = (name: keyof CutOut) => inRoom(cut[name], room, 1, sheets(name, room.width * room.height));
  return {
    cover: placed('cover'),
    right: placed('right'),
    up: placed('up'),
    glass: placed('glass'),
    through: placed('through'),
    floor: placed('floor'),
    sun: placed('sun'),
  };
}
