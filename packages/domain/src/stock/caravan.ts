import { z } from 'zod';
import { maybe, text } from '../core/fields.ts';

/** What a caravan has beside a car's fields (TEN-7). Lengths are in feet, as the trade gives them; masses in kilograms. */
export const caravanSchema = z.object({
  bodyWidthFeet: maybe(z.number()),
  bodyLengthFeet: maybe(z.number()),
  tareWeightKg: maybe(z.number()),
  axleType: maybe(text),
  sleeps: maybe(z.int()),
  aggregateTrailerMassKg: maybe(z.number()),
});

export type Caravan = z.output<typeof caravanSchema>;
