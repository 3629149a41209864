import { carFact } from '../car/car-facts.ts';
import type { Car } from '../car/car.ts';
import { caravanFact, type CaravanFactName } from '../presentation/caravan-facts.ts';
import { knownRows, type SpecRow } from './spec-row.ts';

const asked = [
  'condition',
  'sleeps',
  'length',
  'width',
  'tare',
  'atm',
  'axles',
] as const satisfies readonly CaravanFactName[];

/** What a caravan is, for the specification panel (TEN-7): berths, size and masses; it has no engine. */
export function caravanSpecRows(car: Car): readonly SpecRow[] {
  const facts = asked.map((name) => caravanFact(name, car)).filter((fact) => fact !== null);
  const type = carFact('body', car)?.text ?? null;
  return [...facts, ...knownRows(car, [['Type', type], 'colour', 'interiorColour'])];
}
