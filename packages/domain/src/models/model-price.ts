import { inWordsOf } from '../core/item-words.ts';
import type { SiteSettings } from '../settings/registry.ts';
import { priceBasis, priceTypeWords } from '../stock/price/price-basis.ts';
import { fromPrice } from './from-price.ts';
import type { Model } from './model.ts';

interface ModelPriceSettings {
  readonly models: Pick<SiteSettings['models'], 'fromPriceText'>;
  readonly price: Pick<SiteSettings['price'], 'aboveCents' | 'typeLabels' | 'defaultType'>;
  readonly law: Pick<SiteSettings['law'], 'showsPriceBasis'>;
}

/** A price of a model with the words for what it includes. */
export interface ModelPrice {
  /** From $27,990. */
  readonly amount: string;
  /** Excl. Govt. Charges; null where the amount says it already, or nobody does. */
  readonly basis: string | null;
}

/**
 * The lowest price of a model, or of one of its grades, never without its basis where the law's form is on (LAW-2):
 * the maker's words for it, else what the site's prices are where nothing is said.
 */
export function modelPrice(
  { fromPriceCents, fromPriceType }: Pick<Model, 'fromPriceCents' | 'fromPriceType'>,
  settings: ModelPriceSettings,
): ModelPrice | null {
  const amount = fromPrice({ fromPriceCents }, settings);
  if (amount === null) return null;
  // The site's own words may say it already: From $49,990 before on-road costs.
  if (priceBasis(amount) !== null) return { amount, basis: null };
  const basis = priceTypeWords({ priceType: fromPriceType }, settings.price, settings.law);
  const isRidden = /\bride ?away\b/i.test(fromPriceType ?? '');
  return { amount, basis: basis !== null && isRidden ? inWordsOf('motorcycle', basis) : basis };
}
