import { isAvailable } from './availability.ts';
import type { Car } from './car.ts';

/** What somebody who wants a car waits for: that another lets it go, or that it arrives. */
export type WaitedFor = 'free' | 'here';

/** What has to happen before a car can be driven (VDP-5); null where it stands there, and where it is gone. */
export function waitedFor(car: Pick<Car, 'status' | 'reserved'>): WaitedFor | null {
  if (!isAvailable(car)) return null;
  if (car.reserved) return 'free';
  return car.status === 'coming_soon' ? 'here' : null;
}
