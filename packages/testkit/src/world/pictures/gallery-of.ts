import type { Car } from '@forecourt/domain/stock/car/car';
import type { Random } from '../random.ts';
import { sideOf } from './close-ups.ts';
import { faults } from './faults.ts';
import { looks, type Look } from './look.ts';
import { behindOf, dashOf } from './look-cabins.ts';
import { lookColours, shownColour } from './look-colours.ts';
import { pictureColours, type PictureColour } from './picture-colours.ts';
import { studioShot, type Picture } from './picture.ts';
import { hasPlate } from './plates.ts';
import type { ScenePair } from './scenes/scenes.ts';

export interface GallerySubject {
  readonly look: Look;
  readonly colour: PictureColour;
  readonly itemType: Car['itemType'];
  /** Dear when new: with the light upholstery. */
  readonly premium: boolean;
  /** Where it is photographed. */
  readonly scenes: ScenePair;
  /** Taken by the yard itself, with a telephone. */
  readonly isUsed: boolean;
  /** Gone so far that it shows. */
  readonly isWorn: boolean;
  readonly year: number;
  /** It has a gear stick, which its dashboard shows. */
  readonly isManual: boolean;
  /** Chooses among photographs that would all do. */
  readonly hash: number;
}

/** Of a hundred galleries. */
const shares = { whole: 90, faulty: 5, single: 3, empty: 2 };
const wornColours = 2;
/** Those rarer seldom stand on one page twice. */
const commonColours = 2;
const faultKinds = Object.keys(faults) as NonNullable<Picture['fault']>[];
/** Indoors somebody photographs who can; elsewhere that depends on what the car is worth to its yard. */
const cameras: Readonly<Partial<Record<Picture['scene'], 'camera' | 'telephone'>>> = {
  showroom: 'camera',
  gallery: 'camera',
  yard: 'telephone',
  paddock: 'telephone',
  workshop: 'telephone',
};
/** Upholstery as a sheet of paint. */
const trims = {
  usual: ['#55565a', '#3f4043', '#77736e'],
  premium: ['#b8ab98', '#7d5c47', '#3f4043'],
  plain: ['#55565a', '#77736e'],
} as const;
/** The timber of caravans: oak, walnut and painted white. */
const timbers = ['#d6b98e', '#6f4d35', '#ece8e0'] as const;

/**
 * The photographs of a vehicle, the best first: front (of some used cars the side), side, rear, close up, inside, as
 * far as the studio has them, all taken in one place. A small share is as careless as in real feeds: none, one, or a picture of the
 * outside with something wrong.
 */
export function galleryOf(subject: GallerySubject, random: Random): readonly Picture[] {
  const { look } = subject;
  const shown = shownColour(look, subject.colour);
  // All drawn here, so that a plate more changes the pictures and nothing that is drawn after them.
  const share = random.weighted(shares);
  random.next();
  random.chance(0.5);

  const front = frontOf(subject, shown);
  // Nobody publishes the back of a car whose front was not taken.
  if (!hasPlate(front) || share === 'empty') return [];
  if (share === 'single') return [front];
  const outside = firstOf(subject, [front, ...around(subject, front)]);
  // One faulty picture for each look, in its commonest colour: each is a picture more to develop.
  if (share !== 'faulty' || shown !== lookColours[look][0]) return [...outside, ...inside(subject)];
  const fault = faultKinds[looks.indexOf(look) % faultKinds.length] ?? null;
  const careless = { scene: 'workshop', isPhone: true, isWorn: false, take: 0, fault } as const;
  return [...outside, { ...front, ...careless }, ...inside(subject)];
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
 * Each is a picture more to develop, and one in the other place a walk round the vehicle.
 */
function choicesOf({ itemType, isWorn }: GallerySubject, rank: number): readonly [Choice, ...Choice[]] {
  if (itemType !== 'car') return [here, hereAgain, hereOnceMore, there];
  if (isWorn || rank >= commonColours) return [here];
  return rank === 0 ? [here, hereAgain, there] : [here, here, hereAgain];
}

function placeOf({ scenes, isUsed }: GallerySubject, { place, take }: Choice) {
  const scene = scenes[place];
  const camera = cameras[scene] ?? (isUsed ? 'telephone' : 'camera');
  return { scene, isPhone: camera === 'telephone', take };
}

/** Of so many used cars, so many stand on their card from the side: a yard does not walk to the same corner each time. */
const fromTheSide = { of: 7, are: 2 };

function firstOf(
  { itemType, isUsed, hash }: GallerySubject,
  outside: readonly Picture[],
): readonly Picture[] {
  const side = outside.find(({ view }) => view === 'side');
  const isFromTheSide = itemType === 'car' && isUsed && hash % fromTheSide.of < fromTheSide.are;
  if (side === undefined || !isFromTheSide) return outside;
  return [side, ...outside.filter((picture) => picture !== side)];
}

/** All round and close up, where the first was taken. */
function around(subject: GallerySubject, front: Picture): Picture[] {
  // Whoever tells cars apart looks at the front: a place has one photograph of every other side.
  return aroundOf[subject.itemType].flatMap((view) =>
    seenFrom(sideOf(view) === 'front' ? front : { ...front, take: 0 }, [view]),
  );
}

/** What is seen of a vehicle after its front; its other half would be the first in a mirror, with the place. */
const aroundOf: Readonly<Record<Car['itemType'], readonly Picture['view'][]>> = {
  car: ['side', 'rear', 'face', 'wing', 'stern', 'flank'],
  motorcycle: ['side', 'rear', 'engine', 'face', 'stern'],
  caravan: ['side', 'rear', 'face', 'stern'],
};

/** Who has a screen has a choice of upholstery. */
const withScreens: ReadonlySet<Picture['look']> = new Set<Picture['look']>(['cabin-wide', 'cabin-tower']);

/** Cabins are all taken in the first place, which is seen through their windows: each other is a sitting more. */
function inside({ look, itemType, premium, year, isManual, scenes, hash }: GallerySubject): Picture[] {
  if (itemType === 'caravan') {
    const room = {
      ...studioShot,
      look: 'caravan-room',
      view: 'bed',
      paint: drawnFrom(timbers, hash),
    } as const;
    return seenFrom(room, ['bed', 'kitchen', 'dinette', 'bench', 'pillows']);
  }
  const ahead = itemType === 'car' ? dashOf(look, year, isManual) : undefined;
  if (ahead === undefined) return [];
  const offered = withScreens.has(ahead) ? trims[premium ? 'premium' : 'usual'] : trims.plain;
  const paint = drawnFrom(offered, hash);
  const cabin = { ...studioShot, scene: scenes[0], view: 'inside', paint } as const;
  // What is behind the front seats is the same with any dashboard.
  const behind = seenFrom({ ...cabin, look: 'cabin-wide' }, behindOf(look));
  const dash: Picture = { ...cabin, look: ahead };
  return [...seenFrom(dash, ['inside', 'door']), ...behind, ...seenFrom(dash, ['steering', 'console'])];
}

/** One of several that would all do. */
function drawnFrom<T>(choices: readonly [T, ...T[]], hash: number): T {
  return choices[Math.floor(hash / 12) % choices.length] ?? choices[0];
}

/** A picture from other sides, as far as there are plates. */
function seenFrom(picture: Picture, views: readonly Picture['view'][]): Picture[] {
  return views.flatMap((view) => {
    const other: Picture = { ...picture, view };
    return hasPlate(other) ? [other] : [];
  });
}
