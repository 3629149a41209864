import { knownText } from '../core/known-text.ts';
import { formatDollars } from '../core/money.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { SiteSettings } from '../settings/registry.ts';
import { askingPriceCents } from '../stock/asking-price.ts';
import type { Car } from '../stock/car.ts';

type CompareSettings = Pick<SiteSettings['watchlist'], 'compareLimit'>;

/** Puts a car beside the others, or takes it away; refuses one more than fit side by side (WATCH-4). */
export function toggleCompared(
  compared: readonly string[],
  carId: string,
  { compareLimit }: CompareSettings,
): Result<readonly string[], 'full'> {
  if (compared.includes(carId)) return ok(compared.filter((id) => id !== carId));
  return compared.length < compareLimit ? ok([...compared, carId]) : fail('full');
}

type ComparedCar = Pick<
  Car,
  | 'priceCents'
  | 'offerPriceCents'
  | 'priceType'
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
  | 'engineSize'
> & {
  readonly variant: Pick<NonNullable<Car['variant']>, 'fuelConsumptionCombined'> | null;
};

const number = new Intl.NumberFormat('en-AU');
const carTypes = { new: 'New', used: 'Used', demo: 'Demo' } as const;

/** What is compared, in the order in which buyers ask for it. */
const rows: readonly (readonly [label: string, valueOf: (car: ComparedCar) => string | number | null])[] = [
  ['Price', priceOf],
  ['Price type', ({ priceType }) => priceType],
  ['Condition', ({ carType }) => carType && carTypes[carType]],
  ['Year', ({ year }) => year],
  ['Odometer', ({ km }) => (km === null ? null : `${number.format(km)} km`)],
  ['Body', ({ simpleBody }) => simpleBody],
  ['Transmission', ({ simpleTransmission }) => simpleTransmission],
  ['Fuel Type', ({ simpleFuel }) => simpleFuel],
  ['Drive', ({ drive }) => drive],
  ['Engine', ({ engineSize }) => engineSize],
  ['Fuel consumption', ({ variant }) => litres(variant?.fuelConsumptionCombined)],
  ['Seats', ({ seats }) => seats],
  ['Doors', ({ doors }) => doors],
  ['Colour', ({ colour }) => colour],
];

function litres(per100Km: number | null | undefined): string | null {
  return per100Km ? `${number.format(per100Km)} L/100 km` : null;
}

function priceOf(car: ComparedCar): string | null {
  const cents = askingPriceCents(car);
  return cents === null ? null : formatDollars(cents);
}

export interface CompareRow {
  readonly label: string;
  /** One for each car, in their order; null where the car does not say. */
  readonly values: readonly (string | null)[];
  readonly differs: boolean;
}

/**
 * Cars side by side (WATCH-4): a row for each fact that at least one of them states. A row differs when two
 * cars say different things; a car that says nothing does not make a difference.
 */
export function compareRows(cars: readonly ComparedCar[]): readonly CompareRow[] {
  return rows
    .map(([label, valueOf]) => {
      const values = cars.map((car) => knownText(valueOf(car)?.toString()));
      const said = new Set(values.flatMap((value) => value?.toLowerCase() ?? []));
      return { label, values, differs: said.size > 1, isSaid: said.size > 0 };
    })
    .filter(({ isSaid }) => isSaid)
    .map(({ label, values, differs }) => ({ label, values, differs }));
}
