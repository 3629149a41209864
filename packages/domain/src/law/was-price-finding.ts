/** @planned LAW-1.1 */
import type { SiteSettings } from '../settings/registry.ts';
import { daysAskedBefore, type PriceChange } from '../stock/car/was-price-evidence.ts';
import { finding, type Finding, type Place } from './finding.ts';

export interface ShownWasPrice {
  readonly where: Place;
  readonly wasCents: number;
  readonly history: readonly PriceChange[];
}

/** That a former price is shown which the history of the car does not prove. */
export function wasPriceFinding(
  { where, wasCents, history }: ShownWasPrice,
  { wasPriceDays }: Pick<SiteSettings['law'], 'wasPriceDays'>,
): Finding | null {
  const days = daysAskedBefore(history, wasCents);
  if (days >= wasPriceDays) return null;
  return finding('was_price', {
    severity: 'breach',
    what: `The former price was asked for ${days} of the ${wasPriceDays} days that prove it.`,
    where,
    mendedBy: 'operator',
    mend: 'Switch on law.needsWasPriceEvidence.',
  });
}
