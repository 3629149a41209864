import type { Light } from '../plate-light.ts';
import type { Scene } from './scenes.ts';
import { blend, smooth } from './shot.ts';

const signOfByte = Float64Array.from({ length: 256 }, (_, byte) => (byte / 255) * 2 - 1);
/** How far a surface faces up: kept as an angle, because flat bonnets need the precision. */
const sineOfByte = Float64Array.from({ length: 256 }, (_, byte) => Math.sin((byte / 255 - 0.5) * Math.PI));

/** How many numbers say what falls on a facing. */
export const each = 10;

const known = new Map<string, Float32Array>();

/**
 * What a place throws on a surface, by the two bytes of a cut-out that say how it faces: `each` numbers for
 * every pair of them. Three are light that falls on paint, three what varnish mirrors, then how much the sun
 * glints in it, how much it mirrors, how far the reflection looks down, how far the surface faces up.
 * There are as many as there are places and sides for their sun; each is reckoned once.
 */
export function facingLight(scene: Scene, sun: number): Float32Array {
  const name = `${scene.mirror.join()} ${scene.key.join()} ${sun}`;
  const table = known.get(name) ?? reckoned(scene, sun);
  known.set(name, table);
  return table;
}

function reckoned(scene: Scene, sun: number): Float32Array {
  const { sky, ground, key } = scene;
  // The sun as the camera sees it: right, up, towards.
  const [keyRight, keyUp, keyTowards] = direction(sun * 0.8, scene.keyHeight, 0.45);
  const mirror = mirrorOf(scene);
  const table = new Float32Array(0x1_00_00 * each);
  for (let pair = 0, to = 0; pair < 0x1_00_00; pair += 1, to += each) {
    const right = signOfByte[pair >> 8] ?? 0;
    const up = sineOfByte[pair & 0xff] ?? 0;
    const towards = Math.sqrt(0.03 + 0.97 * Math.max(0, 1 - right * right - up * up));
    // Light that falls on the paint, against what fell on it in the studio.
    const above = 0.5 + 0.5 * up;
    const facing = Math.max(0, right * keyRight + up * keyUp + towards * keyTowards);
    const was = 1 / (0.46 + 0.54 * above);
    // What the varnish mirrors.
    const toUp = Math.min(1, Math.max(-1, 2 * towards * up));
    const toSun = Math.max(
      0,
      2 * towards * right * keyRight + toUp * keyUp + (2 * towards * towards - 1) * keyTowards,
    );
    const seen = (((toUp + 1) * 127.5 + 0.5) | 0) * 3;
    for (const part of [0, 1, 2] as const) {
      table[to + part] = (sky[part] * above + ground[part] * (1 - above) + key[part] * facing) * was;
      table[to + 3 + part] = mirror[seen + part] ?? 0;
    }
    table[to + 6] = toSun ** 8 * 0.5;
    table[to + 7] = 0.024 + 0.4 * (1 - towards) ** 4;
    table[to + 8] = Math.max(0, -toUp);
    table[to + 9] = above;
  }
  return table;
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
