import type { Car } from '../car/car.ts';
import { carSpecRows } from './car-spec-rows.ts';
import { caravanSpecRows } from './caravan-spec-rows.ts';
import { motorcycleSpecRows } from './motorcycle-spec-rows.ts';
import { paperRows } from './paper-rows.ts';
import type { SpecRow } from './spec-row.ts';

export interface SpecRows {
  readonly rows: readonly SpecRow[];
  /** When the rego runs out and its row goes; null where nothing changes by itself. */
  readonly validUntil: Date | null;
}

const rowsOf = { car: carSpecRows, motorcycle: motorcycleSpecRows, caravan: caravanSpecRows } as const;

/**
 * All specifications of a car, motorcycle or caravan (RULE-10, TEN-7): first what it is, then its papers.
 * What is not known has no row.
 */
export function specRows(car: Car, now: Date, zone: string): SpecRows {
  const papers = paperRows(car, now, zone);
  return { rows: [...rowsOf[car.itemType](car), ...papers.rows], validUntil: papers.validUntil };
}
