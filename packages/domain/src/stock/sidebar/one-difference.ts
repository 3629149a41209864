import { carName } from '../car/car-name.ts';
import type { ListedCar } from '../card/listed-car.ts';
import { askingPriceCents } from '../car/asking-price.ts';
import { driveValue, type SearchAttribute } from '../attributes/search-attributes.ts';
import { rangeLabel, valueLabel } from './value-label.ts';
import type { ChosenRange } from '../search/search-state.ts';

/** What was asked for, and is not so with a car. */
interface Missed {
  readonly attribute: SearchAttribute | 'query';
  /** As its chip says it. */
  readonly value: string;
  readonly range: ChosenRange | null;
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
  const cents = askingPriceCents(car);
  const amount = { price: cents === null ? null : Math.round(cents / 100), km: car.km }[
    attribute as 'price' | 'km'
  ];
  if (range && typeof amount === 'number') {
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
