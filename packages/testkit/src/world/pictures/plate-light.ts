/** A colour as linear light; 1 is a sheet of white paper in the studio. */
export type Light = readonly [red: number, green: number, blue: number];

const plateGamma = 2.6;
const plateRange = 4;

/** The light that a byte of a plate stands for. */
export const lightOfPlate = Float64Array.from(
  { length: 256 },
  (_, byte) => plateRange * (byte / 255) ** plateGamma,
);

/** The light that a byte of an ordinary picture stands for. */
export const lightOfByte = Float64Array.from({ length: 256 }, (_, byte) => {
  const part = byte / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** How bright light is in an ordinary picture, from 0 to 1. */
export function toneOfLight(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}

/** The three parts of a paint such as '#17509c'. */
export function lightOfPaint(paint: string): Light {
  if (!/^#[\da-f]{6}$/i.test(paint)) throw new Error(`Not a paint: ${paint}`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => lightOfByte[Number.parseInt(paint.slice(at, at + 2), 16)] ?? 0,
  );
  return [red, green, blue];
}

/** Khronos PBR Neutral: where highlights begin to be held back, and how fast they fade to white. */
export const shoulder = 0.76;
const headroom = 1 - shoulder;
const fading = 0.15;

/** What is taken from all three parts of a light, by its least part: the glare that every lens adds. */
export function glareOf(least: number): number {
  return least < 0.08 ? least - 6.25 * least * least : 0.04;
}

/** Brings the light of any strength that stands at a place of a line into what a print can show. */
export function holdBack(light: Float64Array, at = 0): void {
  let red = light[at] ?? 0;
  let green = light[at + 1] ?? 0;
  let blue = light[at + 2] ?? 0;
  const glare = glareOf(Math.min(red, green, blue));
  red -= glare;
  green -= glare;
  blue -= glare;
  const peak = Math.max(red, green, blue);
  if (peak >= shoulder) {
    const held = 1 - (headroom * headroom) / (peak + headroom - shoulder);
    const white = 1 - 1 / (fading * (peak - held) + 1);
    const scale = (held / peak) * (1 - white);
    red = red * scale + held * white;
    green = green * scale + held * white;
    blue = blue * scale + held * white;
  }
  light[at] = red;
  light[at + 1] = green;
  light[at + 2] = blue;
}
