import { wholeDollars } from '../core/money.ts';
import { writeQueryString, type Parameter } from '../core/query-string.ts';
import type { SiteSettings } from '../settings/registry.ts';
import { askingPriceCents } from '../stock/car/asking-price.ts';
import type { Car } from '../stock/car/car.ts';

type LinkedCar = Pick<Car, 'id' | 'carType' | 'priceCents' | 'offerPriceCents' | 'dealershipSlug'>;
type LinkSettings = Pick<SiteSettings['finance'], 'preApprovalPath'>;

/** The way to pre-approval, with the car filled in where there is one (URL-4). */
export function preApprovalLink({ preApprovalPath }: LinkSettings, car: LinkedCar | null): string {
  return `${preApprovalPath}${carQuery(car)}`;
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
