import type { CarId } from '../core/ids.ts';

/** What every list in a browser has of a car: enough to ask for it and to link to it. */
export interface StoredCar {
  readonly id: CarId;
  readonly slug: string;
}

const carId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const longestSlug = 300;

/**
 * Reads a car from a list that a browser stored; null where none stands there. By hand and not by a schema, as
 * this runs in browsers, which would have to load the schemas' library for it.
 */
export function readStoredCar(entry: unknown): StoredCar | null {
  const { id, slug } = (entry ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof id !== 'string' || !carId.test(id)) return null;
  return storedText(slug, longestSlug) ? { id: id as CarId, slug: slug as string } : null;
}

/** A text that a browser stored; null for anything else, and for one that is too long or says nothing. */
export function storedText(value: unknown, longest: number): string | null {
  return typeof value === 'string' && value !== '' && value.length <= longest ? value : null;
}
