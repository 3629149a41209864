/** @planned LAW-1.1 */
import { startOfDay } from '../core/zoned-time.ts';
import { coolingOffRows, noCoolingOffRows } from './cooling-off-table.ts';
import { changeDays, type DatedRow } from '../core/dated-row.ts';
import { depositLimitRows } from '../stock/price/deposit-limit.ts';
import { lawRules } from './law-rules.ts';
import { licenceRows } from './licence-number.ts';
import { permitRows } from './promotion-permit.ts';
import { exceptedRows, warrantyRows } from './statutory-warranty-table.ts';

/** Every line of law that the platform knows. */
export const allRows: readonly DatedRow[] = [
  ...Object.values(lawRules),
  ...licenceRows,
  ...warrantyRows,
  ...exceptedRows,
  ...coolingOffRows,
  ...noCoolingOffRows,
  ...permitRows,
  ...depositLimitRows,
];

/** Until when what the tables of law say on a day holds: the next day on which a line begins or ends. */
export function nextLawChange(
  date: string,
  zone: string,
  rows: readonly Pick<DatedRow, 'since' | 'until'>[] = allRows,
): Date | null {
  const next = rows
    .flatMap((row) => changeDays(row))
    .filter((day) => day > date)
    .toSorted()[0];
  return next === undefined ? null : startOfDay(next, zone);
}
