import {
  priceDisplay,
  type FormerPrice,
  type PriceCar,
  type PriceSettings,
} from '@forecourt/domain/stock/price-display';

/** A price as pages draw it (RULE-3). An amount never stands without its basis where the law's form is on. */
export type PriceView =
  | {
      readonly kind: 'amount';
      readonly amount: string;
      /** What the amount includes, or for how long it is: Drive Away; per week, subscription. */
      readonly basis: string | null;
      /** Proved by the history of the price where the law's form asks for it. */
      readonly was: FormerPrice | null;
    }
  | { readonly kind: 'words'; readonly text: string; readonly note: string | null };

const preorderNote = 'Price announced before delivery';

/** The view of what a car costs. */
export function priceViewOf(car: PriceCar, settings: PriceSettings): PriceView {
  const price = priceDisplay(car, settings);
  switch (price.kind) {
    case 'subscription':
      return { kind: 'amount', amount: price.amount, basis: price.unit, was: null };
    case 'price':
      return { kind: 'amount', amount: price.amount, basis: price.type, was: price.was };
    case 'preorder':
      return { kind: 'words', text: price.text, note: preorderNote };
    case 'none':
      return { kind: 'words', text: price.text, note: null };
  }
}
