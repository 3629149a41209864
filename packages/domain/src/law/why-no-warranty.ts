import { capitalised } from '../core/capitalised.ts';
import { formatDollars } from '../core/money.ts';
import { stateNames, type StateCode } from '../locations/state-code.ts';
import type { Car } from '../stock/car/car.ts';
import type { WarrantyRow } from './statutory-warranty-table.ts';

export type WarrantyGap = 'age' | 'km' | 'price' | 'law';

export interface RefusedWarranty extends Pick<Car, 'itemType' | 'km'> {
  readonly state: StateCode;
  readonly because: WarrantyGap;
  /** The lines of the table that are about its kind, each reaching farther than the one before; none: the law excepts it. */
  readonly rows: readonly Pick<WarrantyRow, 'ageYears' | 'km' | 'priceFromCents' | 'priceAboveCents'>[];
}

/** Why a used vehicle has no statutory warranty (LAW-2): the state, the thing and the limit, as the table holds them. */
export function whyNoWarranty({ state, itemType, km, because, rows }: RefusedWarranty): string {
  const where = capitalised(stateNames[state]);
  const warranty = `${where}’s statutory warranty`;
  const farthestKm = rows.findLast((row) => row.km !== undefined)?.km;
  if (because === 'km' && farthestKm && km !== null)
    return `${warranty} ends at ${numberWords(farthestKm.value)} km; this one has done ${numberWords(km)}.`;
  const oldest = rows.findLast((row) => row.ageYears !== undefined)?.ageYears;
  if (because === 'age' && oldest) {
    const limit = `${oldest.bound === 'under' ? 'under' : 'up to'} ${oldest.value} years old`;
    return `${warranty} is for ${itemType}s ${limit}; this one is past that.`;
  }
  // The lines of a price begin with the cheapest.
  const [cheapest] = rows;
  if (because === 'price' && cheapest?.priceFromCents !== undefined)
    return `${warranty} is for ${itemType}s from ${formatDollars(cheapest.priceFromCents)}; this one costs less.`;
  if (because === 'price' && cheapest?.priceAboveCents !== undefined)
    return `${warranty} is for ${itemType}s over ${formatDollars(cheapest.priceAboveCents)}; this one isn’t.`;
  return `${where} has no statutory warranty on ${rows.length === 0 ? '' : 'used '}${itemType}s.`;
}

function numberWords(value: number): string {
  return value.toLocaleString('en-AU');
}
