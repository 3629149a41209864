import { knownText } from '../../core/known-text.ts';
import type { Car } from '../car/car.ts';
import { amountText, carFact } from '../car/car-facts.ts';
import { knownRows, type SpecRow } from './spec-row.ts';

/** What a car is, for the specification panel: the feed's own words where a card has the simple ones. */
export function carSpecRows(car: Car): readonly SpecRow[] {
  const { variant } = car;
  return knownRows(car, [
    'condition',
    'odometer',
    'body',
    ['Transmission', knownText(car.transmission) ?? knownText(car.simpleTransmission)],
    ['Gear type', knownText(variant?.gearType)],
    ['Gears', amountText(car.gears)],
    'drive',
    ['Fuel type', knownText(car.fuel) ?? knownText(car.simpleFuel)],
    'engine',
    ['Cylinders', amountText(variant?.cylinders)],
    ['Induction', knownText(variant?.induction)],
    ['Torque', amountText(variant?.torque, 'Nm')],
    ['Fuel use (combined)', amountText(variant?.fuelConsumptionCombined, 'L/100km')],
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
    'ancapRating',
  ]);
}

/** Left away where the row of the body says the same already. */
function bodyConfiguration(car: Car): string | null {
  const text = knownText(car.bodyConfiguration) ?? knownText(car.variant?.bodyConfiguration);
  return text === carFact('body', car)?.text ? null : text;
}
