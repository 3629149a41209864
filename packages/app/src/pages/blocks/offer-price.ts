import { itemKindOf, itemNouns } from '@forecourt/domain/core/item-words';
import { formatDollars } from '@forecourt/domain/core/money';
import type { OfferDetails } from '@forecourt/domain/promotions/offer-node';
import type { SiteSettings } from '@forecourt/domain/settings/registry';
import { stockCount } from '@forecourt/domain/stock/search/stock-count';
import { priceViewOf } from '../../stock/card/price.view.ts';
import type { CarsAt } from '../../stock/search/stock-glance.ts';

/** What an offer costs or saves; no amount without what it is for. */
export interface OfferPriceView {
  /** From $34,990; $2,000 off. */
  readonly amount: string;
  readonly basis: string;
  /** The price before, struck through, with what is saved. */
  readonly was: { readonly amount: string; readonly saving: string | null } | null;
}

/** What the dealer says that it costs or saves, else the least that one of its cars costs. */
export function offerPrice(
  { price, saving, nouns }: OfferDetails,
  cars: CarsAt | null,
  settings: SiteSettings,
): OfferPriceView | null {
  if (price) {
    const was = price.wasCents;
    return {
      amount: `${price.isFrom ? 'From ' : ''}${formatDollars(price.cents)}`,
      basis: price.basis,
      was:
        was === undefined
          ? null
          : { amount: formatDollars(was), saving: `Save ${formatDollars(was - price.cents)}` },
    };
  }
  if (saving) return { amount: `${formatDollars(saving.cents)} off`, basis: saving.basis, was: null };
  const [cheapest] = cars?.cars ?? [];
  const asked = cheapest ? priceViewOf(cheapest, settings, null) : null;
  if (asked?.kind !== 'amount' || asked.basis === '') return null;
  const isOnly = cars?.count === 1;
  // Who reads of new cars is told where the least is asked for one that was driven.
  const isSaidToBeDemo = nouns?.some((noun) => /\bdemo/i.test(noun)) ?? false;
  return {
    amount: isOnly ? asked.amount : `From ${asked.amount}`,
    basis: isSaidToBeDemo || cheapest?.carType !== 'demo' ? asked.basis : `${asked.basis}, a demonstrator`,
    // Of several, the least may be a price that never was another.
    was: isOnly && asked.was ? { amount: asked.was.amount, saving: asked.was.saving } : null,
  };
}

/** See 65 utes; null where the offer is about no cars, and has no words of its own. */
export function offerLabel(
  { label, nouns }: OfferDetails,
  cars: CarsAt | null,
  settings: SiteSettings,
): string | null {
  if (label !== null) return label;
  if (!cars) return null;
  const [one, several] = nouns ?? itemNouns[itemKindOf(settings.stock.itemTypes)];
  return cars.count === 1 ? `See the ${one}` : `See ${stockCount(cars.count, settings)} ${several}`;
}
