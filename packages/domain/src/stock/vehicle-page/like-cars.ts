import { formatWholeDollars } from '../../core/money.ts';
import type { SiteSettings } from '../../settings/registry.ts';
import { askingPriceCents } from '../car/asking-price.ts';
import type { Car } from '../car/car.ts';
import { carName } from '../car/car-name.ts';
import { priceBasis, type PriceBasis } from '../price/price-basis.ts';

export type LikeCar = Pick<
  Car,
  'id' | 'make' | 'model' | 'year' | 'km' | 'carType' | 'priceCents' | 'offerPriceCents' | 'priceType'
>;

interface LikeSettings {
  readonly price: Pick<SiteSettings['price'], 'aboveCents' | 'defaultType'>;
}

/** Where a car stands in the plot, in percent from its left and from its top. */
export interface PlotPlace {
  readonly x: number;
  readonly y: number;
}

/** The cars of a site that are like one, each a dot by its price and its kilometres. */
export interface LikeCars {
  readonly own: PlotPlace;
  readonly others: readonly PlotPlace[];
  /** The price at the left and the right end. */
  readonly prices: readonly [lowest: string, highest: string];
  /** The kilometres at the top and the bottom. */
  readonly kms: readonly [fewest: string, most: string];
  /** What the dots are, under the plot. */
  readonly text: string;
  /** The same for whoever does not see the plot. */
  readonly described: string;
}

/** Fewer say nothing about what such a car costs. */
const fewestOthers = 6;
/** Built within so many years of it: an older one is another car. */
export const likeYears = 2;
/** Ends of both scales are round. */
const steps = { dollars: 1_000, km: 5_000 } as const;

const basisWords: Readonly<Record<PriceBasis, string>> = {
  driveAway: 'all drive away',
  excludingCharges: 'all before government charges',
  estimate: 'all estimated drive away',
};

const number = new Intl.NumberFormat('en-AU');

/** Null where too few are like it, or its price, its kilometres or its year are not known. */
export function likeCars(car: LikeCar, found: readonly LikeCar[], { price }: LikeSettings): LikeCars | null {
  const basisOf = ({ priceType }: LikeCar) => priceBasis(priceType) ?? price.defaultType;
  const pointOf = (one: LikeCar) => {
    const { km, year } = one;
    const cents = askingPriceCents(one, price.aboveCents);
    return cents === null || km === null || year === null ? [] : [{ dollars: cents / 100, km, year }];
  };
  const [own] = pointOf(car);
  if (!own) return null;
  const others = found
    .filter((one) => one.id !== car.id && isLike(one, car) && basisOf(one) === basisOf(car))
    .flatMap(pointOf)
    .filter(({ year }) => Math.abs(year - own.year) <= likeYears);
  if (others.length < fewestOthers) return null;

  const all = [own, ...others];
  const dollars = scaleOf(
    all.map((one) => one.dollars),
    steps.dollars,
  );
  const kms = scaleOf(
    all.map(({ km }) => km),
    steps.km,
  );
  const placeOf = (one: typeof own) => ({ x: dollars.at(one.dollars), y: kms.at(one.km) });
  const prices = [dollars.lowest, dollars.highest].map((end) => formatWholeDollars(end * 100));
  const ends = [kms.lowest, kms.highest].map((end) => `${number.format(end)} km`);
  const what = `${others.length} more ${[carName(car.make), carName(car.model)].join(' ')}${yearsOf(others)}`;
  return {
    own: placeOf(own),
    others: others.map(placeOf),
    prices: prices as [string, string],
    kms: ends as [string, string],
    text: `The large dot is this one, the others ${what} on this site, ${basisWords[basisOf(car)]}.`,
    described: `Price and kilometres: this one ${formatWholeDollars(own.dollars * 100)} and ${number.format(own.km)} km, beside ${what} from ${prices.join(' to ')} and ${ends.join(' to ')}.`,
  };
}

function isLike(one: LikeCar, car: LikeCar): boolean {
  return one.make === car.make && one.model === car.model && one.carType === car.carType;
}

function yearsOf(others: readonly { readonly year: number }[]): string {
  const years = others.map(({ year }) => year);
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return first === last ? ` from ${first}` : ` from ${first} to ${last}`;
}

function scaleOf(values: readonly number[], step: number) {
  const lowest = Math.floor(Math.min(...values) / step) * step;
  const highest = Math.max(lowest + step, Math.ceil(Math.max(...values) / step) * step);
  return {
    lowest,
    highest,
    at: (value: number) => Math.round(((value - lowest) / (highest - lowest)) * 1000) / 10,
  };
}
