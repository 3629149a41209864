import { percentOf } from '../core/money.ts';
import { addDays, atLocalTime, dateIn, startOfDay, weekdayOf } from '../core/zoned-time.ts';
import type { StateCode } from '../locations/state-code.ts';
import { tradingPeriod, type TradingCalendar } from '../locations/trading-day.ts';
import type { Car } from '../stock/car/car.ts';
import { coolingOffRows, noCoolingOffRows, type CoolingOffRow } from './cooling-off-table.ts';
import { isInForce } from '../core/dated-row.ts';

export interface Sale {
  readonly state: StateCode;
  readonly car: Pick<Car, 'carType' | 'itemType'>;
  /** The dealer arranged or gave the credit. */
  readonly hasLinkedCredit: boolean;
  readonly isToCompany: boolean;
}

export type CoolingOff =
  | { readonly kind: 'right'; readonly row: CoolingOffRow }
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown' };

/** Whether a buyer can still change their mind after signing, by the law of the state on a day (LAW-1). */
export function coolingOff({ state, car, hasLinkedCredit, isToCompany }: Sale, date: string): CoolingOff {
  const standsHere = (row: { readonly state: StateCode; readonly since: string }) =>
    row.state === state && isInForce(row, date);
  const rows = coolingOffRows.filter(standsHere);
  if (rows.length === 0) return { kind: noCoolingOffRows.some(standsHere) ? 'none' : 'unknown' };
  const row = rows.find(
    (one) =>
      (!isToCompany || one.includesCompanies) &&
      one.itemTypes.includes(car.itemType) &&
      one.carTypes.includes(car.carType) &&
      (hasLinkedCredit || !one.needsLinkedCredit),
  );
  return row ? { kind: 'right', row } : { kind: 'none' };
}

/** Longer than any run of holidays and a summer shutdown. */
const horizonDays = 60;

/**
 * The moment at which the right ends, by the dealer's own trading days and the holidays of the place; null
 * where the calendar knows too little, such as a dealer without opening hours. The day of signing is not
 * counted.
 *
 * @planned BUY-4
 */
export function coolingOffEnd(row: CoolingOffRow, signedAt: Date, calendar: TradingCalendar): Date | null {
  const signedOn = dateIn(signedAt, calendar.zone);
  let counted = 0;
  for (let ahead = 1; ahead <= horizonDays; ahead += 1) {
    const date = addDays(signedOn, ahead);
    const period = tradingPeriod(calendar, date);
    if (!counts(row, date, { isTrading: period !== null, calendar })) continue;
    counted += 1;
    if (counted < row.days) continue;
    if (row.endsAt === null || period === null) return startOfDay(addDays(date, 1), calendar.zone);
    const end = atLocalTime(date, row.endsAt, calendar.zone);
    // A dealer who closed before that time gave the buyer no whole day: the next one counts to its close.
    if (counted > row.days) return period.end;
    if (period.end >= end) return end;
  }
  return null;
}

/**
 * What the dealer may keep of what was paid when a buyer cools off.
 *
 * @planned BUY-4
 */
export function coolingOffKept({ keeps }: Pick<CoolingOffRow, 'keeps'>, priceCents: number): number {
  const choose = keeps.which === 'greater' ? Math.max : Math.min;
  return choose(keeps.cents, percentOf(priceCents, keeps.percent));
}

function counts(
  { countedDays }: CoolingOffRow,
  date: string,
  { isTrading, calendar }: { readonly isTrading: boolean; readonly calendar: TradingCalendar },
): boolean {
  if (countedDays === 'dealer') return isTrading;
  const weekday = weekdayOf(date);
  const isHoliday = calendar.publicHolidays.some((day) => day.date === date && day.fromTime === null);
  if (isHoliday || weekday === 0) return false;
  if (countedDays === 'dealerNotSunday') return isTrading;
  return weekday !== 6 || countedDays === 'withSaturday';
}
