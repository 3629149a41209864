import type { CarId } from '@forecourt/domain/core/ids';

/** The most that is asked for at once, and as many as a browser keeps. */
export const mostCards = 100;

/** Enough for as many ids, each with its moment. */
export const longestRequest = mostCards * 64;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface RequestedCar {
  readonly id: CarId;
  /** When the visitor saved it; null where that is not known or asked about. */
  readonly savedAt: Date | null;
}

/** Whether a text can be the id of a car: anything else would be an error to the database. */
export function isCarId(text: string): text is CarId {
  return uuid.test(text);
}

/** Reads cars as a browser writes them: ids with commas between them, each with @ and a moment, or without. */
export function readRequestedCars(written: string): readonly RequestedCar[] {
  const known = new Map<string, RequestedCar>();
  for (const one of written.split(',', mostCards)) {
    const [id = '', moment] = one.split('@', 2);
    const savedAt = moment === undefined ? Number.NaN : Date.parse(moment);
    if (isCarId(id)) known.set(id, { id, savedAt: Number.isNaN(savedAt) ? null : new Date(savedAt) });
  }
  return [...known.values()];
}

/** Writes a car as it is read. */
export function writeRequestedCar({ id, savedAt }: RequestedCar): string {
  return savedAt === null ? id : `${id}@${savedAt.toISOString()}`;
}
