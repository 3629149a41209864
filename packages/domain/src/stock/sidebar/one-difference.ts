import { capitalised } from '../../core/capitalised.ts';
import { carName } from '../car/car-name.ts';
import type { ListedCar } from '../card/listed-car.ts';
import { askingPriceCents } from '../car/asking-price.ts';
import { paintFamily } from '../car/paint-family.ts';
import { driveValue, makeModelOf, type SearchAttribute } from '../attributes/search-attributes.ts';
import { rangeLabel, valueLabel } from './value-label.ts';
import type { ChosenRange } from '../search/search-state.ts';

/** What was asked for, and is not so with a car. */
interface Missed {
  readonly attribute: SearchAttribute | 'query';
  /** As its chip says it. */
  readonly value: string;
  readonly range: ChosenRange | null;
}

/** What was asked for, with the values that would do. */
export interface Asked extends Missed {
  readonly chosen: readonly string[];
}

const number = new Intl.NumberFormat('en-AU');
const noNames = new Map<string, string>();

const ownValues: Readonly<Partial<Record<SearchAttribute, (car: ListedCar) => string | null>>> = {
  carType: ({ carType }) => (carType === null ? null : valueLabel('carType', carType, noNames)),
  colour: ({ colour }) => colour,
  make: ({ make }) => carName(make),
  model: ({ model }) => carName(model),
  makeModel: ({ make, model }) => [carName(make), carName(model)].filter((name) => name !== null).join(' '),
  body: ({ simpleBody }) => simpleBody,
  drive: ({ drive }) => driveValue(drive),
  fuel: ({ simpleFuel }) => simpleFuel,
  transmission: ({ simpleTransmission }) => simpleTransmission,
  seats: ({ seats }) => (seats === null ? null : valueLabel('seats', String(seats), noNames)),
  city: ({ location }) => location?.address?.city ?? null,
  locationName: ({ location }) => location?.name ?? null,
  year: ({ year }) => (year === null ? null : String(year)),
};

/** The one thing in which a car is not what was searched for: $3,990 over your limit; 4x2, not 4x4. */
export function oneDifference(car: ListedCar, { attribute, value, range }: Missed): string {
  if (attribute === 'query') return 'Without the words you typed';
  const amount = amountOf(car, attribute);
  if (range && attribute !== 'year' && amount !== null) {
    const { min, max } = range;
    const inUnits = (difference: number) =>
      attribute === 'price' ? `$${number.format(difference)}` : `${number.format(difference)} km`;
    if (max !== null && amount > max) return `${inUnits(amount - max)} over your limit`;
    if (min !== null && amount < min) return `${inUnits(min - amount)} under your range`;
  }
  const own = ownValues[attribute]?.(car) ?? null;
  const wanted = range ? rangeLabel(attribute as 'year', range).toLowerCase() : value;
  return own === null || own === value ? `Not ${wanted}` : `${own}, not ${wanted}`;
}

/** More than three things are no longer read. */
const mostSaid = 3;

/**
 * In what a car is not what was searched for where it misses more than one thing: Automatic, not Manual · Blue, not
 * Red. Null where its facts do not tell.
 */
export function knownDifferences(car: ListedCar, asked: readonly Asked[]): string | null {
  const missed = asked.filter((one) => isKnownToMiss(car, one));
  if (missed.length === 0) return null;
  return missed
    .slice(0, mostSaid)
    .map((one) => oneDifference(car, one))
    .join(' · ');
}

/** As filters choose them, where that is not what is said of a car. */
const chosenValues: typeof ownValues = {
  carType: ({ carType }) => carType,
  colour: ({ colour }) => {
    const family = colour === null ? null : paintFamily(colour);
    return family && capitalised(family);
  },
  make: ({ make }) => make,
  model: ({ model }) => model,
  makeModel: makeModelOf,
  seats: ({ seats }) => (seats === null ? null : String(seats)),
};

function isKnownToMiss(car: ListedCar, { attribute, chosen, range }: Asked): boolean {
  if (attribute === 'query') return false;
  if (range) {
    const amount = amountOf(car, attribute);
    const { min, max } = range;
    return amount !== null && ((min !== null && amount < min) || (max !== null && amount > max));
  }
  const own = (chosenValues[attribute] ?? ownValues[attribute])?.(car) ?? null;
  return own !== null && !chosen.includes(own);
}

function amountOf(car: ListedCar, attribute: SearchAttribute): number | null {
  if (attribute === 'km') return car.km;
  if (attribute === 'year') return car.year;
  const cents = attribute === 'price' ? askingPriceCents(car) : null;
  return cents === null ? null : Math.round(cents / 100);
}
