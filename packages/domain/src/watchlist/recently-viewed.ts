import { z } from 'zod';
import { idOf, text } from '../core/fields.ts';
import type { CarId } from '../core/ids.ts';
import { readBrowserList, withNewest } from './browser-list.ts';

const viewedCarSchema = z.object({ id: idOf<CarId>(), slug: text(300).min(1) });

export type ViewedCar = z.output<typeof viewedCarSchema>;

/** The cars that a visitor looked at, the last first (WATCH-5), as many as the garage keeps. */
export function rememberViewed(
  viewed: readonly ViewedCar[],
  { id, slug }: ViewedCar,
  limit: number,
): readonly ViewedCar[] {
  return withNewest(viewed, { id, slug }, limit);
}

/** Reads the viewed cars from where the browser kept them. */
export function readViewed(stored: unknown, limit: number): readonly ViewedCar[] {
  return readBrowserList(stored, (entry) => viewedCarSchema.safeParse(entry).data ?? null, limit);
}
