import { lightOfByte, lightOfPaint, lightOfPlate } from '../plate-light.ts';
import type { Frame } from './frame.ts';
import type { Scene } from './scenes.ts';
import { blend, smooth, type Shot } from './shot.ts';

const floorRange = 1.27;

/** The share of the floor's light that the vehicle leaves: kept as a root, because dark parts need the precision. */
export const floorOfByte = Float64Array.from({ length: 256 }, (_, byte) =>
  Math.min(1, (byte / 255) ** 2 * floorRange),
);

/** Light of a place at a pixel with the vehicle's shadow on it, put into `light`. */
export function groundLight(
  frame: Frame,
  { scene, paint }: Shot,
): (pixel: number, light: Float64Array) => void {
  const { added, backdrop, cut } = frame;
  const { shade, studio, sun } = scene;
  const [red, green, blue] = lightOfPaint(paint);
  const polish = scene.polish * 0.8;
  const shadow = shadowTable(scene);
  return (pixel, light) => {
    const at = pixel * 3;
    const dark = shadow[cut.floor[pixel] ?? 0] ?? 0;
    const lit = 1 - sun * (1 - (cut.sun[pixel] ?? 0) / 255);
    // What is left of the light in a shadow comes from the sky and has its colour.
    const lift = (1 - lit) * dark * 0.25;
    const fall = dark * lit;
    light[0] = (lightOfByte[backdrop[at] ?? 0] ?? 0) * (fall + lift * shade[0]);
    light[1] = (lightOfByte[backdrop[at + 1] ?? 0] ?? 0) * (fall + lift * shade[1]);
    light[2] = (lightOfByte[backdrop[at + 2] ?? 0] ?? 0) * (fall + lift * shade[2]);
    // A polished floor mirrors the paint, as the studio's did.
    if (polish > 0 && (cut.cover[pixel] ?? 0) < 6) {
      light[0] += red * (lightOfPlate[added[at] ?? 0] ?? 0) * polish * studio[0];
      light[1] += green * (lightOfPlate[added[at + 1] ?? 0] ?? 0) * polish * studio[1];
      light[2] += blue * (lightOfPlate[added[at + 2] ?? 0] ?? 0) * polish * studio[2];
    }
  };
}

/** How much light the vehicle leaves the ground. The studio's floor mirrors it as well, which rough ground must not. */
function shadowTable({ soft, polish }: Scene): Float64Array {
  const rough = Math.max(0, 1 - polish * 1.4);
  return floorOfByte.map((left) => {
    const taken = 1 - left;
    const deep = taken * smooth(0.06, 0.42, taken);
    const whole = 1 - left * (0.6 + 0.4 * left);
    return 1 - soft * blend(whole, Math.min(1, deep * 1.12), rough);
  });
}
