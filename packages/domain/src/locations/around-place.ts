import { foldedText } from '../core/folded-text.ts';
import { distanceKm, distanceWords, type Point } from './distance.ts';
import { suburbNamed, suburbsWithin } from './suburbs.ts';

/** A suburb near a place, and where it stands in a square sketch around it: from the left and from the top, 0 to 1. */
export interface Neighbour {
  readonly name: string;
  /** 4 km north-east. */
  readonly text: string;
  readonly left: number;
  readonly top: number;
}

export interface AroundPlace {
  /** 24 km north of Melbourne; null where the place is in its middle. */
  readonly fromCapital: string | null;
  readonly neighbours: readonly Neighbour[];
  /** From the middle of the sketch to its edge. */
  readonly edgeKm: number;
}

const capitals = [
  'Sydney NSW',
  'Melbourne VIC',
  'Brisbane QLD',
  'Perth WA',
  'Adelaide SA',
  'Hobart TAS',
  'Canberra ACT',
  'Darwin NT',
] as const;

/** Further off nobody knows a place by its neighbours. */
const farthestKm = 90;
const nearestMany = 26;
const smallestEdgeKm = 4;
const fewestNeighbours = 3;
/** How much of the half of a sketch its distances take: the rest is for names. */
const drawnShare = 0.38;
/** How much of the sketch two lines of a name are high, and a letter is wide. */
const lineShare = 0.125;
const letterShare = 0.0205;
/** The place’s own name is in larger letters, and another that begins where it ends reads as one with it. */
const ownShare = 1.35;
const gapShare = 0.03;
const middle = { left: 0.5, top: 0.5 };

/**
 * What lies around a place, as somebody would draw it who knows no streets: a suburb for each direction, where it truly
 * is in a straight line; null where too few are known.
 */
export function aroundPlace(at: Point, city: string | null): AroundPlace | null {
  const own = foldedText(city ?? '');
  const near = suburbsWithin(at, farthestKm)
    .filter(({ name }) => foldedText(name) !== own)
    .slice(0, nearestMany);
  const furthest = near.at(-1);
  if (!furthest) return null;
  const edgeKm = Math.max(smallestEdgeKm, Math.ceil(distanceKm(at, furthest)));
  const neighbours = near.map((suburb): Neighbour => {
    const { east, north } = away(at, suburb);
    return {
      name: suburb.name,
      text: `${distanceWords(distanceKm(at, suburb))} ${windOf(at, suburb)}`,
      left: middle.left + (east / edgeKm) * drawnShare,
      top: middle.top - (north / edgeKm) * drawnShare,
    };
  });
  const pin = { ...middle, wide: (city ?? '').length * letterShare * ownShare };
  const apart: Neighbour[] = [];
  for (const one of neighbours)
    if (!collide(one, pin) && !apart.some((other) => collide(one, { ...other, wide: widthOf(other) })))
      apart.push(one);
  if (apart.length < fewestNeighbours) return null;
  return { fromCapital: fromCapital(at), neighbours: apart, edgeKm };
}

function fromCapital(at: Point): string | null {
  const [words = null] = capitals
    .map((name) => suburbNamed(name, [at]))
    .filter((capital) => capital !== null)
    .toSorted((one, other) => distanceKm(at, one) - distanceKm(at, other))
    .slice(0, 1)
    .filter((capital) => distanceKm(at, capital) >= 2)
    .map((capital) => `${distanceWords(distanceKm(at, capital))} ${windOf(capital, at)} of ${capital.name}`);
  return words;
}

/** Beyond this share of the way a direction has a part in the name of the wind: half of an eighth of the circle. */
const partOfWind = Math.sin(Math.PI / 8);

/** Which way it is from one point to another. */
function windOf(from: Point, to: Point): string {
  const { east, north } = away(from, to);
  const least = Math.hypot(east, north) * partOfWind;
  return [named(north, least, ['north', 'south']), named(east, least, ['east', 'west'])]
    .filter((part) => part !== null)
    .join('-');
}

function named(way: number, least: number, [ahead, back]: readonly [string, string]): string | null {
  if (Math.abs(way) < least) return null;
  return way > 0 ? ahead : back;
}

/** As far as a car goes in a day the earth is flat. */
function away(from: Point, to: Point): { readonly east: number; readonly north: number } {
  const east = distanceKm(from, { lat: from.lat, long: to.long }) * Math.sign(to.long - from.long);
  const north = distanceKm(from, { lat: to.lat, long: from.long }) * Math.sign(to.lat - from.lat);
  return { east, north };
}

function collide(
  one: Neighbour,
  other: Pick<Neighbour, 'left' | 'top'> & { readonly wide: number },
): boolean {
  const wide = (widthOf(one) + other.wide) / 2 + gapShare;
  return Math.abs(one.top - other.top) < lineShare && Math.abs(one.left - other.left) < wide;
}

function widthOf({ name, text }: Neighbour): number {
  return Math.max(name.length, text.length) * letterShare;
}
