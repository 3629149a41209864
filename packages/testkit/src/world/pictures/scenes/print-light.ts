import { toneOfLight, type Light } from '../plate-light.ts';
import { drawn, type Shot } from './shot.ts';

const steps = 0x3f_ff;
const strip = 0x1_00_00;
/** How far along the strip the next row begins. */
const stride = 27_961;

/** What a print must know of its shot. */
export type Printed = Pick<Shot, 'scene' | 'seed' | 'isPhone' | 'exposure'>;

/** What one picture needs to be printed, reckoned once. */
export interface Printer {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
  readonly vignette: number;
  /** What the vignette takes of each column. */
  readonly fall: Float64Array;
  readonly specks: Float32Array;
  /** How much of each part of the light reaches the print as its own colour, in steps of `bytes`. */
  readonly own: Light;
  /** How much of each part reaches all three colours alike, in the same steps. */
  readonly grey: Light;
}

export function printerOf(
  { width, height }: { readonly width: number; readonly height: number },
  { scene, seed, isPhone, exposure }: Printed,
): Printer {
  const vignette = scene.vignette * (isPhone ? 0.6 : 1) * 1.9;
  const [red, green, blue] = balance(seed, isPhone);
  const own = exposure * steps * scene.colour;
  const grey = exposure * steps * (1 - scene.colour);
  return {
    width,
    height,
    bytes: bytesOf(scene.contrast * (isPhone ? 1.04 : 1)),
    vignette,
    fall: Float64Array.from(
      { length: width },
      (_, column) => vignette * (((column + 0.5) / width - 0.5) * 1.2) ** 2,
    ),
    specks: specksOf(seed, scene.grain * (isPhone ? 1.5 : 1) * 4),
    own: [red * own, green * own, blue * own],
    grey: [0.2126 * red * grey, 0.7152 * green * grey, 0.0722 * blue * grey],
  };
}

/** Prints the light of a row: vignette, grain, colour and contrast of the scene and its camera. */
export function printLight(printer: Printer, row: number, line: Float32Array, print: Uint8Array): void {
  const { width, height, bytes, vignette, fall, specks } = printer;
  const [ownRed, ownGreen, ownBlue] = printer.own;
  const [greyRed, greyGreen, greyBlue] = printer.grey;
  const down = (row + 0.5) / height - 0.5;
  const open = 1 - vignette * down * down;
  const first = row * stride;
  let to = row * width * 3;
  for (let column = 0, at = 0; column < width; column += 1, at += 3, to += 3) {
    const share = (open - (fall[column] ?? 0)) * (specks[(first + column) & (strip - 1)] ?? 1);
    const red = line[at] ?? 0;
    const green = line[at + 1] ?? 0;
    const blue = line[at + 2] ?? 0;
    const grey = red * greyRed + green * greyGreen + blue * greyBlue;
    print[to] = bytes[step((red * ownRed + grey) * share)] ?? 0;
    print[to + 1] = bytes[step((green * ownGreen + grey) * share)] ?? 0;
    print[to + 2] = bytes[step((blue * ownBlue + grey) * share)] ?? 0;
  }
}

/** Grain: a strip of specks, long enough and wound so that no eye finds it again. */
function specksOf(seed: number, grain: number): Float32Array {
  const specks = new Float32Array(strip);
  let noise = (Math.imul(seed, 747_796_405) + 2_891_336_453) | 0;
  for (let at = 0; at < strip; at += 1) {
    const one = (Math.imul(noise, 1_664_525) + 1_013_904_223) | 0;
    noise = (Math.imul(one, 1_664_525) + 1_013_904_223) | 0;
    specks[at] = 1 + (((one >>> 8) + (noise >>> 8)) / 0x1_00_00_00 - 1) * grain;
  }
  return specks;
}

/** Two cars of one yard were not taken in the same minute, and a telephone guesses what is white. */
function balance(seed: number, isPhone: boolean): Light {
  const stop = 1 + (drawn(seed, 1) - 0.5) * 0.14;
  const warmth = 1 + (drawn(seed, 2) - 0.5) * 0.07;
  if (!isPhone) return [stop * warmth, stop, stop / warmth];
  const tint = drawn(seed, 3) - 0.45;
  return [
    stop * warmth * (1 + tint * 0.07),
    stop * (1 + (drawn(seed, 4) - 0.5) * 0.025),
    (stop / warmth) * (1 - tint * 0.08),
  ];
}

function step(light: number): number {
  const nearest = (light + 0.5) | 0;
  return nearest < 0 ? 0 : nearest > steps ? steps : nearest;
}

const byteTables = new Map<number, Uint8Array>();

/** From light to a byte, with the print's contrast: an S about the middle grey. */
function bytesOf(contrast: number): Uint8Array {
  const known = byteTables.get(contrast);
  if (known !== undefined) return known;
  const bend = (contrast - 1) * 4.4;
  const bytes = Uint8Array.from({ length: steps + 1 }, (_, at) => {
    const tone = toneOfLight(at / steps);
    return Math.round(255 * Math.min(1, Math.max(0, tone + bend * (tone - 0.45) * tone * (1 - tone))));
  });
  byteTables.set(contrast, bytes);
  return bytes;
}
