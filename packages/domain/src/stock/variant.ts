import { z } from 'zod';
import { maybe, text } from '../core/fields.ts';

/** What the manufacturer built: the same for every car of one variant, and missing for many. */
export const variantSchema = z.object({
  cylinders: maybe(z.int()),
  engineSize: maybe(text),
  engineSizeLitres: maybe(z.number()),
  induction: maybe(text),
  gearType: maybe(text),
  fuelConsumptionCombined: maybe(z.number()),
  fuelCapacity: maybe(z.number()),
  grossVehicleMass: maybe(z.number()),
  vehicleLength: maybe(z.number()),
  vehicleHeight: maybe(z.number()),
  vehicleWidth: maybe(z.number()),
  torque: maybe(text),
  ancapRating: maybe(z.number()),
  bodyConfiguration: maybe(text),
});

export type Variant = z.output<typeof variantSchema>;
