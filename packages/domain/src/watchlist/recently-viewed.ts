import { readBrowserList, withNewest } from './browser-list.ts';
import { readStoredCar, type StoredCar } from './stored-car.ts';

/** The cars that a visitor looked at, the last first (WATCH-5), as many as the garage keeps. */
export function rememberViewed(
  viewed: readonly StoredCar[],
  { id, slug }: StoredCar,
  limit: number,
): readonly StoredCar[] {
  return withNewest(viewed, { id, slug }, limit);
}

/** Reads the viewed cars from where the browser kept them. */
export function readViewed(stored: unknown, limit: number): readonly StoredCar[] {
  return readBrowserList(stored, readStoredCar, limit);
}
