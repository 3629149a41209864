import { addMonths, dateIn, endOfDay } from '../core/zoned-time.ts';
import type { SiteSettings } from '../settings/registry.ts';

/**
 * The day until which a finance offer holds: a month from today where the site is (RULE-5). A month from the
 * 31st ends on the last day of a shorter month. The answer moves on at midnight.
 */
export function offerValidUntil(
  { offerValidMonths }: Pick<SiteSettings['finance'], 'offerValidMonths'>,
  at: { readonly now: Date; readonly zone: string },
): { readonly date: string; readonly validUntil: Date } {
  return {
    date: addMonths(dateIn(at.now, at.zone), offerValidMonths),
    validUntil: endOfDay(at.now, at.zone),
  };
}
