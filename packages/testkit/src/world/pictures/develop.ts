import { faultless, faults, type Crop } from './faults.ts';
import type { Picture } from './picture.ts';

/**
 * What the studio rendered of a vehicle: three bytes per pixel, row by row, linear light in a gamma of its
 * own. Light adds up, so a picture in any paint is `black` + paint x `added`.
 */
export interface Plate {
  readonly width: number;
  readonly height: number;
  /** The vehicle in black paint (`.A.jpg`). */
  readonly black: Uint8Array;
  /** What white paint adds to it (`.D.webp`). */
  readonly added: Uint8Array;
}

/** A finished picture: three bytes per pixel, sRGB. */
export interface Print {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

const plateGamma = 2.6;
const plateRange = 4;
/** Khronos PBR Neutral: where highlights begin to be held back, and how fast they fade to white. */
const shoulder = 0.76;
const headroom = 1 - shoulder;
const fading = 0.15;

const lightOfByte = Float64Array.from({ length: 256 }, (_, byte) => plateRange * (byte / 255) ** plateGamma);
const steps = 8192;
const byteOfLight = Uint8Array.from({ length: steps + 1 }, (_, step) => {
  const light = step / steps;
  return Math.round(255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055));
});

/** Makes the picture of a plate in a paint, with its fault; a cabin, which has no paint, is developed in black. */
export function develop(plate: Plate, { paint, fault }: Pick<Picture, 'paint' | 'fault'>): Print {
  const { black, added, width } = plate;
  if (black.length !== width * plate.height * 3 || added.length !== black.length)
    throw new Error('The two halves of a plate must have its size and three bytes per pixel');
  const { crop, exposure } = fault === null ? faultless : faults[fault];
  const part = pixelsOf(crop, plate);

  const base = lightOfByte.map((light) => light * exposure);
  const [reds, greens, blues] = linear(paint ?? '#000000').map((share) => base.map((light) => light * share));
  if (!reds || !greens || !blues) throw new Error('A paint has three parts');

  const pixels = new Uint8Array(part.width * part.height * 3);
  let to = 0;
  for (let row = part.top; row < part.top + part.height; row += 1) {
    let from = (row * width + part.left) * 3;
    const end = from + part.width * 3;
    for (; from < end; from += 3, to += 3) {
      let red = lookUp(base, black, from) + lookUp(reds, added, from);
      let green = lookUp(base, black, from + 1) + lookUp(greens, added, from + 1);
      let blue = lookUp(base, black, from + 2) + lookUp(blues, added, from + 2);

      const least = Math.min(red, green, blue);
      const lift = least < 0.08 ? least - 6.25 * least * least : 0.04;
      red -= lift;
      green -= lift;
      blue -= lift;
      const peak = Math.max(red, green, blue);
      if (peak >= shoulder) {
        const held = 1 - (headroom * headroom) / (peak + headroom - shoulder);
        const white = 1 - 1 / (fading * (peak - held) + 1);
        const scale = (held / peak) * (1 - white);
        red = red * scale + held * white;
        green = green * scale + held * white;
        blue = blue * scale + held * white;
      }
      pixels[to] = tone(red);
      pixels[to + 1] = tone(green);
      pixels[to + 2] = tone(blue);
    }
  }
  return { width: part.width, height: part.height, pixels };
}

function lookUp(table: Float64Array, bytes: Uint8Array, index: number): number {
  return table[bytes[index] ?? 0] ?? 0;
}

function tone(light: number): number {
  return byteOfLight[(light * steps + 0.5) | 0] ?? 255;
}

/** The three parts of a paint such as '#17509c' in linear light. */
function linear(paint: string): number[] {
  if (!/^#[\da-f]{6}$/i.test(paint)) throw new Error(`Not a paint: ${paint}`);
  return [1, 3, 5].map((at) => {
    const part = Number.parseInt(paint.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
}

function pixelsOf(crop: Crop, { width, height }: Plate): Crop {
  const left = Math.round(crop.left * width);
  const top = Math.round(crop.top * height);
  return {
    left,
    top,
    width: Math.min(width - left, Math.round(crop.width * width)),
    height: Math.min(height - top, Math.round(crop.height * height)),
  };
}
