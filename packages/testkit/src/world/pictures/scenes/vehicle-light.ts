import { holdBack, lightOfByte, lightOfPaint, lightOfPlate, type Light } from '../plate-light.ts';
import { dustAt } from './dust.ts';
import { edgeLight } from './edge-light.ts';
import type { Frame } from './frame.ts';
import { floorOfByte } from './ground-light.ts';
import { softness } from './room.ts';
import type { Scene } from './scenes.ts';
import { blend, smooth, type Shot } from './shot.ts';

const signOfByte = Float64Array.from({ length: 256 }, (_, byte) => (byte / 255) * 2 - 1);
/** How far a surface faces up: kept as an angle, because flat bonnets need the precision. */
const sineOfByte = Float64Array.from({ length: 256 }, (_, byte) => Math.sin((byte / 255 - 0.5) * Math.PI));

/** Light of the vehicle at a pixel that it covers, in the light of the place, put into `light`. */
export function vehicleLight(
  frame: Frame,
  shot: Shot,
): (pixel: number, row: number, light: Float64Array) => void {
  const { width, black, added, backdropSoft, coverSoft, cut } = frame;
  const { scene, eye, seed, wear } = shot;
  const { sky, ground, studio, haze, dust, sun } = scene;
  const paint = lightOfPaint(shot.paint);
  const [paintRed, paintGreen, paintBlue] = paint;
  const [keyRed, keyGreen, keyBlue] = scene.key;
  // The sun as the camera sees it: right, up, towards.
  const [keyRight, keyUp, keyTowards] = direction(eye.sun * 0.8, scene.keyHeight, 0.45);
  const exposure = exposureFor(paint, scene);
  const mirror = mirrorOf(scene);
  const edge = edgeLight(frame, shot.paint);
  const gloss = 1 - 0.35 * wear;
  const top = eye.box[1] * width;
  const tall = eye.box[3] * width - top;

  const softWidth = Math.floor(width / softness);

  return (pixel, row, light) => {
    const at = pixel * 3;
    const soft = ((row / softness) | 0) * softWidth + (((pixel - row * width) / softness) | 0);
    const right = signOfByte[cut.right[pixel] ?? 0] ?? 0;
    const up = sineOfByte[cut.up[pixel] ?? 0] ?? 0;
    const towards = Math.sqrt(0.03 + 0.97 * Math.max(0, 1 - right * right - up * up));
    const glass = (cut.glass[pixel] ?? 0) / 255;
    const cover = (cut.cover[pixel] ?? 0) / 255;
    let blackRed = lightOfPlate[black[at] ?? 0] ?? 0;
    let blackGreen = lightOfPlate[black[at + 1] ?? 0] ?? 0;
    let blackBlue = lightOfPlate[black[at + 2] ?? 0] ?? 0;
    let paintedRed = paintRed * (lightOfPlate[added[at] ?? 0] ?? 0);
    let paintedGreen = paintGreen * (lightOfPlate[added[at + 1] ?? 0] ?? 0);
    let paintedBlue = paintBlue * (lightOfPlate[added[at + 2] ?? 0] ?? 0);
    if (cover < 0.97) {
      // The studio that shows at a soft edge is taken out of it.
      const total = blackRed + blackGreen + blackBlue + paintedRed + paintedGreen + paintedBlue + 1e-6;
      const gone = Math.min(0.96, ((1 - cover) * (edge[pixel] ?? 0) * 3) / total);
      const keep = (1 - gone) / Math.max(cover, 0.08);
      blackRed *= keep;
      blackGreen *= keep;
      blackBlue *= keep;
      paintedRed *= keep;
      paintedGreen *= keep;
      paintedBlue *= keep;
    }

    // Light that falls on the paint, against what fell on it in the studio.
    const above = 0.5 + 0.5 * up;
    const below = 1 - above;
    const facing = Math.max(0, right * keyRight + up * keyUp + towards * keyTowards);
    const was = 1 / (0.46 + 0.54 * above);
    const onRed = (sky[0] * above + ground[0] * below + keyRed * facing) * was;
    const onGreen = (sky[1] * above + ground[1] * below + keyGreen * facing) * was;
    const onBlue = (sky[2] * above + ground[2] * below + keyBlue * facing) * was;

    // What the varnish mirrors.
    const toUp = Math.min(1, Math.max(-1, 2 * towards * up));
    const toSun = Math.max(
      0,
      2 * towards * right * keyRight + toUp * keyUp + (2 * towards * towards - 1) * keyTowards,
    );
    const grazing = (1 - towards) * (1 - towards);
    const fresnel = (0.024 + 0.4 * grazing * grazing) * gloss + glass * 0.05;
    const isPainted = paintedRed + paintedGreen + paintedBlue > 0.012;
    const shine = fresnel * Math.max(isPainted ? 1 : 0.35, glass);
    const toSunTwice = toSun * toSun;
    const glint = toSunTwice * toSunTwice * toSunTwice * toSunTwice * 0.5 * gloss;
    const dim = (1 - 0.35 * Math.max(0, -toUp) * (1 - glass)) * gloss;
    const seen = (((toUp + 1) * 127.5 + 0.5) | 0) * 3;
    let red =
      blackRed * studio[0] * dim * (0.72 + 0.28 * onRed) +
      paintedRed * onRed +
      ((mirror[seen] ?? 0) + keyRed * glint) * shine;
    let green =
      blackGreen * studio[1] * dim * (0.72 + 0.28 * onGreen) +
      paintedGreen * onGreen +
      ((mirror[seen + 1] ?? 0) + keyGreen * glint) * shine;
    let blue =
      blackBlue * studio[2] * dim * (0.72 + 0.28 * onBlue) +
      paintedBlue * onBlue +
      ((mirror[seen + 2] ?? 0) + keyBlue * glint) * shine;
    if (wear > 0) {
      const patch = dustAt(pixel % width, row, seed);
      const settled = Math.max(0, (row - top) / tall - 0.42) * (0.5 + 1.3 * patch) + 0.1 * above * patch;
      // Rubber and black plastic show less of it than paint.
      const film = Math.min(0.34, wear * settled) * (1 - glass * 0.7) * (isPainted ? 1 : 0.4);
      red += (dust[0] * onRed * 0.55 - red) * film;
      green += (dust[1] * onGreen * 0.55 - green) * film;
      blue += (dust[2] * onBlue * 0.55 - blue) * film;
    }
    light[0] = red * exposure;
    light[1] = green * exposure;
    light[2] = blue * exposure;
    holdBack(light);

    // The place leaks round the vehicle's edge into the lens.
    const shaded = (floorOfByte[cut.floor[pixel] ?? 0] ?? 0) * (1 - sun * (1 - (cut.sun[pixel] ?? 0) / 255));
    const leak = (1 - (coverSoft[soft] ?? 0) / 255) * 0.2 * shaded * shaded + (cut.through[pixel] ?? 0) / 255;
    light[0] += haze[0] + (lightOfByte[backdropSoft[soft * 3] ?? 0] ?? 0) * leak;
    light[1] += haze[1] + (lightOfByte[backdropSoft[soft * 3 + 1] ?? 0] ?? 0) * leak;
    light[2] += haze[2] + (lightOfByte[backdropSoft[soft * 3 + 2] ?? 0] ?? 0) * leak;
  };
}

/** A photographer exposes for the paint: white must keep its shape, black must show one. */
function exposureFor([red, green, blue]: Light, scene: Scene): number {
  return scene.exposure * (1.04 - 0.2 * (0.2126 * red + 0.7152 * green + 0.0722 * blue));
}

/** What a smooth surface shows of the place, by the height of its reflection: -1 straight down, 1 straight up. */
function mirrorOf({ mirror: [zenith, sky, horizon, ground] }: Scene): Float64Array {
  return Float64Array.from({ length: 257 * 3 }, (_, at) => {
    const part = (at % 3) as 0 | 1 | 2;
    const up = Math.floor(at / 3) / 127.5 - 1;
    const over =
      up < 0.3
        ? blend(horizon[part], sky[part], smooth(0.02, 0.3, up))
        : blend(sky[part], zenith[part], smooth(0.3, 0.95, up));
    return blend(ground[part], over, smooth(-0.06, 0.03, up));
  });
}

function direction(right: number, up: number, towards: number): Light {
  const length = Math.hypot(right, up, towards);
  return [right / length, up / length, towards / length];
}
