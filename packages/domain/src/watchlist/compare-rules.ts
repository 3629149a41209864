import { monthInWords } from '../core/day-words.ts';
import type { Car } from '../stock/car/car.ts';
import { safetyRatingText } from '../stock/car/safety-rating.ts';
import { amountText } from '../stock/car/car-facts.ts';
import { caravanPayload } from '../stock/car/caravan-payload.ts';
import { caravanDimension } from '../stock/car/caravan-dimensions.ts';
import { engineSize, type EngineCar } from '../stock/car/engine-size.ts';
import { isAvailable } from '../stock/car/availability.ts';
import { marketIndicator, type MarketCar, type MarketSettings } from '../stock/price/market-indicator.ts';
import {
  priceDisplay,
  type PriceCar,
  type PriceDisplay,
  type PriceSettings,
} from '../stock/price/price-display.ts';
import { pricedToBuy } from '../stock/price/priced-to-buy.ts';

export type CompareSettings = PriceSettings & MarketSettings;

export type ComparedCar = PriceCar &
  EngineCar &
  MarketCar &
  Pick<
    Car,
    | 'status'
    | 'year'
    | 'km'
    | 'owners'
    | 'carType'
    | 'itemType'
    | 'simpleBody'
    | 'simpleTransmission'
    | 'simpleFuel'
    | 'drive'
    | 'seats'
    | 'doors'
    | 'colour'
    | 'regoExpiry'
    | 'location'
    | 'variant'
    | 'caravan'
    | 'standardEquipment'
  >;

export type CompareGroup = 'The price' | 'How it’s been used' | 'What it does' | 'What comes with it';

/** What one car says in a row. */
export interface Said {
  readonly text: string | number | null;
  /** By which cars can be put in order; null where this one cannot. */
  readonly measure: number | null;
}

export interface RowRule {
  readonly group: CompareGroup;
  readonly label: string;
  /** `today` is a day as 2026-11-16. */
  readonly of: (car: ComparedCar, settings: CompareSettings, today: string) => Said;
  /** Which end of the measure every buyer would want, and the word for being there. */
  readonly better?: { readonly end: 'least' | 'most'; readonly word: string };
}

const number = new Intl.NumberFormat('en-AU');
const carTypes = { new: 'New', used: 'Used', demo: 'Demo' } as const;

const row = (
  group: CompareGroup,
  label: string,
  textOf: (car: ComparedCar) => string | number | null | undefined,
): RowRule => ({ group, label, of: (car) => ({ text: textOf(car) ?? null, measure: null }) });

/** A number with its unit, of which more or less is plainly better; 0 is how feeds say that they do not know. */
const figure = (
  group: CompareGroup,
  [label, unit]: readonly [label: string, unit: string],
  of: (car: ComparedCar) => number | null | undefined,
  better?: RowRule['better'],
): RowRule => ({
  group,
  label,
  of: (car) => ({ text: amountText(of(car), unit), measure: of(car) || null }),
  ...(better && { better }),
});

const least = (word: string) => ({ end: 'least', word }) as const;
const most = (word: string) => ({ end: 'most', word }) as const;
const [does, used] = ['What it does', 'How it’s been used'] as const;

/** What is compared, in the order in which buyers ask for it; a kind of vehicle that has no such thing has no such row. */
export const compareRules: readonly RowRule[] = [
  { group: 'The price', label: 'Price', of: priceOf, better: least('Lowest') },
  {
    group: 'The price',
    label: 'Price type',
    of: (car, settings) => ({ text: basisOf(car, settings), measure: null }),
  },
  { group: 'The price', label: 'Against the market', of: marketOf },
  row(used, 'Condition', ({ carType }) => carType && carTypes[carType]),
  { group: used, label: 'Year', of: ({ year }) => ({ text: year, measure: year }), better: most('Newest') },
  {
    group: used,
    label: 'Odometer',
    of: ({ km }) => ({ text: km === null ? null : `${number.format(km)} km`, measure: km }),
    better: least('Lowest'),
  },
  {
    group: used,
    label: 'Owners',
    of: ({ owners }) => ({ text: owners || null, measure: owners || null }),
    better: least('Fewest'),
  },
  {
    group: used,
    label: 'Rego to',
    // One that is over says nothing about what a buyer gets.
    of: ({ regoExpiry }, _, today) => ({
      text: regoExpiry !== null && regoExpiry >= today ? monthInWords(regoExpiry) : null,
      measure: null,
    }),
  },
  row(does, 'Body', ({ simpleBody }) => simpleBody),
  row(does, 'Sleeps', ({ caravan }) => amountText(caravan?.sleeps)),
  row(does, 'Length', ({ caravan }) => caravanDimension(caravan?.bodyLengthFeet)),
  figure(does, ['Tare', 'kg'], ({ caravan }) => caravan?.tareWeightKg, least('Lightest')),
  figure(does, ['ATM', 'kg'], ({ caravan }) => caravan?.aggregateTrailerMassKg),
  figure(does, ['Ball weight', 'kg'], ({ variant }) => variant?.ballWeight),
  row(does, 'Learners (LAMS)', learners),
  figure(does, ['Seat height', 'mm'], ({ variant }) => variant?.seatHeight),
  figure(does, ['Wet weight', 'kg'], ({ variant }) => variant?.wetWeight, least('Lightest')),
  figure(does, ['Towing, braked', 'kg'], ({ variant }) => variant?.brakedTowingMass, most('Most')),
  figure(
    does,
    ['Payload', 'kg'],
    ({ variant, caravan }) => variant?.payload ?? caravanPayload(caravan),
    most('Most'),
  ),
  row(does, 'Transmission', ({ simpleTransmission }) => simpleTransmission),
  row(does, 'Drive', ({ drive }) => drive),
  row(does, 'Engine', engineSize),
  { group: does, label: 'Power', of: powerOf, better: most('Most') },
  row(does, 'Fuel', ({ simpleFuel }) => simpleFuel),
  figure(does, ['Fuel use', 'L/100 km'], ({ variant }) => variant?.fuelConsumptionCombined, least('Lowest')),
  row(does, 'Seats', ({ seats }) => seats || null),
  row(does, 'Doors', ({ doors }) => doors || null),
  row(does, 'ANCAP safety', ({ variant }) => safetyRatingText(variant)),
];

/** The last rows, after the features. */
export const lastRules: readonly RowRule[] = [
  row('What comes with it', 'Colour', ({ colour }) => colour),
  row('What comes with it', 'Where it is', ({ location }) => location?.name),
];

/** What buyers of one kind or another decide by. */
export const keyLabels: ReadonlySet<string> = new Set([
  'Price',
  'Year',
  'Odometer',
  'Sleeps',
  'Length',
  'Tare',
  'ATM',
  'Ball weight',
  'Learners (LAMS)',
  'Seat height',
  'Towing, braked',
  'Payload',
  'Drive',
]);

/** What its page says of the market (RULE-7), with the note that the law asks for. */
function marketOf(car: ComparedCar, settings: CompareSettings): Said {
  const indicator = isAvailable(car) ? marketIndicator(car, settings) : null;
  const { text = null, note = null } = indicator ?? {};
  return { text: note === null ? text : `${text} (${note})`, measure: null };
}

function learners({ itemType, variant }: ComparedCar): string | null {
  if (itemType !== 'motorcycle' || variant === null || variant.isLams === null) return null;
  return variant.isLams ? 'Yes' : 'No';
}

function powerOf({ variant }: ComparedCar): Said {
  const power = variant?.power || null;
  const torque = variant?.torque || null;
  const parts = [amountText(power, 'kW'), amountText(torque, 'Nm')].filter((part) => part !== null);
  return { text: parts.join(', '), measure: power };
}

/** A price is measured against others of the same kind alone: one with the charges is no dearer than one without. */
function priceOf(car: ComparedCar, settings: PriceSettings): Said {
  const price = comparedPrice(car, settings);
  if (price.kind === 'price') return { text: price.amount, measure: price.cents };
  return {
    text: price.kind === 'subscription' ? `${price.amount} ${price.unit}` : price.text,
    measure: null,
  };
}

/** What a price includes; null where it is none. */
export function basisOf(car: ComparedCar, settings: PriceSettings): string | null {
  const price = comparedPrice(car, settings);
  return price.kind === 'price' ? price.type : null;
}

function comparedPrice(car: ComparedCar, settings: PriceSettings): PriceDisplay {
  return priceDisplay(pricedToBuy(car, settings), settings);
}
