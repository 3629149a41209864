import { z } from 'zod';
import { maybe, text } from '../../core/fields.ts';

const whole = z.int().min(0).max(1_000_000);
const amount = z.number().min(0).max(9_999);

/** What the manufacturer built: the same for every car of one variant, and missing for many. */
export const variantSchema = z.object({
  cylinders: maybe(z.int().min(0).max(100)),
  /** In cubic centimetres. */
  engineSize: maybe(whole),
  engineSizeLitres: maybe(amount),
  induction: maybe(text(120)),
  gearType: maybe(text(120)),
  /** Litres for 100 kilometres. */
  fuelConsumptionCombined: maybe(amount),
  fuelCapacity: maybe(amount),
  grossVehicleMass: maybe(whole),
  /** Lengths are in millimetres, as makers publish them. */
  vehicleLength: maybe(whole),
  vehicleHeight: maybe(whole),
  vehicleWidth: maybe(whole),
  /** Newton metres. */
  torque: maybe(whole),
  ancapRating: maybe(z.int().min(0).max(5)),
  /** The year of the rules that it was tested by: a star of 2015 is less than one of 2025. */
  ancapYear: maybe(z.int().min(1990).max(2200)),
  /** Kilowatts. */
  power: maybe(whole),
  /** Of a trailer with brakes; masses are in kilograms. */
  brakedTowingMass: maybe(whole),
  payload: maybe(whole),
  /** Learners may ride it; makers say so of motorcycles. */
  isLams: maybe(z.boolean()),
  seatHeight: maybe(whole),
  /** Of a motorcycle with oil and a full tank. */
  wetWeight: maybe(whole),
  /** What a caravan's coupling rests on the towing car with. */
  ballWeight: maybe(whole),
  bodyConfiguration: maybe(text(200)),
});

export type Variant = z.output<typeof variantSchema>;
