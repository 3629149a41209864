import type { SiteSettings } from '../settings/registry.ts';
import { finding, type Finding, type Place } from './finding.ts';

/** A price that was asked from a moment on, until the next one began. Oldest first. */
export interface AskedPrice {
  readonly cents: number;
  readonly from: Date;
}

const msPerDay = 86_400_000;

/**
 * How many whole days the former price, or more, was asked without a break right before the present price.
 * A high price of last year proves nothing once a lower one came between.
 */
export function daysAskedBefore(history: readonly AskedPrice[], wasCents: number): number {
  const end = history.at(-1)?.from;
  let start = end;
  for (const { cents, from } of history.slice(0, -1).toReversed()) {
    if (cents < wasCents) break;
    start = from;
  }
  return start === undefined || end === undefined
    ? 0
    : Math.floor((end.getTime() - start.getTime()) / msPerDay);
}

/**
 * Whether a former price may be shown. As specified it always may; by the law's setting only where the
 * history of the car proves that it was asked for long enough (LAW-2).
 */
export function mayShowWasPrice(
  history: readonly AskedPrice[],
  wasCents: number,
  law: Pick<SiteSettings['law'], 'needsWasPriceEvidence' | 'wasPriceDays'>,
): boolean {
  return !law.needsWasPriceEvidence || daysAskedBefore(history, wasCents) >= law.wasPriceDays;
}

export interface ShownWasPrice {
  readonly where: Place;
  readonly wasCents: number;
  readonly history: readonly AskedPrice[];
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
