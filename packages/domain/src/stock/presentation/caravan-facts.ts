import { knownText } from '../../core/known-text.ts';
import type { SiteSettings } from '../../settings/registry.ts';
import { amountText, carFacts, type CarFact, type FactCar } from '../car/car-facts.ts';
import type { Car } from '../car/car.ts';
import { caravanDimension } from '../car/caravan-dimensions.ts';
import { caravanPayload } from '../car/caravan-payload.ts';

export type CaravanFactCar = FactCar & Pick<Car, 'caravan'>;
export type CaravanFactName = SiteSettings['carCard']['caravanDetails'][number];

/** What a buyer of a caravan asks about (TEN-7), by the names that settings use. */
const caravanFacts: Readonly<
  Record<CaravanFactName, { readonly label: string; readonly textOf: (car: CaravanFactCar) => string | null }>
> = {
  condition: carFacts.condition,
  sleeps: { label: 'Sleeps', textOf: ({ caravan }) => amountText(caravan?.sleeps) },
  length: { label: 'Body length', textOf: ({ caravan }) => caravanDimension(caravan?.bodyLengthFeet) },
  width: { label: 'Body width', textOf: ({ caravan }) => caravanDimension(caravan?.bodyWidthFeet) },
  tare: { label: 'Tare', textOf: ({ caravan }) => amountText(caravan?.tareWeightKg, 'kg') },
  axles: { label: 'Axle type', textOf: ({ caravan }) => knownText(caravan?.axleType) },
  atm: {
    label: 'ATM',
    textOf: ({ caravan }) => amountText(caravan?.aggregateTrailerMassKg, 'kg'),
  },
  payload: { label: 'Payload', textOf: ({ caravan }) => amountText(caravanPayload(caravan), 'kg') },
};

/** The fact of a caravan under a name, with its label; null where it is not known. */
export function caravanFact(name: CaravanFactName, car: CaravanFactCar): CarFact | null {
  const { label, textOf } = caravanFacts[name];
  const text = textOf(car);
  return text === null ? null : { label, text };
}
