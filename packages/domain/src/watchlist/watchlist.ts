import { z } from 'zod';
import { idOf, instant } from '../core/fields.ts';
import type { CarId } from '../core/ids.ts';

/** A car that a signed-in visitor saved (WATCH-1). */
export const watchlistEntrySchema = z.object({
  carId: idOf<CarId>(),
  savedAt: instant,
});

export type WatchlistEntry = z.output<typeof watchlistEntrySchema>;
