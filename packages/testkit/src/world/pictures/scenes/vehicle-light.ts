import {
  glareOf,
  holdBack,
  lightOfByte,
  lightOfPaint,
  lightOfPlate,
  shoulder,
  type Light,
} from '../plate-light.ts';
import { dustAt } from './dust.ts';
import { edgeLight } from './edge-light.ts';
import { each, facingLight } from './facing-light.ts';
import type { Frame } from './frame.ts';
import { floorOfByte } from './ground-light.ts';
import { softness } from './room.ts';
import type { Scene } from './scenes.ts';
import type { Shot } from './shot.ts';
import { mirroredAt, placeOfByte, softLight } from './window-mirror.ts';

const perByte = 1 / 255;
/** How much brighter a cabin is seen through its windows than the studio left it, and how much of a window mirrors. */
const lifted = 2.8;
const mirroring = 0.1;
/** What of the studio stands behind two panes. */
const studioBehind = 0.5;
/** How much is seen through panes that the studio tinted: they are clearer here, and none is clearer than air. */
const throughOfByte = Float64Array.from({ length: 256 }, (_, byte) => 1 - (1 - byte * perByte) ** 3.6);

/** What one picture needs to light its vehicle, reckoned once. */
export interface Body {
  readonly frame: Frame;
  readonly shot: Shot;
  readonly paint: Light;
  readonly exposure: number;
  readonly gloss: number;
  readonly facing: Float32Array;
}

export function bodyOf(frame: Frame, shot: Shot): Body {
  const paint = lightOfPaint(shot.paint);
  return {
    frame,
    shot,
    paint,
    exposure: exposureFor(paint, shot.scene),
    gloss: 1 - 0.35 * shot.wear,
    facing: facingLight(shot.scene, shot.eye.sun),
  };
}

const light = new Float64Array(3);

/** Light of the vehicle in the light of the place, put over the line of a row as far as it covers it. */
export function lightVehicle(body: Body, row: number, line: Float32Array): void {
  const { frame, shot, exposure, gloss, facing: table } = body;
  const { width, black, added, backdropSoft, coverSoft } = frame;
  const { cover: covers, right, up, glass: glasses, through, floor, sun: sunny } = frame.cut;
  const { scene, eye, seed, wear } = shot;
  const { dust, sun } = scene;
  const [paintRed, paintGreen, paintBlue] = body.paint;
  const [keyRed, keyGreen, keyBlue] = scene.key;
  const [studioRed, studioGreen, studioBlue] = scene.studio;
  const [hazeRed, hazeGreen, hazeBlue] = scene.haze;
  const share = (paintRed + paintGreen + paintBlue) / 3;
  const top = eye.box[1] * width;
  const tall = eye.box[3] * width - top;
  const softRow = ((row / softness) | 0) * Math.floor(width / softness);
  const first = row * width;
  for (let column = 0; column < width; column += 1) {
    const pixel = first + column;
    const covered = covers[pixel] ?? 0;
    if (covered === 0) continue;
    const cover = covered * perByte;
    const from = pixel * 3;
    const soft = softRow + ((column / softness) | 0);
    const glass = (glasses[pixel] ?? 0) * perByte;
    let blackRed = lightOfPlate[black[from] ?? 0] ?? 0;
    let blackGreen = lightOfPlate[black[from + 1] ?? 0] ?? 0;
    let blackBlue = lightOfPlate[black[from + 2] ?? 0] ?? 0;
    let paintedRed = paintRed * (lightOfPlate[added[from] ?? 0] ?? 0);
    let paintedGreen = paintGreen * (lightOfPlate[added[from + 1] ?? 0] ?? 0);
    let paintedBlue = paintBlue * (lightOfPlate[added[from + 2] ?? 0] ?? 0);
    if (cover < 0.97) {
      // The studio that shows at a soft edge is taken out of it.
      const total = blackRed + blackGreen + blackBlue + paintedRed + paintedGreen + paintedBlue + 1e-6;
      const gone = Math.min(0.96, ((1 - cover) * edgeLight(frame, share, { column, row }) * 3) / total);
      const keep = (1 - gone) / Math.max(cover, 0.08);
      blackRed *= keep;
      blackGreen *= keep;
      blackBlue *= keep;
      paintedRed *= keep;
      paintedGreen *= keep;
      paintedBlue *= keep;
    }

    const seen = through[pixel] ?? 0;
    if (glass > 0) {
      // The studio held its reflections back and left the seats dark; what is seen right through is the place's.
      const clear = seen * perByte;
      const lift = 1 + glass * (lifted - 1) * (1 - clear);
      const behind = clear * studioBehind;
      blackRed = Math.max(0, blackRed - behind) * lift;
      blackGreen = Math.max(0, blackGreen - behind) * lift;
      blackBlue = Math.max(0, blackBlue - behind) * lift;
    }

    const at = (((right[pixel] ?? 0) << 8) | (up[pixel] ?? 0)) * each;
    const onRed = table[at] ?? 0;
    const onGreen = table[at + 1] ?? 0;
    const onBlue = table[at + 2] ?? 0;
    const isPainted = paintedRed + paintedGreen + paintedBlue > 0.012;
    const shine = ((table[at + 7] ?? 0) * gloss + glass * mirroring) * Math.max(isPainted ? 1 : 0.35, glass);
    const glint = (table[at + 6] ?? 0) * gloss;
    const dim = (1 - 0.35 * (table[at + 8] ?? 0) * (1 - glass)) * gloss;
    let aboveRed = table[at + 3] ?? 0;
    let aboveGreen = table[at + 4] ?? 0;
    let aboveBlue = table[at + 5] ?? 0;
    if (glass > 0) {
      const mirrored = mirroredAt(frame, eye, { column, row });
      const part = glass * (placeOfByte[up[pixel] ?? 0] ?? 0);
      aboveRed += (softLight(frame, mirrored) - aboveRed) * part;
      aboveGreen += (softLight(frame, mirrored + 1) - aboveGreen) * part;
      aboveBlue += (softLight(frame, mirrored + 2) - aboveBlue) * part;
    }
    let red =
      blackRed * studioRed * dim * (0.72 + 0.28 * onRed) +
      paintedRed * onRed +
      (aboveRed + keyRed * glint) * shine;
    let green =
      blackGreen * studioGreen * dim * (0.72 + 0.28 * onGreen) +
      paintedGreen * onGreen +
      (aboveGreen + keyGreen * glint) * shine;
    let blue =
      blackBlue * studioBlue * dim * (0.72 + 0.28 * onBlue) +
      paintedBlue * onBlue +
      (aboveBlue + keyBlue * glint) * shine;
    if (wear > 0) {
      const patch = dustAt(column, row, seed);
      const settled =
        Math.max(0, (row - top) / tall - 0.42) * (0.5 + 1.3 * patch) + 0.1 * (table[at + 9] ?? 0) * patch;
      // Rubber and black plastic show less of it than paint.
      const film = Math.min(0.34, wear * settled) * (1 - glass * 0.7) * (isPainted ? 1 : 0.4);
      red += (dust[0] * onRed * 0.55 - red) * film;
      green += (dust[1] * onGreen * 0.55 - green) * film;
      blue += (dust[2] * onBlue * 0.55 - blue) * film;
    }
    red *= exposure;
    green *= exposure;
    blue *= exposure;
    const glare = glareOf(Math.min(red, green, blue));
    if (Math.max(red, green, blue) - glare < shoulder) {
      red -= glare;
      green -= glare;
      blue -= glare;
    } else {
      light[0] = red;
      light[1] = green;
      light[2] = blue;
      holdBack(light);
      red = light[0];
      green = light[1];
      blue = light[2];
    }
    red += hazeRed;
    green += hazeGreen;
    blue += hazeBlue;

    // The place leaks round the vehicle's edge into the lens, and is seen through its windows.
    const open = 1 - (coverSoft[soft] ?? 0) * perByte;
    if (open > 0 || seen > 0) {
      const shaded = (floorOfByte[floor[pixel] ?? 0] ?? 0) * (1 - sun * (1 - (sunny[pixel] ?? 0) * perByte));
      const leak = open * 0.2 * shaded * shaded + (throughOfByte[seen] ?? 0);
      const far = soft * 3;
      red += (lightOfByte[backdropSoft[far] ?? 0] ?? 0) * leak;
      green += (lightOfByte[backdropSoft[far + 1] ?? 0] ?? 0) * leak;
      blue += (lightOfByte[backdropSoft[far + 2] ?? 0] ?? 0) * leak;
    }

    const to = column * 3;
    if (covered < 255) {
      const place = 1 - cover;
      red = (line[to] ?? 0) * place + red * cover;
      green = (line[to + 1] ?? 0) * place + green * cover;
      blue = (line[to + 2] ?? 0) * place + blue * cover;
    }
    line[to] = red;
    line[to + 1] = green;
    line[to + 2] = blue;
  }
}

/** A photographer exposes for the paint: white must keep its shape, black must show one. */
function exposureFor([red, green, blue]: Light, scene: Scene): number {
  return scene.exposure * (1.04 - 0.2 * (0.2126 * red + 0.7152 * green + 0.0722 * blue));
}
