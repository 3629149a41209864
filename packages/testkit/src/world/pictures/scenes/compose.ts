import type { Frame } from './frame.ts';
import { groundLight } from './ground-light.ts';
import { printLight } from './print-light.ts';
import type { Shot } from './shot.ts';
import { vehicleLight } from './vehicle-light.ts';

/** Puts the vehicle of a plate into a place: three bytes per pixel, sRGB. */
export function compose(frame: Frame, shot: Shot): Uint8Array {
  const { width, height, black, added, backdrop, cut } = frame;
  const size = width * height * 3;
  if (black.length !== size || added.length !== size || backdrop.length !== size)
    throw new Error('Plate and backdrop must have the size of the frame and three bytes per pixel');

  const [place, vehicle, print] = [
    groundLight(frame, shot),
    vehicleLight(frame, shot),
    printLight(frame, shot),
  ];
  const light = new Float64Array(3);
  const body = new Float64Array(3);
  const pixels = new Uint8Array(size);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const pixel = row * width + column;
      const cover = (cut.cover[pixel] ?? 0) / 255;
      if (cover < 1) place(pixel, light);
      if (cover === 1) vehicle(pixel, row, light);
      else if (cover > 0) {
        vehicle(pixel, row, body);
        for (let part = 0; part < 3; part += 1)
          light[part] = (light[part] ?? 0) * (1 - cover) + (body[part] ?? 0) * cover;
      }
      print(column, row, light, pixels);
    }
  }
  return pixels;
}
