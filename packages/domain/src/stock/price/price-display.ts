import { fillPlaces } from '../../core/fill-places.ts';
import { formatDollars } from '../../core/money.ts';
import type { SiteSettings } from '../../settings/registry.ts';
import { askingPriceCents } from '../car/asking-price.ts';
import type { Car } from '../car/car.ts';
import { priceTypeWords } from './price-basis.ts';
import type { FormerPrice } from './price-view.ts';
import { daysAskedBefore } from '../car/was-price-evidence.ts';

export type PriceCar = Pick<
  Car,
  | 'priceCents'
  | 'offerPriceCents'
  | 'beforePriceCents'
  | 'priceHistory'
  | 'subscriptionPriceCents'
  | 'priceType'
  | 'preorder'
>;

export interface PriceSettings {
  readonly price: Pick<
    SiteSettings['price'],
    | 'aboveCents'
    | 'noPriceText'
    | 'preorderText'
    | 'offersSubscriptions'
    | 'subscriptionUnit'
    | 'purchaseText'
    | 'subscriptionText'
    | 'showsWasPrice'
    | 'wasText'
    | 'showsSaving'
    | 'savingText'
    | 'typeLabels'
    | 'defaultType'
  >;
  readonly law: Pick<SiteSettings['law'], 'showsPriceBasis' | 'needsWasPriceEvidence' | 'wasPriceDays'>;
}

export type PriceDisplay =
  | {
      readonly kind: 'subscription';
      readonly cents: number;
      readonly amount: string;
      readonly unit: string;
      /** What it costs to buy, by which it is found and sorted: To buy: $24,990 Drive away. Null: it has no price. */
      readonly purchase: string | null;
    }
  | {
      readonly kind: 'price';
      readonly cents: number;
      readonly amount: string;
      /** What the price includes, such as 'Drive Away'. */
      readonly type: string | null;
      readonly was: FormerPrice | null;
    }
  | { readonly kind: 'preorder' | 'none'; readonly text: string };

/**
 * The price of a car as it is shown (RULE-3), first that applies: the subscription, the asking price with
 * the former one, PREORDER, the site's words for no price. The car's history proves the former price
 * where the law's form is on.
 */
export function priceDisplay(car: PriceCar, settings: PriceSettings): PriceDisplay {
  const { price, law } = settings;

  const subscription = car.subscriptionPriceCents ?? 0;
  const cents = askingPriceCents(car, price.aboveCents);
  const type = priceTypeWords(car, price, law);
  if (price.offersSubscriptions && subscription > 0) {
    const asked = cents === null ? null : [formatDollars(cents), type ?? ''].join(' ').trim();
    return {
      kind: 'subscription',
      cents: subscription,
      amount: formatDollars(subscription),
      unit: price.subscriptionUnit,
      purchase: asked && fillPlaces(price.purchaseText, { amount: asked }),
    };
  }

  if (cents !== null) {
    const was = formerPrice(car, cents, settings);
    return { kind: 'price', cents, amount: formatDollars(cents), type, was };
  }

  if (car.preorder) return { kind: 'preorder', text: price.preorderText };
  return { kind: 'none', text: price.noPriceText };
}

function formerPrice(
  { beforePriceCents, priceHistory }: PriceCar,
  currentCents: number,
  { price, law }: PriceSettings,
): FormerPrice | null {
  if (!price.showsWasPrice || beforePriceCents === null || beforePriceCents <= currentCents) return null;
  if (law.needsWasPriceEvidence && daysAskedBefore(priceHistory, beforePriceCents) < law.wasPriceDays)
    return null;
  const saved = formatDollars(beforePriceCents - currentCents);
  return {
    word: price.wasText,
    amount: formatDollars(beforePriceCents),
    saving: price.showsSaving ? fillPlaces(price.savingText, { amount: saved }) : null,
  };
}
