import { knownText } from '../../core/known-text.ts';
import type { Car } from '../car/car.ts';
import { amountText, carFact } from '../car/car-facts.ts';
import { licenceWords } from './item-type-facts.ts';
import { knownRows, type SpecRow } from './spec-row.ts';

/**
 * What a motorcycle is, for the specification panel (TEN-7): the engine before all, in cubic centimetres,
 * and nothing of doors, inside colours or the safety rating that motorcycles do not have.
 */
export function motorcycleSpecRows(car: Car): readonly SpecRow[] {
  const { variant } = car;
  return knownRows(car, [
    'condition',
    'odometer',
    'engine',
    ['Type', carFact('body', car)?.text ?? null],
    ['Power', amountText(variant?.power, 'kW')],
    ['Cylinders', amountText(variant?.cylinders)],
    ['Torque', amountText(variant?.torque, 'Nm')],
    ['Transmission', knownText(car.transmission) ?? knownText(car.simpleTransmission)],
    ['Gears', amountText(car.gears)],
    ['Fuel type', knownText(car.fuel) ?? knownText(car.simpleFuel)],
    ['Fuel use (combined)', amountText(variant?.fuelConsumptionCombined, 'L/100km')],
    ['Fuel capacity', amountText(variant?.fuelCapacity, 'L')],
    'colour',
    'seats',
    ['Seat height', amountText(variant?.seatHeight, 'mm')],
    ['Wet weight', amountText(variant?.wetWeight, 'kg')],
    ['Licence', licenceWords(car)],
    ['Gross vehicle mass', amountText(variant?.grossVehicleMass, 'kg')],
  ]);
}
