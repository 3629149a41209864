import type { PriceView } from '../stock/price/price-view.ts';

/** What must be known before prices are compared that are not of one kind (WATCH-4); null where all are. */
export function mixedBasesText(prices: readonly PriceView[]): string | null {
  const named = prices.flatMap((price) => (price.kind === 'amount' && price.basis !== '' ? price.basis : []));
  const [first, ...others] = [...new Set(named)].map((basis) => `“${basis}”`);
  if (first === undefined || others.length === 0) return null;
  return `These prices aren’t like for like: some are ${first}, others ${others.join(' or ')}. Ask us and we’ll work out what you’d pay for each.`;
}
