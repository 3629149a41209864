import { toneOfLight, type Light } from '../plate-light.ts';
import type { Scene } from './scenes.ts';
import { drawn, type Shot } from './shot.ts';

const steps = 4096;
const strip = 0x1_00_00;
/** How far along the strip the next row begins. */
const stride = 27_961;

/** Prints pixels in the order of their rows: vignette, grain, colour and contrast of the scene and its camera. */
export function printLight(
  { width, height }: { readonly width: number; readonly height: number },
  { scene, seed, isPhone, exposure }: Shot,
): (column: number, row: number, light: Float64Array, print: Uint8Array) => void {
  const { colour } = scene;
  const bytes = byteTable(scene, isPhone);
  const vignette = scene.vignette * (isPhone ? 0.6 : 1) * 1.9;
  const grain = scene.grain * (isPhone ? 1.5 : 1) * 4;
  const [redBalance, greenBalance, blueBalance] = balance(seed, isPhone);
  const specks = specksOf(seed, grain);

  return (column, row, light, print) => {
    const across = ((column + 0.5) / width - 0.5) * 1.2;
    const down = (row + 0.5) / height - 0.5;
    const speck = specks[(row * stride + column) & (strip - 1)] ?? 1;
    const share = (1 - vignette * (across * across + down * down)) * speck * exposure;
    const red = (light[0] ?? 0) * share * redBalance;
    const green = (light[1] ?? 0) * share * greenBalance;
    const blue = (light[2] ?? 0) * share * blueBalance;
    const luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    const at = (row * width + column) * 3;
    print[at] = bytes[step(luma + (red - luma) * colour)] ?? 0;
    print[at + 1] = bytes[step(luma + (green - luma) * colour)] ?? 0;
    print[at + 2] = bytes[step(luma + (blue - luma) * colour)] ?? 0;
  };
}

/** Grain: a strip of specks, long enough and wound so that no eye finds it again. */
function specksOf(seed: number, grain: number): Float64Array {
  let noise = (Math.imul(seed, 747_796_405) + 2_891_336_453) | 0;
  const next = () => {
    noise = (Math.imul(noise, 1_664_525) + 1_013_904_223) | 0;
    return (noise >>> 8) / 0x1_00_00_00;
  };
  return Float64Array.from({ length: strip }, () => 1 + (next() + next() - 1) * grain);
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
  return light <= 0 ? 0 : light >= 1 ? steps : (Math.sqrt(light) * steps + 0.5) | 0;
}

/** From the square root of light to a byte, with the print's contrast: an S about the middle grey. */
function byteTable(scene: Scene, isPhone: boolean): Uint8Array {
  const bend = (scene.contrast * (isPhone ? 1.04 : 1) - 1) * 4.4;
  return Uint8Array.from({ length: steps + 1 }, (_, at) => {
    const tone = toneOfLight((at / steps) ** 2);
    return Math.round(255 * Math.min(1, Math.max(0, tone + bend * (tone - 0.45) * tone * (1 - tone))));
  });
}
