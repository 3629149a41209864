import { closeUps, isCloseUp, isInterior, sideOf } from '@forecourt/testkit/world/pictures/close-ups';
import { pixelsOf } from '@forecourt/testkit/world/pictures/crop';
import type { Plate } from '@forecourt/testkit/world/pictures/develop';
import { pictureSeed, type InteriorView, type Picture } from '@forecourt/testkit/world/pictures/picture';
import {
  backdropSize,
  backdropWithin,
  type PlaceSide,
} from '@forecourt/testkit/world/pictures/scenes/backdrop';
import { composeWithin } from '@forecourt/testkit/world/pictures/scenes/compose-within';
import { scenes, type SceneName } from '@forecourt/testkit/world/pictures/scenes/scenes';
import sharp, { type Sharp } from 'sharp';
import { readBackdrop, type Openings } from './plate-files.ts';

/** One picture from inside a car, of which close-ups are cut. */
export interface Cabin {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** What a photographer inside looks at, and what is in the mirror: the nose points away from who took the rear. */
const ahead: Readonly<Partial<Record<InteriorView, PlaceSide>>> = { door: 'side', seats: 'side' };
const usual = { ahead: 'rear', behind: 'front' } as const;

/** Takes the inside of a car that stands in the place of a picture. */
export async function shootWithin(plate: Plate, openings: Openings, picture: Picture): Promise<Cabin> {
  const { scene, paint } = picture;
  const view = sideOf(picture.view);
  if (scene === 'studio' || !isInterior(view) || paint === null)
    throw new Error('Only a cabin with upholstery is taken from within');
  const { width, height } = plate;
  const [before, behind] = await Promise.all([
    outOfFocus(scene, ahead[view] ?? usual.ahead, { plate, openings }),
    outOfFocus(scene, usual.behind, { plate, openings }),
  ]);
  const pixels = composeWithin(
    { ...plate, ...openings, ahead: before, behind },
    { paint, scene: scenes[scene], seed: pictureSeed(picture), isPhone: false, exposure: 1 },
  );
  return { width, height, pixels };
}

/** The picture as it is published: whole, or close up. */
export function printOfCabin({ pixels, width, height }: Cabin, { view }: Picture): Sharp {
  const whole = sharp(pixels, { raw: { width, height, channels: 3 } });
  return isCloseUp(view) ? whole.extract(pixelsOf(closeUps[view].crop, { width, height })) : whole;
}

/** The lens is set to the dashboard. */
const blur = 2.2;

/** A place as it is seen through the glass. */
async function outOfFocus(
  scene: SceneName,
  side: PlaceSide,
  { plate, openings }: { readonly plate: Plate; readonly openings: Openings },
): Promise<Buffer> {
  const { name, part } = backdropWithin(scene, side, openings.horizon);
  return sharp(await readBackdrop(name), { raw: { ...backdropSize, channels: 3 } })
    .extract(part)
    .resize(plate.width, plate.height, { fit: 'fill', kernel: 'linear' })
    .blur(blur)
    .raw()
    .toBuffer();
}
