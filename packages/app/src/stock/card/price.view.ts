import { priceDisplay, type PriceCar, type PriceSettings } from '@forecourt/domain/stock/price/price-display';
import type { PriceView, WeeklyView } from '@forecourt/domain/stock/price/price-view';
import { pricedToBuy, subscriptionBeside } from '@forecourt/domain/stock/price/priced-to-buy';

/** The view of what a car costs, with its weekly repayment where the page shows that. */
export function priceViewOf(car: PriceCar, settings: PriceSettings, weekly: WeeklyView | null): PriceView {
  const price = priceDisplay(car, settings);
  if (price.kind === 'subscription') {
    const { amount, unit, purchase } = price;
    return { kind: 'amount', amount, basis: unit, was: null, otherWay: purchase, weekly: null };
  }
  if (price.kind === 'price') {
    const { amount, type, was } = price;
    return { kind: 'amount', amount, basis: type ?? '', was, otherWay: null, weekly };
  }
  return { kind: 'text', text: price.text };
}

/**
 * The price of a car among others, by which a list is sorted and narrowed: what it costs to buy, and under that its
 * subscription. Beside one there is no repayment: two figures a week would be taken for each other.
 */
export function listedPriceOf(car: PriceCar, settings: PriceSettings, weekly: WeeklyView | null): PriceView {
  const otherWay = subscriptionBeside(car, settings);
  const price = priceViewOf(pricedToBuy(car, settings), settings, otherWay === null ? weekly : null);
  return price.kind === 'amount' && otherWay !== null ? { ...price, otherWay } : price;
}
