import type { Car } from '../car/car.ts';
import type { FactCar } from '../car/car-facts.ts';
import { monthInWords } from '../../core/day-words.ts';
import { regoExpiry } from '../car/rego-expiry.ts';
import { knownRows, type SpecRow } from './spec-row.ts';

type PaperCar = FactCar & Pick<Car, 'regoExpiry' | 'buildDate' | 'complianceDate'>;

/** The last rows of a specification, of what stands in a car's papers, whatever kind of vehicle it is. */
export function paperRows(
  car: PaperCar,
  now: Date,
  zone: string,
): { readonly rows: readonly SpecRow[]; readonly validUntil: Date | null } {
  const rego = regoExpiry(car, now, zone);
  const rows = knownRows(car, [
    'regplate',
    ['Rego expiry', rego.text],
    'vin',
    'stocknum',
    ['Build date', month(car.buildDate)],
    ['Compliance date', month(car.complianceDate)],
  ]);
  return { rows, validUntil: rego.validUntil };
}

function month(date: string | null): string | null {
  return date === null ? null : monthInWords(date);
}
