import type { SiteSettings } from '../settings/registry.ts';
import type { Car } from '../stock/car/car.ts';
import { priceBasis, type PriceBasis } from '../stock/price/price-basis.ts';

interface SentenceSettings {
  readonly price: Pick<SiteSettings['price'], 'typeLabels'>;
  readonly law: Pick<SiteSettings['law'], 'showsPriceBasis'>;
}

const bases: readonly PriceBasis[] = ['driveAway', 'excludingCharges', 'estimate'];

const ofMany: Readonly<Record<PriceBasis, string>> = {
  driveAway: 'are what a private buyer pays, with all charges of the dealer and the government.',
  excludingCharges:
    'do not include government charges such as stamp duty and registration, which come on top.',
  estimate: 'estimate these charges; the dealer confirms them before you sign.',
};

const ofOne: Readonly<Record<PriceBasis, string>> = {
  driveAway: 'What a private buyer pays, with all charges of the dealer and the government.',
  excludingCharges: 'Government charges such as stamp duty and registration come on top.',
  estimate: 'Includes an estimate of government charges; the dealer confirms them before you sign.',
};

/** What the words beside prices mean, for the foot of every page (LAW-2); null where prices go without. */
export function priceBasisSentence({ price: { typeLabels }, law }: SentenceSettings): string | null {
  if (!law.showsPriceBasis) return null;
  return bases.map((basis) => `Prices marked “${typeLabels[basis]}” ${ofMany[basis]}`).join(' ');
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
