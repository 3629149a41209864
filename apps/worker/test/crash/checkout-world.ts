import type { CarId } from '@forecourt/domain/core/ids';
import type { CrashWorld } from './crash-world.ts';

/** A car of the crash test, and the slugs of the sites that show it. */
export interface CrashedCar {
  readonly id: CarId;
  readonly slug: string;
  readonly sites: readonly string[];
}

/** Many dealerships with an account each, and sites that show each other's cars. */
export interface CheckoutWorld extends CrashWorld {
  readonly cars: readonly CrashedCar[];
}

export interface CheckoutOrder {
  readonly cars: number;
  readonly dealerships: number;
}

export const depositCents = 20_000;
