import {
  priceDisplay,
  type FormerPrice,
  type PriceCar,
  type PriceSettings,
} from '@forecourt/domain/stock/price/price-display';
import type { WeeklyView } from './weekly.view.ts';

/** A price as pages draw it (RULE-3): no amount without the words for what it includes. */
export type PriceView =
  | {
      readonly kind: 'amount';
      readonly amount: string;
      /** Drive Away; per week, subscription. Empty only where neither the feed nor the site says. */
      readonly basis: string;
      /** Proved by the history of the price where the law's form asks for it. */
      readonly was: FormerPrice | null;
      /** Only with the page's warning on the same screen. */
      readonly weekly: WeeklyView | null;
    }
  | { readonly kind: 'text'; readonly text: string };

/** The view of what a car costs, with its weekly repayment where the page shows that. */
export function priceViewOf(car: PriceCar, settings: PriceSettings, weekly: WeeklyView | null): PriceView {
  const price = priceDisplay(car, settings);
  if (price.kind === 'subscription') {
    return { kind: 'amount', amount: price.amount, basis: price.unit, was: null, weekly: null };
  }
  if (price.kind === 'price') {
    return { kind: 'amount', amount: price.amount, basis: price.type ?? '', was: price.was, weekly };
  }
  return { kind: 'text', text: price.text };
}
