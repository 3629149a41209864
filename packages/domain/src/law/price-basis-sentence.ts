import type { SiteSettings } from '../settings/registry.ts';
import type { Car } from '../stock/car/car.ts';
import { priceBasis, type PriceBasis } from '../stock/price/price-basis.ts';

interface SentenceSettings {
  readonly price: Pick<SiteSettings['price'], 'typeLabels' | 'explainedTypes'>;
  readonly law: Pick<SiteSettings['law'], 'showsPriceBasis'>;
}

const ofMany: Readonly<Record<PriceBasis, string>> = {
  driveAway: 'have every dealer and government charge in them, with no more to pay.',
  excludingCharges: 'are plus government charges such as stamp duty and registration.',
  estimate: 'include an estimate of government charges, which we’ll confirm before you sign.',
};

const ofOne: Readonly<Record<PriceBasis, string>> = {
  driveAway: 'Nothing more to pay: every dealer and government charge is in it.',
  excludingCharges: 'Plus government charges such as stamp duty and registration.',
  estimate: 'Includes an estimate of government charges. We’ll confirm it before you sign.',
};

/** What the words beside prices mean, for the foot of every page (LAW-2); null where prices go without. */
export function priceBasisSentence({ price, law }: SentenceSettings): string | null {
  const { typeLabels, explainedTypes } = price;
  if (!law.showsPriceBasis || explainedTypes.length === 0) return null;
  return explainedTypes.map((basis) => `Prices marked “${typeLabels[basis]}” ${ofMany[basis]}`).join(' ');
}

/** What the price of one car includes, beside it (LAW-2); null where prices go without. */
export function priceBasisMeaning(
  { priceType }: Pick<Car, 'priceType'>,
  {
    price: { defaultType },
    law,
  }: { readonly price: Pick<SiteSettings['price'], 'defaultType'>; readonly law: SentenceSettings['law'] },
): string | null {
  return law.showsPriceBasis ? ofOne[priceBasis(priceType) ?? defaultType] : null;
}
