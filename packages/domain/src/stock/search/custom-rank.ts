import { knownText } from '../../core/known-text.ts';
import type { SiteSettings } from '../../settings/registry.ts';
import { askingPriceCents } from '../car/asking-price.ts';
import type { Car } from '../car/car.ts';
import { isAvailable } from '../car/availability.ts';

type RankedCar = Pick<
  Car,
  | 'status'
  | 'photosCount'
  | 'createdAt'
  | 'priceCents'
  | 'offerPriceCents'
  | 'subscriptionPriceCents'
  | 'km'
  | 'year'
  | 'make'
  | 'model'
  | 'badge'
  | 'colour'
  | 'simpleBody'
  | 'simpleTransmission'
  | 'simpleFuel'
  | 'dealerComments'
  | 'standardEquipment'
> & {
  /** From -100, which pushes a car down, to 100, which lifts it. */
  readonly staffBoost: number;
};

export interface CustomRank {
  readonly rank: number;
  /** When freshness takes its next step and the rank has to be computed again; null once it has worn off. */
  readonly validUntil: Date | null;
}

/** More photographs than this say nothing more. */
const enoughPhotographs = 20;
const weekMs = 7 * 24 * 60 * 60 * 1000;
/** Freshness wears off in weekly steps: each is a document to write again. */
const freshWeeks = 8;
/** Above every sum of points, so that no weight can bring a sold car before an available one. */
const availableBonus = 1_000_000;
/** Likewise above them: a car by the week comes after those for sale, however fresh it is. */
const forSaleBonus = 600_000;
/** The worst staff boost at the highest weight, so that no rank is below nothing. */
const ground = 100_000;

/**
 * How relevant a car is (DATA-7, SRCH-5): a whole number, the higher the earlier.
 *
 *     1,000,000 if available
 *     + 600,000 if it is then for sale, rather than by subscription
 *     + 100,000
 *     + 1,000 x ( weight of staff boost  x boost / 100
 *               + weight of photographs  x photographs / 20, at most 1
 *               + weight of freshness    x what is left of 8 weeks since it was listed
 *               + weight of completeness x share of the facts a buyer asks for that are known )
 */
export function customRank(
  car: RankedCar,
  weights: SiteSettings['stock']['rankWeights'],
  now: Date,
): CustomRank {
  const weeks = Math.max(0, Math.floor((now.getTime() - car.createdAt.getTime()) / weekMs));
  const points =
    (weights.staffBoost * car.staffBoost) / 100 +
    weights.photographs * Math.min(1, car.photosCount / enoughPhotographs) +
    weights.freshness * Math.max(0, 1 - weeks / freshWeeks) +
    weights.completeness * completeness(car);
  return {
    rank: standing(car) + ground + Math.round(1_000 * points),
    validUntil: weeks < freshWeeks ? new Date(car.createdAt.getTime() + (weeks + 1) * weekMs) : null,
  };
}

function standing(car: RankedCar): number {
  if (!isAvailable(car)) return 0;
  return availableBonus + ((car.subscriptionPriceCents ?? 0) > 0 ? 0 : forSaleBonus);
}

/** Which share of what a buyer asks about a car is known of it. */
function completeness(car: RankedCar): number {
  const known = [
    askingPriceCents(car) !== null,
    car.km !== null,
    car.year !== null,
    knownText(car.make) !== null,
    knownText(car.model) !== null,
    knownText(car.badge) !== null,
    knownText(car.colour) !== null,
    knownText(car.simpleBody) !== null,
    knownText(car.simpleTransmission) !== null,
    knownText(car.simpleFuel) !== null,
    knownText(car.dealerComments) !== null,
    car.standardEquipment.length > 0,
  ];
  return known.filter(Boolean).length / known.length;
}
