import { checkoutKind } from '@forecourt/domain/checkout/checkout-path';
import { isReservable } from '@forecourt/domain/checkout/reservable';
import type { Car } from '@forecourt/domain/stock/car/car';
import type { SiteContext } from '../site/site-context.ts';

/** Whether a car can be reserved online here (RULE-6, BUY-7): by the site's rule, and where its dealership can be paid. */
export function canReserve(
  car: Car,
  { settings, dealerships }: Pick<SiteContext, 'settings' | 'dealerships'>,
): boolean {
  if (checkoutKind(settings.checkout) !== 'checkout' || !isReservable(car, settings)) return false;
  return dealerships.find(({ id }) => id === car.dealershipId)?.takesDeposits === true;
}

/** Whether any car of a site can be reserved online at all (NAV-4). */
export function takesDeposits({
  settings,
  dealerships,
}: Pick<SiteContext, 'settings' | 'dealerships'>): boolean {
  return (
    checkoutKind(settings.checkout) === 'checkout' && dealerships.some((one) => one.takesDeposits === true)
  );
}
