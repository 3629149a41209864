import { wholeDollars } from '../core/money.ts';
import { writeQueryString, type Parameter } from '../core/query-string.ts';
import type { SiteSettings } from '../settings/registry.ts';
import type { Car } from '../stock/car/car.ts';
import { pathFor, type PathSettings } from './paths.ts';

/** The page of a car (URL-3). */
export function carPath(slug: string): string {
  return `/cars/${encodeURIComponent(slug)}`;
}

/** A form about a car on a page of its own (VDP-2, VDP-8, CARD-3). */
export function carFormPath(slug: string, form: 'enquire' | 'quick-enquiry' | 'request-photos'): string {
  return `${carPath(slug)}/${form}`;
}

type CheckoutSettings = Pick<SiteSettings['checkout'], 'hasBuyOnline'>;

/** Where a car is reserved (URL-3). */
export function carCheckoutPath(slug: string, settings: CheckoutSettings): string {
  return `${carPath(slug)}/${checkoutWord(settings)}`;
}

/** On sites with the buy-online flag buy-online replaces checkout (URL-3). */
export function checkoutWord({ hasBuyOnline }: CheckoutSettings): 'buy-online' | 'checkout' {
  return hasBuyOnline ? 'buy-online' : 'checkout';
}

/** Trading a car in for this one (URL-3). */
export function carTradeInPath(carId: string): string {
  return `/cars/trade-in?${writeQueryString([['car_id', carId]])}`;
}

/** The finance of one car on a visitor's own terms (URL-3). */
export function personalisedFinancePath(carId: string): string {
  return `/personalised/finance?${writeQueryString([['car_id', carId]])}`;
}

interface FinanceAbout {
  readonly dealershipSlug?: string | null;
  readonly car?: Pick<Car, 'id' | 'carType'> & { readonly priceCents: number | null };
}

/** The finance page with what is known filled in: the dealership, and the car with its price (URL-4). */
export function financePath(
  settings: PathSettings,
  { dealershipSlug, car }: FinanceAbout = {},
  place: 'finance' | 'preApproval' = 'finance',
): string {
  const cents = car?.priceCents ?? null;
  const budget = cents === null ? null : String(wholeDollars(cents));
  const filled: readonly (readonly [string, string | null | undefined])[] = [
    ['preferredDealership', dealershipSlug],
    ['vehiclePriceBudget', budget],
    ['car_id', car?.id],
    ['car_type', car?.carType],
  ];
  const query = writeQueryString(filled.filter((pair): pair is Parameter => Boolean(pair[1])));
  return `${pathFor(settings, place)}${query === '' ? '' : `?${query}`}`;
}
