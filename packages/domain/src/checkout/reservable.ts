import type { SiteSettings } from '../settings/registry.ts';
import { askingPriceCents } from '../stock/car/asking-price.ts';
import { isAvailable, isSold } from '../stock/car/availability.ts';
import type { Car } from '../stock/car/car.ts';
import { evaluateFilter } from '../stock/filter/evaluate-filter.ts';
import { savedFilter } from '../stock/filter/read-filter.ts';
import { checkoutKind } from './checkout-path.ts';
import { depositCents } from '../stock/price/deposit.ts';

export interface ReservableSettings {
  readonly checkout: Pick<
    SiteSettings['checkout'],
    | 'hasReserveOnline'
    | 'hasBuyOnline'
    | 'reserveAmountCents'
    | 'abovePriceCents'
    | 'rule'
    | 'siteRule'
    | 'needsAutograb'
  >;
  readonly site: Pick<SiteSettings['site'], 'usesAutograb'>;
}

/**
 * Whether a visitor can reserve the car online (RULE-6). Both readings of the rule are kept, and the site
 * chooses: the standard one looks at stock, price and AutoGrab, the site's own at its filter. By either a
 * car is reserved once (BUY-1), for a deposit that is not nothing, on a site that takes it.
 */
export function isReservable(car: Car, settings: ReservableSettings): boolean {
  const { checkout } = settings;
  if (checkoutKind(checkout) === null || depositCents(car, checkout) === 0) return false;
  if (isSold(car) || car.reserved) return false;
  return checkout.rule === 'standard' ? passesStandardRule(car, settings) : passesSiteRule(car, settings);
}

function passesStandardRule(car: Car, { checkout, site }: ReservableSettings): boolean {
  const price = askingPriceCents(car) ?? 0;
  return (
    car.status === 'in_stock' &&
    price > checkout.abovePriceCents &&
    (site.usesAutograb || !checkout.needsAutograb)
  );
}

function passesSiteRule(car: Car, { checkout }: ReservableSettings): boolean {
  return isAvailable(car) && evaluateFilter(savedFilter(checkout.siteRule), car);
}
