import type { LookedUpVehicle } from './read-vehicle-lookup.ts';

/** What a guide of cars knows by the code of a variant: nothing of the one car that has it. */
export type GuideEntry = Pick<
  LookedUpVehicle,
  'make' | 'model' | 'series' | 'variant' | 'year' | 'transmission' | 'body' | 'cylinders'
>;

/** A looked-up car with what the guide knows of its variant; what the lookup said itself stays (TEN-2). */
export function fillFromGuide(vehicle: LookedUpVehicle, entry: GuideEntry): LookedUpVehicle {
  return {
    ...vehicle,
    make: vehicle.make ?? entry.make,
    model: vehicle.model ?? entry.model,
    series: vehicle.series ?? entry.series,
    variant: vehicle.variant ?? entry.variant,
    year: vehicle.year ?? entry.year,
    transmission: vehicle.transmission ?? entry.transmission,
    body: vehicle.body ?? entry.body,
    cylinders: vehicle.cylinders ?? entry.cylinders,
  };
}
