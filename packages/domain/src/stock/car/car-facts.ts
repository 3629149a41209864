import { knownText } from '../../core/known-text.ts';
import { safetyRatingText } from './safety-rating.ts';
import type { Car } from './car.ts';
import { engineSize } from './engine-size.ts';

/** What cards and the top of the vehicle page tell of a car: little enough to lie in the search index. */
export type FactCar = Pick<
  Car,
  | 'itemType'
  | 'carType'
  | 'km'
  | 'simpleTransmission'
  | 'transmission'
  | 'simpleFuel'
  | 'fuel'
  | 'simpleBody'
  | 'bodyConfiguration'
  | 'drive'
  | 'seats'
  | 'doors'
  | 'colour'
  | 'interiorColour'
  | 'engineSize'
  | 'variant'
  | 'stockNumber'
  | 'regoPlate'
  | 'vin'
>;

/** A fact with its name, as a row of a table. */
export interface CarFact {
  readonly label: string;
  readonly text: string;
}

interface Fact {
  readonly label: string;
  /** Null where the car does not say: no rule shows it then (RULE-10). */
  readonly textOf: (car: FactCar) => string | null;
}

/** 10 Speed Sports Automatic is an automatic: cards have no room for more, and the specifications say it all. */
function plainTransmission(text: string | null): string | null {
  const [kind] = /\b(?:automatic|manual)\b/i.exec(text ?? '') ?? [];
  return kind === undefined ? text : kind.charAt(0).toUpperCase() + kind.slice(1).toLowerCase();
}

/** 4X4 Dual Range is 4x4 dual range: the feed's own words, written as people write them. */
function driveWords(text: string | null): string | null {
  return text?.replace(/^(?:4X[24]|AWD)\b.*/, (said) => said.toLowerCase().replace('awd', 'AWD')) ?? null;
}

/** SUPER BLACK PEARL is Super Black Pearl: what a feed writes in capitals alone is not shouted at buyers. */
function colourName(colour: string | null | undefined): string | null {
  const text = knownText(colour);
  if (text === null || /\p{Ll}/u.test(text)) return text;
  return text.toLowerCase().replaceAll(/(?<![\p{L}\p{M}’'])\p{L}/gu, (letter) => letter.toUpperCase());
}

const conditions = { new: 'New', used: 'Used', demo: 'Demo' } as const;
const number = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 2 });

/** The facts of a car in a buyer's words, by the names that settings use. */
export const carFacts = {
  condition: {
    label: 'Condition',
    textOf: ({ carType }) => (carType === null ? null : conditions[carType]),
  },
  odometer: {
    label: 'Odometer',
    // A used car has been driven: 0 is how feeds say that they do not know.
    textOf: ({ km, carType }) =>
      km === null || (km === 0 && carType === 'used') ? null : `${number.format(km)} km`,
  },
  transmission: {
    label: 'Transmission',
    textOf: (car) => knownText(car.simpleTransmission) ?? plainTransmission(knownText(car.transmission)),
  },
  fuel: { label: 'Fuel type', textOf: (car) => knownText(car.simpleFuel) ?? knownText(car.fuel) },
  body: { label: 'Body', textOf: (car) => knownText(car.simpleBody) ?? knownText(car.bodyConfiguration) },
  drive: { label: 'Drive', textOf: (car) => driveWords(knownText(car.drive)) },
  engine: { label: 'Engine', textOf: engineSize },
  power: { label: 'Power', textOf: ({ variant }) => amountText(variant?.power, 'kW') },
  towing: {
    label: 'Towing, with brakes',
    textOf: ({ variant }) => amountText(variant?.brakedTowingMass, 'kg'),
  },
  fuelUse: {
    label: 'Fuel use (combined)',
    textOf: ({ variant }) => amountText(variant?.fuelConsumptionCombined, 'L/100km'),
  },
  seats: { label: 'Seats', textOf: (car) => amountText(car.seats) },
  doors: { label: 'Doors', textOf: (car) => amountText(car.doors) },
  colour: { label: 'Colour', textOf: (car) => colourName(car.colour) },
  interiorColour: { label: 'Interior colour', textOf: (car) => colourName(car.interiorColour) },
  ancapRating: {
    label: 'ANCAP rating',
    textOf: ({ variant }) => safetyRatingText(variant),
  },
  regplate: { label: 'Registration', textOf: (car) => knownText(car.regoPlate) },
  stocknum: { label: 'Stock number', textOf: (car) => knownText(car.stockNumber) },
  vin: { label: 'VIN', textOf: (car) => knownText(car.vin) },
} as const satisfies Record<string, Fact>;

export type FactName = keyof typeof carFacts;

/** The fact of a car under a name, with its label; null where it is not known. */
export function carFact(name: FactName, car: FactCar): CarFact | null {
  const { label, textOf } = carFacts[name];
  const text = textOf(car);
  return text === null ? null : { label, text };
}

/** A number with its unit; 0 is how feeds say that they do not know, as nothing here weighs or has nothing. */
export function amountText(amount: number | null | undefined, unit?: string): string | null {
  if (amount === null || amount === undefined || amount === 0) return null;
  return unit === undefined ? number.format(amount) : `${number.format(amount)} ${unit}`;
}
