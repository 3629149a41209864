import { wholeDollars } from '../core/money.ts';
import { writeQueryString, type Parameter } from '../core/query-string.ts';
import type { SiteSettings } from '../settings/registry.ts';
import { askingPriceCents } from '../stock/car/asking-price.ts';
import type { Car } from '../stock/car/car.ts';

type LinkedCar = Pick<Car, 'id' | 'carType' | 'priceCents' | 'offerPriceCents' | 'dealershipSlug'>;
type LinkSettings = Pick<SiteSettings['finance'], 'path' | 'preApprovalPath'>;

export const financePaths = ['/finance', '/finance-enquiry', '/apply-for-finance'] as const;

/** The way to the form of the finance page, with the car filled in where there is one (URL-4). */
export function financeLink({ path }: Pick<LinkSettings, 'path'>, car: LinkedCar | null): string {
  return `${path}${carQuery(car)}#finance-form`;
}

/** The way to pre-approval, with the car filled in as on the finance page (URL-4). */
export function preApprovalLink(
  { preApprovalPath }: Pick<LinkSettings, 'preApprovalPath'>,
  car: LinkedCar | null,
): string {
  return `${preApprovalPath}${carQuery(car)}`;
}

/** The addresses that send a visitor on to the site's finance page: the two that it does not use (URL-4). */
export function otherFinancePaths({ path }: Pick<LinkSettings, 'path'>): readonly string[] {
  return financePaths.filter((other) => other !== path);
}

function carQuery(car: LinkedCar | null): string {
  if (car === null) return '';
  const price = askingPriceCents(car);
  const parameters: readonly (Parameter | null)[] = [
    ['preferredDealership', car.dealershipSlug],
    price === null ? null : ['vehiclePriceBudget', String(wholeDollars(price))],
    ['car_id', car.id],
    car.carType === null ? null : ['car_type', car.carType],
  ];
  return `?${writeQueryString(parameters.filter((parameter) => parameter !== null))}`;
}
