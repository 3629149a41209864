import type { PriceView } from '@forecourt/domain/stock/price/price-view';

/** The price alone, where there is room for one line. */
export function barPrice(price: PriceView): PriceView {
  return price.kind === 'amount' ? { ...price, was: null } : price;
}
