import type { SiteSettings } from '../../settings/registry.ts';
import { isAvailable } from '../car/availability.ts';
import type { Car } from '../car/car.ts';

/**
 * Whether a visitor can book a drive in this car (FORM-4), or to walk through this caravan: available, and of the
 * types that the site lets drive. A car of unknown type is kept out only where the site lets none drive.
 */
export function isTestDrivable(
  car: Pick<Car, 'status' | 'carType'>,
  { carTypes }: Pick<SiteSettings['testDrive'], 'carTypes'>,
): boolean {
  const isOfType = car.carType === null ? carTypes.length > 0 : carTypes.includes(car.carType);
  return isOfType && isAvailable(car);
}
