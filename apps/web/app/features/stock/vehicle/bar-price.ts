import type { PriceView } from '@forecourt/domain/stock/price/price-view';

/** The price alone: a repayment stands only where its warning does (LAW-2), and a bar has no room for that. */
export function barPrice(price: PriceView): PriceView {
  return price.kind === 'amount' ? { ...price, was: null, weekly: null } : price;
}
