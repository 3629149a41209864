import type { Car } from '../car/car.ts';
import { holdReasons, type HoldReason } from '../car/hold-reason.ts';
import { nameCar, type CarNames } from './name-car.ts';

type Measured = Pick<Car, 'year' | 'km' | 'carType' | 'itemType' | 'model' | 'badge'>;

/** Before it there were no cars that a dealer sells as one among many. */
const firstYear = 1950;
const mostKm = 900_000;
/** A new car is driven by nobody but those who move it and show it. */
const mostKmWhenNew = 10_000;
/** So few are the figure of somebody who did not know it. */
const fewestKmWhenUsed = 100;
const yearsUntilUsed = 2;
/** What staff write into a row that they try their system with. */
const isTrial = /\bdo not sell\b|\bnot for sale\b/i;

/**
 * A car as it is taken in, wherever it is written: with its names as their maker writes them, and kept from the public
 * while something about it cannot be true.
 */
export function takeInCar<Taken extends CarNames & Measured & Pick<Car, 'showOnDealerWebsite' | 'heldFor'>>(
  car: Taken,
  thisYear: number,
): Taken {
  const heldFor = holdReasonsOf(car, thisYear);
  const showOnDealerWebsite = car.showOnDealerWebsite && heldFor.length === 0;
  return { ...car, ...nameCar(car), heldFor, showOnDealerWebsite };
}

/** What cannot be true of a car: a figure that nobody believes costs more than a car that is missing for a day. */
export function holdReasonsOf(car: Measured, thisYear: number): HoldReason[] {
  const { year, km } = car;
  const isYear = year === null || (year >= firstYear && year <= thisYear + 1);
  const holds: Readonly<Record<HoldReason, boolean>> = {
    year_impossible: !isYear,
    km_impossible: km !== null && !isKm({ ...car, km }, thisYear),
    not_for_sale: isTrial.test(`${car.model ?? ''} ${car.badge ?? ''}`),
  };
  return holdReasons.filter((reason) => holds[reason]);
}

/** Zero is how feeds write that they do not know. */
function isKm(
  { year, km, carType, itemType }: Measured & { readonly km: number },
  thisYear: number,
): boolean {
  if (itemType === 'caravan' || km === 0) return true;
  if (km > mostKm || (carType === 'new' && km > mostKmWhenNew)) return false;
  const isOld = year !== null && year <= thisYear - yearsUntilUsed;
  return !(carType === 'used' && isOld && km < fewestKmWhenUsed);
}
