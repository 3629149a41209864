import { knownText } from '../../core/known-text.ts';
import type { Car } from '../car/car.ts';
import { amountText, carFact } from '../car/car-facts.ts';
import { knownRows, type SpecRow } from './spec-row.ts';

/** What a car is, for the specification panel: the feed's own words where a card has the simple ones. */
export function carSpecRows(car: Car): readonly SpecRow[] {
  const { variant } = car;
  const transmission = withCvt(knownText(car.transmission) ?? knownText(car.simpleTransmission));
  return knownRows(car, [
    'condition',
    'odometer',
    'body',
    ['Transmission', transmission],
    ['Gear type', unsaid(withCvt(knownText(variant?.gearType)), transmission)],
    ['Gears', transmission === 'CVT' ? null : unsaid(amountText(car.gears), transmission)],
    'drive',
    ['Fuel type', knownText(car.fuel) ?? knownText(car.simpleFuel)],
    'engine',
    ['Cylinders', amountText(variant?.cylinders)],
    ['Induction', knownText(variant?.induction)],
    'power',
    ['Torque', amountText(variant?.torque, 'Nm')],
    'fuelUse',
    ['Fuel capacity', amountText(variant?.fuelCapacity, 'L')],
    'colour',
    'interiorColour',
    'seats',
    'doors',
    ['Body configuration', bodyConfiguration(car)],
    ['Length', amountText(variant?.vehicleLength, 'mm')],
    ['Width', amountText(variant?.vehicleWidth, 'mm')],
    ['Height', amountText(variant?.vehicleHeight, 'mm')],
    ['Gross vehicle mass', amountText(variant?.grossVehicleMass, 'kg')],
    'towing',
    'ancapRating',
  ]);
}

/** What has no gears has no number of them either: its steps are the maker's imitation. */
function withCvt(text: string | null): string | null {
  return (
    text?.replace(/(?:\d+ Speed )?(?:Constantly|Continuously) Variable(?: Transmission)?/i, 'CVT') ?? null
  );
}

/** 6 Speed Sports Automatic says the kind and the number of its gears already. */
function unsaid(text: string | null, by: string | null): string | null {
  const said = by?.toLowerCase().split(/[\s-]+/) ?? [];
  return text !== null &&
    text
      .toLowerCase()
      .split(/[\s-]+/)
      .every((word) => said.includes(word))
    ? null
    : text;
}

/** Left away where the row of the body says the same already. */
function bodyConfiguration(car: Car): string | null {
  const text = knownText(car.bodyConfiguration) ?? knownText(car.variant?.bodyConfiguration);
  return text === carFact('body', car)?.text ? null : text;
}
