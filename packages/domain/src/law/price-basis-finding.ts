/** @planned LAW-1.1 */
import type { StateCode } from '../locations/state-code.ts';
import { priceBasis } from '../stock/price/price-basis.ts';
import { finding, type Finding, type Place } from './finding.ts';

export interface ShownPrice {
  readonly where: Place;
  readonly basisText: string | null;
  /** Of the location where the car stands. */
  readonly state: StateCode;
}

/** What is wrong with the basis of a price on a page: none is said, or not the one that the state asks for. */
export function priceBasisFinding({ where, basisText, state }: ShownPrice): Finding | null {
  const basis = priceBasis(basisText);
  if (basis === null) {
    return finding('price_basis', {
      severity: 'breach',
      what: 'The price does not say whether it is drive away or excludes government charges.',
      where,
      mendedBy: 'operator',
      mend: 'Switch on law.showsPriceBasis, or send the price type in the stock feed.',
    });
  }
  if (state !== 'vic' || basis !== 'excludingCharges') return null;
  return finding('drive_away_total', {
    severity: 'breach',
    what: 'The price excludes government charges, and no drive-away total stands beside it.',
    where,
    mendedBy: 'dealer',
    mend: 'Give the drive-away price of the car.',
  });
}
