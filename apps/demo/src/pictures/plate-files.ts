import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plate } from '@forecourt/testkit/world/pictures/develop';
import { readCutOut } from '@forecourt/testkit/world/pictures/scenes/cut-out';
import type { CutOut, Eye } from '@forecourt/testkit/world/pictures/scenes/frame';
import { plateSize } from '@forecourt/testkit/world/pictures/scenes/room';
import sharp from 'sharp';

const studio = new URL('../../../../tools/studio/', import.meta.url);
const pathOf = (file: string) => fileURLToPath(new URL(file, studio));

/** The two halves of a plate: `suv-mid-front-studio`. */
export async function readPlate(name: string): Promise<Plate> {
  const [black, added] = await Promise.all(
    [`plates/${name}.A.jpg`, `plates/${name}.D.webp`].map((file) =>
      sharp(pathOf(file)).removeAlpha().raw().toBuffer({ resolveWithObject: true }),
    ),
  );
  if (!black || !added) throw new Error('A plate has two halves');
  const { width, height } = black.info;
  return { width, height, black: black.data, added: added.data };
}

/** A plate at the size in which it is put into places. */
export async function shrunk({ width, height, black, added }: Plate): Promise<Plate> {
  const [smallBlack, smallAdded] = await Promise.all(
    [black, added].map((half) =>
      sharp(half, { raw: { width, height, channels: 3 } })
        .resize(plateSize)
        .raw()
        .toBuffer(),
    ),
  );
  if (!smallBlack || !smallAdded) throw new Error('A plate has two halves');
  return { ...plateSize, black: smallBlack, added: smallAdded };
}

/** What is known of a plate besides its light. */
export interface Outline {
  readonly cut: CutOut;
  readonly eye: Eye;
}

/** The cut-out and the camera of a plate: `suv-mid-front`. */
export async function readOutline(stem: string): Promise<Outline> {
  const [kept, eye] = await Promise.all([
    sharp(pathOf(`masks/${stem}.M.webp`))
      .extractChannel(0)
      .raw()
      .toBuffer({ resolveWithObject: true }),
    readFile(pathOf(`masks/${stem}.json`), 'utf8'),
  ]);
  const { width, height } = kept.info;
  const mask = await sharp(kept.data, { raw: { width, height, channels: 1 } })
    .resize(plateSize.width, plateSize.height * 2.5, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  return { cut: readCutOut(mask), eye: JSON.parse(eye) as Eye };
}

/** What is known of the plate of a cabin besides its light. */
export interface Openings {
  readonly open: Uint8Array;
  readonly mirror: Uint8Array;
  /** The row of the horizon, as a share of the frame's width. */
  readonly horizon: number;
}

/** The openings of a cabin above the mirror in it, at the size of its plate, and the camera: `cabin-wide-inside`. */
export async function readOpenings(
  stem: string,
  { width, height }: Pick<Plate, 'width' | 'height'>,
): Promise<Openings> {
  const [kept, eye] = await Promise.all([
    sharp(pathOf(`masks/${stem}.M.webp`))
      .extractChannel(0)
      .resize(width, height * 2, { fit: 'fill' })
      // A little wider than they are: no light of the studio is left on their edges.
      .blur(0.8)
      .linear(1.9, -30)
      .raw()
      .toBuffer(),
    readFile(pathOf(`masks/${stem}.json`), 'utf8'),
  ]);
  const { horizon } = JSON.parse(eye) as Pick<Eye, 'horizon'>;
  // Shares that were rounded on the way are made whole again.
  const shares = kept.map((share) => (share < 6 ? 0 : share > 249 ? 255 : share));
  return { open: shares.subarray(0, width * height), mirror: shares.subarray(width * height), horizon };
}

const backdrops = new Map<string, Promise<Buffer>>();
/** The fronts of ten places on two days. */
const mostBackdrops = 20;

/** A painted place, three bytes per pixel. The latest are kept: a plate is taken in many places. */
export function readBackdrop(name: string): Promise<Buffer> {
  const known =
    backdrops.get(name) ??
    sharp(pathOf(`backdrops/${name}.webp`))
      .removeAlpha()
      .raw()
      .toBuffer();
  backdrops.delete(name);
  backdrops.set(name, known);
  const [oldest] = backdrops.keys();
  if (backdrops.size > mostBackdrops && oldest !== undefined) backdrops.delete(oldest);
  return known;
}
