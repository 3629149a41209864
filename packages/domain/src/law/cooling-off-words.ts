import { formatDollars } from '../core/money.ts';
import { stateNames, type StateCode } from '../locations/state-code.ts';
import { coolingOff, type Sale } from './cooling-off.ts';
import { coolingOffRows, type CoolingOffRow } from './cooling-off-table.ts';

/**
 * What a buyer is told before they sign (LAW-2): whether they can still change their mind afterwards, for how long, and
 * what that costs. Null where the law of the state is not known to us. A loan of the dealer is not known yet: a
 * right that hangs on one is told with that condition.
 */
export function coolingOffWords({ state, car }: Pick<Sale, 'state' | 'car'>, date: string): string | null {
  const found = coolingOff({ state, car, hasLinkedCredit: true, isToCompany: false }, date);
  if (found.kind === 'unknown') return null;
  const where = stateNames[state];
  if (found.kind === 'none')
    return `No cooling-off period${onItsKind(state, car)} in ${where}: once you sign, it’s binding.`;
  const { row } = found;
  return `Cooling off in ${where}: ${who(row)} ${period(row)} to change ${row.includesCompanies ? 'your' : 'their'} mind${delivery(row)}. ${kept(row)}`;
}

/** Where others of the state can be returned, a buyer is told why this one cannot. */
function onItsKind(state: StateCode, { itemType }: Sale['car']): string {
  const rows = coolingOffRows.filter((row) => row.state === state);
  if (rows.length === 0) return '';
  // Where others of its kind can be returned, they are the used ones.
  return rows.some(({ itemTypes }) => itemTypes.includes(itemType))
    ? ` on new ${itemType}s`
    : ` on ${itemType}s`;
}

function who({ needsLinkedCredit, includesCompanies }: CoolingOffRow): string {
  if (needsLinkedCredit) return 'if we arrange your loan, you have';
  return includesCompanies ? 'once you sign, you have' : 'once you sign, a private buyer has';
}

function period({ days, countedDays, endsAt }: CoolingOffRow): string {
  if (endsAt !== null) return 'until 5pm on our next business day';
  return countedDays === 'withSaturday'
    ? `${days} clear business days, counting Saturdays,`
    : `${days} clear business days`;
}

function delivery({ isLostOnDelivery }: CoolingOffRow): string {
  return isLostOnDelivery ? ', unless it has been handed over' : '';
}

function kept({ keeps: { which, cents, percent } }: CoolingOffRow): string {
  const amount = formatDollars(cents);
  if (percent === 100) return `We may keep up to ${amount}.`;
  return `We may keep ${amount} or ${percent}% of the price, whichever is ${which === 'greater' ? 'more' : 'less'}.`;
}
