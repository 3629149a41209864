import { lightOfByte, lightOfPaint, lightOfPlate, type Light } from '../plate-light.ts';
import type { Frame } from './frame.ts';
import type { Scene } from './scenes.ts';
import { blend, smooth, type Shot } from './shot.ts';

const floorRange = 1.27;
const perByte = 1 / 255;

/** The share of the floor's light that the vehicle leaves: kept as a root, because dark parts need the precision. */
export const floorOfByte = Float64Array.from({ length: 256 }, (_, byte) =>
  Math.min(1, (byte / 255) ** 2 * floorRange),
);

/** What one picture needs to light its ground, reckoned once. */
export interface Ground {
  readonly frame: Frame;
  readonly scene: Scene;
  readonly shadow: Float64Array;
  /** The paint as a polished floor mirrors it; all 0 where none is polished. */
  readonly mirrored: Light;
}

export function groundOf(frame: Frame, { scene, paint }: Shot): Ground {
  const polish = scene.polish * 0.8;
  const [red, green, blue] = lightOfPaint(paint);
  const { studio } = scene;
  return {
    frame,
    scene,
    shadow: shadowTable(scene),
    mirrored: [red * polish * studio[0], green * polish * studio[1], blue * polish * studio[2]],
  };
}

/** Light of a place with the vehicle's shadow on it, put into the line of a row wherever the place is seen. */
export function lightGround(
  { frame, scene, shadow, mirrored }: Ground,
  row: number,
  line: Float32Array,
): void {
  const { width, added, backdrop } = frame;
  const { cover, floor, sun: sunny } = frame.cut;
  const { sun, polish } = scene;
  const [shadeRed, shadeGreen, shadeBlue] = scene.shade;
  const [red, green, blue] = mirrored;
  const end = width * 3;
  let pixel = row * width;
  let from = pixel * 3;
  for (let at = 0; at < end; at += 3, from += 3, pixel += 1) {
    const covered = cover[pixel] ?? 0;
    if (covered === 255) continue;
    const dark = shadow[floor[pixel] ?? 0] ?? 0;
    const lit = 1 - sun * (1 - (sunny[pixel] ?? 0) * perByte);
    // What is left of the light in a shadow comes from the sky and has its colour.
    const lift = (1 - lit) * dark * 0.25;
    const fall = dark * lit;
    line[at] = (lightOfByte[backdrop[from] ?? 0] ?? 0) * (fall + lift * shadeRed);
    line[at + 1] = (lightOfByte[backdrop[from + 1] ?? 0] ?? 0) * (fall + lift * shadeGreen);
    line[at + 2] = (lightOfByte[backdrop[from + 2] ?? 0] ?? 0) * (fall + lift * shadeBlue);
    // A polished floor mirrors the paint, as the studio's did.
    if (polish > 0 && covered < 6) {
      line[at] = (line[at] ?? 0) + red * (lightOfPlate[added[from] ?? 0] ?? 0);
      line[at + 1] = (line[at + 1] ?? 0) + green * (lightOfPlate[added[from + 1] ?? 0] ?? 0);
      line[at + 2] = (line[at + 2] ?? 0) + blue * (lightOfPlate[added[from + 2] ?? 0] ?? 0);
    }
  }
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
