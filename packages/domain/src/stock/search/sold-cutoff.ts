import { addDays, dateIn, endOfDay, startOfDay } from '../../core/zoned-time.ts';
import type { SiteSettings } from '../../settings/registry.ts';

type SoldSettings = Pick<SiteSettings['stock'], 'soldDays'>;

export interface SoldCutoff {
  /** A car that was sold at this moment or later is still listed. */
  readonly soldSince: Date;
  /** When the cutoff moves on: the next midnight of the site. */
  readonly validUntil: Date;
}

/**
 * From when on sold cars are still in the search (SRCH-2). Days are calendar days of the site's zone, the
 * day of the sale being the first of them, so that the answer changes once a night; with 0 days a car
 * leaves as it is sold.
 */
export function soldCutoff({ soldDays }: SoldSettings, now: Date, zone: string): SoldCutoff {
  return {
    soldSince: startOfDay(addDays(dateIn(now, zone), 1 - soldDays), zone),
    validUntil: endOfDay(now, zone),
  };
}

/** When a sold car leaves the search: the midnight at which its last day ends. */
export function leavesSearchAt(soldAt: Date, { soldDays }: SoldSettings, zone: string): Date {
  return startOfDay(addDays(dateIn(soldAt, zone), soldDays), zone);
}
