import type { Car } from '@forecourt/domain/stock/car/car';
import type { Random } from '../random.ts';
import { faults } from './faults.ts';
import { looks, type Look } from './look.ts';
import { cabins } from './look-cabins.ts';
import { lookColours, shownColour } from './look-colours.ts';
import { pictureColours, type PictureColour } from './picture-colours.ts';
import type { Picture } from './picture.ts';
import { hasPlate } from './plates.ts';

export interface GallerySubject {
  readonly look: Look;
  readonly colour: PictureColour;
  readonly itemType: Car['itemType'];
  /** Photographed with more care than the rest: at dusk, with the light cabin. */
  readonly premium: boolean;
}

/** Of a hundred galleries. */
const shares = { whole: 90, faulty: 5, single: 3, empty: 2 };
/** Of the premium vehicles that were taken outside. */
const duskShare = 0.6;
const faultKinds = Object.keys(faults) as NonNullable<Picture['fault']>[];

/**
 * The photographs of a vehicle, the best first: front, side, rear, close up, inside, as far as the studio has
 * them. A small share is as careless as in real feeds: none, one, or a first picture with something wrong.
 */
export function galleryOf(subject: GallerySubject, random: Random): readonly Picture[] {
  const { look, premium } = subject;
  const shown = shownColour(look, subject.colour);
  const paint = pictureColours[shown];
  // All drawn here, so that a plate more changes the pictures and nothing that is drawn after them.
  const share = random.weighted(shares);
  const atDusk = random.chance(duskShare) && premium;
  const isAlone = random.chance(0.5);

  const taken = (view: 'front' | 'side' | 'rear', scene: Picture['scene'] = 'studio'): Picture[] => {
    const picture = { look, view, scene, paint, fault: null };
    return hasPlate(picture) ? [picture] : [];
  };
  const [front] = taken('front');
  // Nobody publishes the back of a car whose front was not taken.
  if (front === undefined || share === 'empty') return [];
  const [first = front] = atDusk ? taken('front', 'dusk') : [];
  if (share === 'single') return [first];
  const others = [...taken('side'), ...taken('rear'), ...closeUpsOf(front), ...inside(subject)];
  // One faulty picture for each look, in its commonest colour: each is a picture more to develop.
  if (share === 'faulty' && shown === lookColours[look][0]) {
    const fault = faultKinds[looks.indexOf(look) % faultKinds.length] ?? null;
    return [{ ...front, fault }, ...(isAlone ? [] : others)];
  }
  return [first, ...others];
}

function closeUpsOf(front: Picture): Picture[] {
  return [
    { ...front, view: 'nose' },
    { ...front, view: 'wheel' },
  ];
}

function inside({ look, itemType, premium }: GallerySubject): Picture[] {
  const dash = itemType === 'car' ? cabins[look] : undefined;
  if (dash === undefined) return [];
  const cabin = { look: `${dash}-${premium ? 'light' : 'dark'}`, view: 'inside', scene: 'studio' } as const;
  return hasPlate(cabin) ? [{ ...cabin, paint: null, fault: null }] : [];
}
