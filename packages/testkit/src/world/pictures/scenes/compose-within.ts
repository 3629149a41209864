import { holdBack, lightOfByte, lightOfPaint, lightOfPlate } from '../plate-light.ts';
import { printerOf, printLight, type Printed } from './print-light.ts';
import { blend } from './shot.ts';

/** Everything that becomes one picture from inside a car, all of one size. */
export interface WithinFrame {
  readonly width: number;
  readonly height: number;
  /** The two halves of the plate: three bytes per pixel. */
  readonly black: Uint8Array;
  readonly added: Uint8Array;
  /** What is in front of the camera and behind it, out of focus: three bytes per pixel. */
  readonly ahead: Uint8Array;
  readonly behind: Uint8Array;
  /** Where nothing of the car is in the way, and where its mirror hangs: one byte per pixel. */
  readonly open: Uint8Array;
  readonly mirror: Uint8Array;
}

export interface WithinShot extends Printed {
  /** As a sheet of paint: '#55565a', of the upholstery. */
  readonly paint: string;
}

/** Within, a photographer opens the lens, for dark upholstery more than for light; what is outside turns bright. */
const lens = { dark: 1.5, light: 0.95 };
const outside = { strength: 1.3, veil: 0.035 };
/** What a mirror leaves of it: the rear window is darker glass, and not all of the mirror is window. */
const mirrored = 0.55;
/** How much of the place's own colour the light has that comes in. */
const cast = 0.4;

/** Puts the place of a car behind its windows: three bytes per pixel, sRGB. */
export function composeWithin(frame: WithinFrame, shot: WithinShot): Uint8Array {
  const { width, height, black, added, ahead, behind, open, mirror } = frame;
  const size = width * height * 3;
  if ([black, added, ahead, behind].some((each) => each.length !== size))
    throw new Error('Plate and place must have the size of the frame and three bytes per pixel');

  const paint = lightOfPaint(shot.paint);
  const brightness = (paint[0] + paint[1] + paint[2]) / 3;
  const exposure = blend(lens.dark, lens.light, brightness);
  const tint = tintOf(shot);
  const studio = studioLight(frame);
  const printer = printerOf(frame, shot);
  const line = new Float64Array(width * 3);
  const print = new Float32Array(width * 3);
  const pixels = new Uint8Array(size);
  for (let row = 0; row < height; row += 1) {
    const first = row * width;
    const backdrop = studio[row] ?? 0;
    for (let column = 0, at = 0; column < width; column += 1) {
      const seen = (open[first + column] ?? 0) / 255;
      const glass = ((mirror[first + column] ?? 0) / 255) * (1 - seen);
      for (let part = 0; part < 3; part += 1, at += 1) {
        const from = first * 3 + at;
        // The studio that shows at a soft edge is taken out of it.
        const plate =
          Math.max(0, (lightOfPlate[black[from] ?? 0] ?? 0) - seen * backdrop) +
          (paint[part] ?? 0) * (lightOfPlate[added[from] ?? 0] ?? 0);
        const solid = seen >= 0.99 ? 0 : plate * exposure * (tint[part] ?? 1);
        const place = (lightOfByte[ahead[from] ?? 0] ?? 0) * outside.strength + outside.veil;
        const back = (lightOfByte[behind[from] ?? 0] ?? 0) * mirrored + 0.01;
        line[at] = blend(solid, back, glass) + place * seen;
      }
      holdBack(line, at - 3);
    }
    print.set(line);
    printLight(printer, row, print, pixels);
  }
  return pixels;
}

/** The colour of the light that comes in, no brighter than the studio's. */
function tintOf({ scene: { sky } }: WithinShot): readonly number[] {
  const mean = (sky[0] + sky[1] + sky[2]) / 3;
  return sky.map((part) => blend(1, part / mean, cast));
}

/** The studio as it stands behind the windows of every row; rows without a window take that of the nearest above. */
function studioLight({ width, height, black, open }: WithinFrame): Float64Array {
  const light = new Float64Array(height);
  let last = 0;
  for (let row = 0; row < height; row += 1) {
    let sum = 0;
    let count = 0;
    for (let pixel = row * width; pixel < (row + 1) * width; pixel += 1) {
      if (open[pixel] !== 255) continue;
      sum += lightOfPlate[black[pixel * 3 + 1] ?? 0] ?? 0;
      count += 1;
    }
    last = count > 0 ? sum / count : last;
    light[row] = last;
  }
  return light;
}
