import type { CarId } from '@forecourt/domain/core/ids';
import { readQueryString } from '@forecourt/domain/core/query-string';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The car that an address names by `car_id`; null where it names none, or anything else. */
export function carInQuery(query: string): CarId | null {
  const asked = new Map(readQueryString(query, { parameters: 50, characters: 300 }));
  const id = asked.get('car_id') ?? '';
  return uuid.test(id) ? (id as CarId) : null;
}
