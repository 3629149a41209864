import { z } from 'zod';
import { idOf, maybe, text, url } from './fields.ts';
import type { AddressId } from './ids.ts';

/** An address of a dealership. Several departments may share one, and a page then offers to choose. */
export const addressSchema = z.object({
  id: idOf<AddressId>(),
  street: maybe(text(300)),
  city: maybe(text(120)),
  state: maybe(text(40)),
  postcode: maybe(text(10)),
  lat: maybe(z.number().min(-90).max(90)),
  long: maybe(z.number().min(-180).max(180)),
  placeId: maybe(text(300)),
  placeUrl: maybe(url),
  /** Names the picture of the map that stands in for a missing photograph. */
  mapKey: maybe(text(500)),
});

export type Address = z.output<typeof addressSchema>;
