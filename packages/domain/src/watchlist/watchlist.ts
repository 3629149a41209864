import { z } from 'zod';
import { idOf, instant, maybe, text, url } from '../core/fields.ts';
import type { CarId } from '../core/ids.ts';

/** A car that a signed-in visitor saved (WATCH-1). */
export const watchlistEntrySchema = z.object({
  carId: idOf<CarId>(),
  savedAt: instant,
});

/** A car kept in the browser of a visitor who is not signed in (WATCH-3). */
export const favouriteSchema = z.object({
  id: idOf<CarId>(),
  name: maybe(text),
  slug: text,
  make: maybe(text),
  model: maybe(text),
  primaryImageUrl: maybe(url),
});

export type WatchlistEntry = z.output<typeof watchlistEntrySchema>;
export type Favourite = z.output<typeof favouriteSchema>;
