import { fillPlaces } from '../../core/fill-places.ts';
import { formatDollars, percentOf } from '../../core/money.ts';
import type { SiteSettings } from '../../settings/registry.ts';
import type { Car } from '../car/car.ts';
import { depositLimit, type DepositLimit } from './deposit-limit.ts';

export type DepositCar = Pick<
  Car,
  'reserveAmountCents' | 'carType' | 'location' | 'priceCents' | 'offerPriceCents'
>;
type Checkout = SiteSettings['checkout'];

/** What reserving a car costs (BUY-1): its own amount where it names one, else the site's; never above the law's limit. */
export function depositCents(car: DepositCar, checkout: Pick<Checkout, 'reserveAmountCents'>): number {
  return Math.min(wantedCents(car, checkout), depositLimit(car)?.cents ?? Infinity);
}

/** The limit of the law where it is below what would be asked; null where it changes nothing. */
export function limitOfDeposit(
  car: DepositCar,
  checkout: Pick<Checkout, 'reserveAmountCents'>,
): DepositLimit | null {
  const limit = depositLimit(car);
  return limit !== null && limit.cents < wantedCents(car, checkout) ? limit : null;
}

function wantedCents(
  { reserveAmountCents }: DepositCar,
  checkout: Pick<Checkout, 'reserveAmountCents'>,
): number {
  return reserveAmountCents !== null && reserveAmountCents > 0
    ? reserveAmountCents
    : checkout.reserveAmountCents;
}

/** The deposit as buttons and pages write it: $200. */
export function depositAmount(car: DepositCar, checkout: Pick<Checkout, 'reserveAmountCents'>): string {
  return formatDollars(depositCents(car, checkout));
}

/** What stands beside the reserve button: the deposit, how long it holds the car, and how much comes back. */
export function depositPromise(
  car: DepositCar,
  checkout: Pick<Checkout, 'reserveAmountCents' | 'holdHours' | 'refundPercent' | 'promiseText'>,
): string {
  return fillPlaces(checkout.promiseText, {
    amount: depositAmount(car, checkout),
    hours: checkout.holdHours,
    percent: checkout.refundPercent,
  });
}

/** What a visitor who does not buy gets back of a deposit (BUY-6). */
export function refundCents(paidCents: number, { refundPercent }: Pick<Checkout, 'refundPercent'>): number {
  return percentOf(paidCents, refundPercent);
}
