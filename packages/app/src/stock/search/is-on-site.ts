import type { Car } from '@forecourt/domain/stock/car/car';
import { evaluateFilter } from '@forecourt/domain/stock/filter/evaluate-filter';
import { stockSite, type StockSiteContext } from './stock-site.ts';

/** Whether a site shows a car (TEN-6, TEN-8): no draft, none of other accounts, none outside its filter. */
export function isOnSite(car: Car, context: StockSiteContext, now: Date): boolean {
  const { dealerships, filter } = stockSite(context, now);
  return (
    car.showOnDealerWebsite &&
    dealerships.some(({ id }) => id === car.dealershipId) &&
    evaluateFilter(filter, car)
  );
}
