import { priceBasis, type PriceBasis } from '@forecourt/domain/stock/price/price-basis';
import type { Random } from '../random.ts';
import type { CarType, Vehicle } from './choose-vehicle.ts';
import { usualKmPerYear } from './odometer.ts';
import type { StockPlan } from './stock-plan.ts';
import { draw, weightedTable } from './weighted-table.ts';

/** The last three digits of what dealers ask. */
export const dealerEndings: readonly number[] = [990, 888, 500, 490, 999];

const endings = weightedTable(
  [
    [990, 12],
    [888, 3],
    [500, 2],
    [490, 2],
    [999, 1],
  ] as const,
  ([, weight]) => weight,
);

export interface PriceType {
  readonly words: string | null;
  readonly basis: PriceBasis | null;
}

/** The price types of a plan with what they mean, read once for all its cars. */
export function priceTypesOf({ priceTypes }: Pick<StockPlan, 'priceTypes'>): readonly PriceType[] {
  const words = priceTypes.length === 0 ? [null] : priceTypes;
  return words.map((type) => ({ words: type, basis: priceBasis(type) }));
}

export interface AskedPrice {
  /** What the vehicle is worth in this state, excluding government charges, in dollars. */
  readonly worth: number;
  /** What is asked for it on its own basis, in dollars. */
  readonly asked: number;
}

/** What a dealer asks: by age, kilometres and badge, with charges where the price is drive away. */
export function askedPrice(
  vehicle: Vehicle,
  car: { readonly carType: CarType; readonly years: number; readonly km: number | null },
  { basis }: PriceType,
  [min, max]: StockPlan['usedPrices'],
  random: Random,
): AskedPrice {
  const { newPrice } = vehicle.badge;
  const isCharged = basis === 'driveAway' || basis === 'estimate';
  if (car.carType === 'new') {
    // What else a car is hangs on how often is drawn before: these two keep every new one as it is.
    random.bell();
    if (isCharged) draw(endings, random);
    // A new car is listed at what its maker recommends: two of one grade cost the same, and no less than its page says.
    return { worth: newPrice, asked: isCharged ? listedDriveAway(newPrice) : newPrice };
  }
  if (car.carType === 'demo') {
    const worth = newPrice * (0.93 - random.next() * 0.06);
    return { worth, asked: endedPrice(isCharged ? withCharges(worth) : worth, random) };
  }
  const worth = vehicle.usualPrice * worthOfKm(vehicle, car) * (1 + random.bell() * 0.05);
  const asked = endedPrice(Math.min(Math.max(isCharged ? withCharges(worth) : worth, min), max), random);
  return { worth, asked: within(asked, min, max) };
}

/** Low kilometres for its age make a car dearer, high ones cheaper. */
function worthOfKm(vehicle: Vehicle, { km, years }: { readonly km: number | null; readonly years: number }) {
  if (km === null) return 1;
  const usual = usualKmPerYear(vehicle) * years;
  return Math.min(1.14, Math.max(0.72, 1 - (0.28 * (km - usual)) / (usual + usualKmPerYear(vehicle) * 2)));
}

/** Duty and transfer, and for the rest of its year the registration, as they are around the country. */
export function withCharges(price: number): number {
  return price * 1.035 + 420;
}

/** What a new car costs drive away, as its maker lists it: to the next 500 and ten less. */
export function listedDriveAway(newPrice: number): number {
  return Math.round(withCharges(newPrice) / 500) * 500 - 10;
}

/** The nearest price that ends as dealers' prices do. */
export function endedPrice(price: number, random: Random): number {
  const [ending] = draw(endings, random);
  return Math.max(1, Math.round((price - ending) / 1_000)) * 1_000 + ending;
}

function within(price: number, min: number, max: number): number {
  const down = price > max ? Math.ceil((price - max) / 1_000) * 1_000 : 0;
  const up = price < min ? Math.ceil((min - price) / 1_000) * 1_000 : 0;
  return price - down + up;
}
