import { z } from 'zod';
import { maybe, text, url } from '../core/fields.ts';

export const addressSchema = z.object({
  street: maybe(text),
  city: maybe(text),
  state: maybe(text),
  postcode: maybe(text),
  lat: maybe(z.number().min(-90).max(90)),
  long: maybe(z.number().min(-180).max(180)),
  placeId: maybe(text),
  placeUrl: maybe(url),
  /** Names the picture of the map that stands in for a missing photograph. */
  mapKey: maybe(text),
});

export type Address = z.output<typeof addressSchema>;
