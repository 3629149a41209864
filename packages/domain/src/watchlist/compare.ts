import { knownText } from '../core/known-text.ts';
import type { Car } from '../stock/car/car.ts';
import { engineSize, type EngineCar } from '../stock/car/engine-size.ts';
import { priceDisplay, type PriceCar, type PriceSettings } from '../stock/price/price-display.ts';

type ComparedCar = PriceCar &
  EngineCar &
  Pick<
    Car,
    | 'year'
    | 'km'
    | 'carType'
    | 'simpleBody'
    | 'simpleTransmission'
    | 'simpleFuel'
    | 'drive'
    | 'seats'
    | 'doors'
    | 'colour'
    | 'location'
  >;

type Group = 'Money' | 'Condition' | 'Driving' | 'The rest';

/** What one car says in a row. */
interface Said {
  readonly text: string | number | null;
  /** By which cars can be put in order; null where this one cannot. */
  readonly measure: number | null;
}

interface RowRule {
  readonly group: Group;
  readonly label: string;
  readonly of: (car: ComparedCar, settings: PriceSettings) => Said;
  /** Which end of the measure every buyer would want, and the word for being there. */
  readonly better?: { readonly end: 'least' | 'most'; readonly word: string };
}

const number = new Intl.NumberFormat('en-AU');
const carTypes = { new: 'New', used: 'Used', demo: 'Demo' } as const;

const row = (
  group: Group,
  label: string,
  textOf: (car: ComparedCar) => string | number | null | undefined,
): RowRule => ({ group, label, of: (car) => ({ text: textOf(car) ?? null, measure: null }) });

/** What is compared, in the order in which buyers ask for it. */
const rows: readonly RowRule[] = [
  { group: 'Money', label: 'Price', of: priceOf, better: { end: 'least', word: 'Lowest' } },
  {
    group: 'Money',
    label: 'Price type',
    of: (car, settings) => ({ text: basisOf(car, settings), measure: null }),
  },
  row('Condition', 'Condition', ({ carType }) => carType && carTypes[carType]),
  {
    group: 'Condition',
    label: 'Year',
    of: ({ year }) => ({ text: year, measure: year }),
    better: { end: 'most', word: 'Newest' },
  },
  {
    group: 'Condition',
    label: 'Odometer',
    of: ({ km }) => ({ text: km === null ? null : `${number.format(km)} km`, measure: km }),
    better: { end: 'least', word: 'Lowest' },
  },
  row('Driving', 'Body', ({ simpleBody }) => simpleBody),
  row('Driving', 'Transmission', ({ simpleTransmission }) => simpleTransmission),
  row('Driving', 'Fuel Type', ({ simpleFuel }) => simpleFuel),
  row('Driving', 'Drive', ({ drive }) => drive),
  row('Driving', 'Engine', engineSize),
  {
    group: 'Driving',
    label: 'Fuel consumption',
    of: ({ variant }) => litres(variant?.fuelConsumptionCombined),
    better: { end: 'least', word: 'Lowest' },
  },
  row('The rest', 'Seats', ({ seats }) => seats),
  row('The rest', 'Doors', ({ doors }) => doors),
  row('The rest', 'Colour', ({ colour }) => colour),
  row('The rest', 'Location', ({ location }) => location?.name),
];

function litres(per100Km: number | null | undefined): Said {
  return per100Km
    ? { text: `${number.format(per100Km)} L/100 km`, measure: per100Km }
    : { text: null, measure: null };
}

/** A price is measured against others of the same kind alone: one with the charges is no dearer than one without. */
function priceOf(car: ComparedCar, settings: PriceSettings): Said {
  const price = priceDisplay(car, settings);
  if (price.kind === 'price') return { text: price.amount, measure: price.cents };
  return {
    text: price.kind === 'subscription' ? `${price.amount} ${price.unit}` : price.text,
    measure: null,
  };
}

export interface CompareRow {
  readonly group: Group;
  readonly label: string;
  /** One for each car, in their order; null where the car does not say. */
  readonly values: readonly (string | null)[];
  readonly differs: boolean;
  /** The car that is plainly ahead, by its place, and the word for that. */
  readonly best: { readonly place: number; readonly word: string } | null;
}

/**
 * Cars side by side (WATCH-4): a row for each fact that at least one of them states. A row differs when two
 * cars say different things; a car that says nothing does not make a difference. One is called the best only
 * where all can be measured, nobody would want the other end, and no other is as good.
 */
export function compareRows(cars: readonly ComparedCar[], settings: PriceSettings): readonly CompareRow[] {
  const isOneBasis = new Set(cars.map((car) => basisOf(car, settings)?.toLowerCase())).size === 1;
  return rows.flatMap(({ group, label, of, better }) => {
    const all = cars.map((car) => of(car, settings));
    const values = all.map(({ text }) => knownText(text?.toString()));
    const said = new Set(values.flatMap((value) => value?.toLowerCase() ?? []));
    if (said.size === 0) return [];
    const canJudge = better !== undefined && (label !== 'Price' || isOneBasis);
    const best = canJudge ? bestOf(all, better) : null;
    return [{ group, label, values, differs: said.size > 1, best }];
  });
}

function basisOf(car: ComparedCar, settings: PriceSettings): string | null {
  const price = priceDisplay(car, settings);
  return price.kind === 'price' ? price.type : null;
}

function bestOf(all: readonly Said[], better: NonNullable<RowRule['better']>): CompareRow['best'] {
  const measures = all.flatMap(({ measure }) => measure ?? []);
  if (measures.length < 2 || measures.length < all.length) return null;
  const best = better.end === 'least' ? Math.min(...measures) : Math.max(...measures);
  const isAlone = measures.filter((measure) => measure === best).length === 1;
  return isAlone ? { place: measures.indexOf(best), word: better.word } : null;
}
