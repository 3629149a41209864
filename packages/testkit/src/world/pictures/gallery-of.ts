import type { Car } from '@forecourt/domain/stock/car/car';
import type { Random } from '../random.ts';
import { faults } from './faults.ts';
import { looks, type Look } from './look.ts';
import { cabins } from './look-cabins.ts';
import { lookColours, shownColour } from './look-colours.ts';
import { pictureColours, type PictureColour } from './picture-colours.ts';
import { studioShot, type CloseUp, type Picture } from './picture.ts';
import { hasPlate } from './plates.ts';
import type { ScenePair } from './scenes/scenes.ts';

export interface GallerySubject {
  readonly look: Look;
  readonly colour: PictureColour;
  readonly itemType: Car['itemType'];
  /** Photographed with more care than the rest: with the light cabin. */
  readonly premium: boolean;
  /** Where it is photographed. */
  readonly scenes: ScenePair;
  /** Taken by the yard itself, with a telephone. */
  readonly isUsed: boolean;
  /** Gone so far that it shows. */
  readonly isWorn: boolean;
  readonly year: number;
  /** Chooses among photographs that would all do. */
  readonly hash: number;
}

/** Of a hundred galleries. */
const shares = { whole: 90, faulty: 5, single: 3, empty: 2 };
const wornColours = 2;
const faultKinds = Object.keys(faults) as NonNullable<Picture['fault']>[];
/** Indoors somebody photographs who can; elsewhere that depends on what the car is worth to its yard. */
const cameras: Readonly<Partial<Record<Picture['scene'], 'camera' | 'telephone'>>> = {
  showroom: 'camera',
  gallery: 'camera',
  yard: 'telephone',
  paddock: 'telephone',
  workshop: 'telephone',
};
/** Cabins are of today: an older car shows none. */
const cabinsFrom = { 'cabin-tower': 2018, 'cabin-wide': 2021 };

/**
 * The photographs of a vehicle, the best first: front, side, rear, close up, inside, as far as the studio has
 * them. A small share is as careless as in real feeds: none, one, or a first picture with something wrong.
 */
export function galleryOf(subject: GallerySubject, random: Random): readonly Picture[] {
  const { look } = subject;
  const shown = shownColour(look, subject.colour);
  // All drawn here, so that a plate more changes the pictures and nothing that is drawn after them.
  const share = random.weighted(shares);
  random.next();
  const isAlone = random.chance(0.5);

  const front = frontOf(subject, shown);
  // Nobody publishes the back of a car whose front was not taken.
  if (!hasPlate(front) || share === 'empty') return [];
  if (share === 'single') return [front];
  const others = othersOf(subject, front);
  // One faulty picture for each look, in its commonest colour: each is a picture more to develop.
  if (share === 'faulty' && shown === lookColours[look][0]) {
    const fault = faultKinds[looks.indexOf(look) % faultKinds.length] ?? null;
    const careless = { scene: 'workshop', isPhone: true, isWorn: false, take: 0, fault } as const;
    return [{ ...front, ...careless }, ...(isAlone ? [] : others)];
  }
  return startsAtSide(subject, others) ? [others[0], front, ...others.slice(1)] : [front, ...others];
}

/** Now and then somebody begins with the side, so that a list of one model is no row of one picture. */
function startsAtSide(
  { itemType, hash }: GallerySubject,
  others: readonly Picture[],
): others is [Picture, ...Picture[]] {
  return itemType !== 'caravan' && Math.floor(hash / 12) % 6 === 1 && others[0]?.view === 'side';
}

function frontOf(subject: GallerySubject, shown: PictureColour): Picture {
  const { look, hash } = subject;
  const rank = lookColours[look].indexOf(shown);
  // Dust is drawn on the commoner colours only: each is a picture more to develop.
  const isWorn = subject.isWorn && rank < wornColours;
  const choices = choicesOf({ ...subject, isWorn }, rank);
  const choice = choices[hash % choices.length] ?? choices[0];
  return {
    ...placeOf(subject, choice),
    look,
    view: 'front',
    paint: pictureColours[shown],
    fault: null,
    isWorn,
  };
}

/** One of the two places, and which photograph taken there. */
interface Choice {
  readonly place: 0 | 1;
  readonly take: number;
}

const here: Choice = { place: 0, take: 0 };
const hereAgain: Choice = { place: 0, take: 1 };
const there: Choice = { place: 1, take: 0 };
const hereOnceMore: Choice = { place: 0, take: 2 };

/**
 * The photographs by which vehicles of one look and colour are told apart, most of them in the first place.
 * Each is a picture more to develop, but for the one in the other place, from which details are cut.
 */
function choicesOf({ itemType, isWorn }: GallerySubject, rank: number): readonly [Choice, ...Choice[]] {
  if (itemType !== 'car') return [here, hereAgain, hereOnceMore, there];
  if (isWorn) return [here];
  return rank === 0 ? [here, hereAgain, there] : [here, here, there];
}

function placeOf({ scenes, isUsed }: GallerySubject, { place, take }: Choice) {
  const scene = scenes[place];
  const camera = cameras[scene] ?? (isUsed ? 'telephone' : 'camera');
  return { scene, isPhone: camera === 'telephone', take };
}

/** The rest of a gallery: in the other place all round and close up, and the cabin. */
function othersOf(subject: GallerySubject, front: Picture): Picture[] {
  const views = ['side', 'rear', ...detailsOf[subject.itemType]] as const;
  const elsewhere: Picture = { ...front, ...placeOf(subject, there), isWorn: false };
  return [...seenFrom(elsewhere, views), ...inside(subject)];
}

/** What is worth a closer look: lamps and bumpers are a car's. */
const detailsOf: Readonly<Record<Car['itemType'], readonly CloseUp[]>> = {
  car: ['nose', 'lamp', 'wheel', 'flank', 'screen', 'bumper', 'doors', 'heel', 'tail', 'haunch'],
  motorcycle: ['screen', 'nose', 'wheel', 'flank', 'doors', 'heel', 'haunch'],
  caravan: ['flank', 'screen', 'nose', 'wheel', 'doors', 'heel', 'tail', 'haunch'],
};

function inside({ look, itemType, premium, year }: GallerySubject): Picture[] {
  const usual = itemType === 'car' ? cabins[look] : undefined;
  if (usual === undefined || year < cabinsFrom['cabin-tower']) return [];
  const dash = year < cabinsFrom[usual] ? 'cabin-tower' : usual;
  const cabin: Picture = {
    ...studioShot,
    look: `${dash}-${premium ? 'light' : 'dark'}`,
    view: 'inside',
    paint: null,
  };
  return seenFrom(cabin, ['inside', 'steering', 'display', 'console', 'passenger']);
}

/** A picture from other sides, as far as there are plates. */
function seenFrom(picture: Picture, views: readonly Picture['view'][]): Picture[] {
  return views.flatMap((view) => {
    const other: Picture = { ...picture, view };
    return hasPlate(other) ? [other] : [];
  });
}
