import { foldedText } from '../core/folded-text.ts';
import { distanceKm, type Point } from './distance.ts';
import { postcodeState } from './postcode-state.ts';
import { suburbTables } from './suburbs.generated.ts';
import { towns } from './towns.ts';

/** A town or suburb, and where its middle is. */
export interface Suburb extends Point {
  readonly name: string;
  readonly state: string;
}

const suburbs: readonly Suburb[] = Object.entries(suburbTables).flatMap(([state, table]) =>
  table.split(/[,\n]/).flatMap(readLine(state)),
);

const byName: ReadonlyMap<string, readonly Suburb[]> = Map.groupBy(suburbs, ({ name }) => foldedText(name));

/**
 * The suburb that somebody named, also with its state. Of several of one name it is the one nearest to the places that
 * are asked about: Richmond means Melbourne's to a dealer of Melbourne.
 */
export function suburbNamed(typed: string, about: readonly Point[]): Suburb | null {
  const words = foldedText(typed).trim().replaceAll(/\s+/g, ' ');
  const [, name = words, state = null] = /^(.+?),? (act|nsw|nt|qld|sa|tas|vic|wa)$/.exec(words) ?? [];
  const named = (byName.get(name) ?? []).filter((one) => state === null || one.state.toLowerCase() === state);
  const [first] = named.toSorted((one, other) => reach(one, about) - reach(other, about));
  return first ?? null;
}

/** Further off nobody says that they are there. */
const farthestKm = 150;

/** The suburb that a point is in or nearest to, which its name and state lead back to; null where it is far from all. */
export function suburbAt(point: Point): Suburb | null {
  return suburbsWithin(point, farthestKm).find(isOneOfItsState) ?? null;
}

function isOneOfItsState({ name, state }: Suburb): boolean {
  return suburbs.filter((one) => one.name === name && one.state === state).length === 1;
}

/** The towns and suburbs around a point, from the nearest on. */
export function suburbsWithin(at: Point, km: number): readonly Suburb[] {
  return suburbs
    .map((suburb) => ({ suburb, away: distanceKm(at, suburb) }))
    .filter(({ away }) => away <= km)
    .toSorted((one, other) => one.away - other.away)
    .map(({ suburb }) => suburb);
}

/** The middle of a postcode, of the larger towns alone: what is known when nobody can be asked. */
export function townCentre(postcode: string): Point | null {
  const state = postcodeState(postcode)?.code;
  const town = towns.find((one) => one.postcode === postcode);
  const found = town && byName.get(foldedText(town.name))?.find((one) => one.state === state);
  return found ? { lat: found.lat, long: found.long } : null;
}

function reach(suburb: Suburb, about: readonly Point[]): number {
  return Math.min(Number.MAX_VALUE, ...about.map((point) => distanceKm(suburb, point)));
}

function readLine(state: string): (entry: string) => Suburb[] {
  return (entry) => {
    const [, name, lat, long] = /^(.+) (-?[\d.]+) (-?[\d.]+)$/.exec(entry) ?? [];
    return name === undefined ? [] : [{ name, state, lat: Number(lat), long: Number(long) }];
  };
}
