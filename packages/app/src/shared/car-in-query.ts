import type { CarId } from '@forecourt/domain/core/ids';
import { readQueryString } from '@forecourt/domain/core/query-string';
import { isUuid } from '@forecourt/domain/core/uuid';

/** The car that an address names by `car_id`; null where it names none, or anything else. */
export function carInQuery(query: string): CarId | null {
  const asked = new Map(readQueryString(query, { parameters: 50, characters: 300 }));
  const id = asked.get('car_id') ?? '';
  return isUuid(id) ? (id as CarId) : null;
}
