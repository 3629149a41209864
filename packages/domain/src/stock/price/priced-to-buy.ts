import { fillPlaces } from '../../core/fill-places.ts';
import { priceDisplay, type PriceCar, type PriceSettings } from './price-display.ts';

/** A car by what it costs to buy, where it has a price: a week's subscription beside prices says nothing. */
export function pricedToBuy<C extends PriceCar>(car: C, settings: PriceSettings): C {
  const toBuy = { ...car, subscriptionPriceCents: null };
  return priceDisplay(toBuy, settings).kind === 'price' ? toBuy : car;
}

/** What stands under the price of a car that can also be had by subscription: Or $149 a week, subscription. */
export function subscriptionBeside(car: PriceCar, settings: PriceSettings): string | null {
  const price = priceDisplay(car, settings);
  if (price.kind !== 'subscription' || price.purchase === null) return null;
  return fillPlaces(settings.price.subscriptionText, { amount: `${price.amount} ${price.unit}` });
}
