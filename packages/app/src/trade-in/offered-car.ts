import type { LookedUpVehicle } from '@forecourt/domain/trade-in/read-vehicle-lookup';

type NamedVehicle = Pick<LookedUpVehicle, 'make' | 'model' | 'variant' | 'year'>;

/** 2020 Mazda CX-5 Touring AWD; a car that nobody knows by name is a car. */
export function offeredCarTitle(vehicle: NamedVehicle | null): string {
  const { year, make, model, variant } = vehicle ?? {};
  return (
    [year, make, model, variant].filter((part) => part !== null && part !== undefined).join(' ') || 'car'
  );
}

/** What its owner calls it: CX-5. */
export function offeredCarName(vehicle: NamedVehicle | null): string {
  return vehicle?.model ?? vehicle?.make ?? 'car';
}
