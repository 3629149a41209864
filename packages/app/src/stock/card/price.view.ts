import { priceDisplay, type PriceCar, type PriceSettings } from '@forecourt/domain/stock/price/price-display';
import type { PriceView, WeeklyView } from '@forecourt/domain/stock/price/price-view';

/** The view of what a car costs, with its weekly repayment where the page shows that. */
export function priceViewOf(car: PriceCar, settings: PriceSettings, weekly: WeeklyView | null): PriceView {
  const price = priceDisplay(car, settings);
  if (price.kind === 'subscription') {
    const { amount, unit, purchase } = price;
    return { kind: 'amount', amount, basis: unit, was: null, purchase, weekly: null };
  }
  if (price.kind === 'price') {
    const { amount, type, was } = price;
    return { kind: 'amount', amount, basis: type ?? '', was, purchase: null, weekly };
  }
  return { kind: 'text', text: price.text };
}
