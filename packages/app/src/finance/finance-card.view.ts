import type { Car } from '@forecourt/domain/stock/car';
import type { SiteContext } from '../site/site-context.ts';

/** The finance card of a car (VDP-1, RULE-4, RULE-5, LAW-2): every figure in words, with its warning. */
export interface FinanceCardView {
  readonly heading: string;
}

/** The finance card of a car, and until when it holds; none where the site's provider says nothing of this car. */
export function financeCardViewOf(
  _car: Car,
  _context: SiteContext,
  _now: Date,
): { readonly card: FinanceCardView | null; readonly validUntil: Date | null } {
  return { card: null, validUntil: null };
}
