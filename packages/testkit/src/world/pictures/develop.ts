import { wholeFrame } from './crop.ts';
import { faults } from './faults.ts';
import type { Picture } from './picture.ts';
import { holdBack, lightOfPaint, lightOfPlate, toneOfLight } from './plate-light.ts';
import { pixelsOf } from './crop.ts';
import { closeUps, isCloseUp, isInterior, sideOf } from './close-ups.ts';

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

const steps = 8192;
const byteOfLight = Uint8Array.from({ length: steps + 1 }, (_, step) =>
  Math.round(255 * toneOfLight(step / steps)),
);

/** Within, a photographer opens the lens: the windows may turn white. */
const interiorExposure = 1.25;

type Order = Pick<Picture, 'view' | 'paint' | 'fault'>;

/** Makes the picture of a plate in a paint, with its fault; what has no paint is developed in black. */
export function develop(plate: Plate, { view, paint, fault }: Order): Print {
  const { black, added, width } = plate;
  if (black.length !== width * plate.height * 3 || added.length !== black.length)
    throw new Error('The two halves of a plate must have its size and three bytes per pixel');
  const sound = {
    crop: isCloseUp(view) ? closeUps[view].crop : wholeFrame,
    exposure: isInterior(sideOf(view)) ? interiorExposure : 1,
  };
  const { crop, exposure } = fault === null ? sound : faults[fault];
  const part = pixelsOf(crop, plate);

  const base = lightOfPlate.map((light) => light * exposure);
  const [reds, greens, blues] = lightOfPaint(paint ?? '#000000').map((share) =>
    base.map((light) => light * share),
  );
  if (!reds || !greens || !blues) throw new Error('A paint has three parts');

  const light = new Float64Array(3);
  const pixels = new Uint8Array(part.width * part.height * 3);
  let to = 0;
  for (let row = part.top; row < part.top + part.height; row += 1) {
    let from = (row * width + part.left) * 3;
    const end = from + part.width * 3;
    for (; from < end; from += 3, to += 3) {
      light[0] = lookUp(base, black, from) + lookUp(reds, added, from);
      light[1] = lookUp(base, black, from + 1) + lookUp(greens, added, from + 1);
      light[2] = lookUp(base, black, from + 2) + lookUp(blues, added, from + 2);
      holdBack(light);
      pixels[to] = tone(light[0]);
      pixels[to + 1] = tone(light[1]);
      pixels[to + 2] = tone(light[2]);
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
