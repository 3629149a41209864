import { z } from 'zod';
import { maybe, text } from '../../core/fields.ts';

const feet = z.number().min(0).max(9_999);
const kilograms = z.int().min(0).max(1_000_000);

/** What a caravan has beside a car's fields (TEN-7). Lengths are in feet, as the trade gives them; masses in kilograms. */
export const caravanSchema = z.object({
  bodyWidthFeet: maybe(feet),
  bodyLengthFeet: maybe(feet),
  tareWeightKg: maybe(kilograms),
  axleType: maybe(text(60)),
  sleeps: maybe(z.int().min(0).max(100)),
  aggregateTrailerMassKg: maybe(kilograms),
});

export type Caravan = z.output<typeof caravanSchema>;
