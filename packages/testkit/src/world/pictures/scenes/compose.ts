import type { Frame } from './frame.ts';
import { groundOf, lightGround } from './ground-light.ts';
import { printerOf, printLight } from './print-light.ts';
import type { Shot } from './shot.ts';
import { bodyOf, lightVehicle } from './vehicle-light.ts';

/** Puts the vehicle of a plate into a place: three bytes per pixel, sRGB. */
export function compose(frame: Frame, shot: Shot): Uint8Array {
  const { width, height, black, added, backdrop } = frame;
  const size = width * height * 3;
  if (black.length !== size || added.length !== size || backdrop.length !== size)
    throw new Error('Plate and backdrop must have the size of the frame and three bytes per pixel');

  const [ground, body, printer] = [groundOf(frame, shot), bodyOf(frame, shot), printerOf(frame, shot)];
  const line = new Float32Array(width * 3);
  const pixels = new Uint8Array(size);
  for (let row = 0; row < height; row += 1) {
    lightGround(ground, row, line);
    lightVehicle(body, row, line);
    printLight(printer, row, line, pixels);
  }
  return pixels;
}
