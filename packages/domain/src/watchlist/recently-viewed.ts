import { readBrowserList, withNewest } from './browser-list.ts';
import { readKeptCar, type KeptCar } from './kept-car.ts';

/** The cars that a visitor looked at, the last first (WATCH-5), as many as the garage keeps. */
export function rememberViewed(
  viewed: readonly KeptCar[],
  { id, slug }: KeptCar,
  limit: number,
): readonly KeptCar[] {
  return withNewest(viewed, { id, slug }, limit);
}

/** Reads the viewed cars from where the browser kept them. */
export function readViewed(stored: unknown, limit: number): readonly KeptCar[] {
  return readBrowserList(stored, readKeptCar, limit);
}
