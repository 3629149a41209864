import type { Car } from '@forecourt/domain/stock/car';
import { evaluateFilter } from '@forecourt/domain/stock/filter/evaluate-filter';
import type { SiteContext } from '../site/site-context.ts';
import { stockSite } from './stock-site.ts';

/** Whether a site shows a car. What its search never lists it does not show: drafts, cars outside its filter. */
export function isOnSite(car: Car, context: SiteContext, now: Date): boolean {
  const { dealerships, filter } = stockSite(context, now);
  return (
    car.showOnDealerWebsite &&
    dealerships.some(({ id }) => id === car.dealershipId) &&
    evaluateFilter(filter, car)
  );
}
