import { roundHalfAwayFromZero } from '../../core/money.ts';
import { repaymentsPerYear } from '../../core/repayment-frequency.ts';
import type { Car } from '../car/car.ts';
import type { Lender } from '../car/lender.ts';

/** A car's weekly repayment at one lender; null where the lender gave none. */
export function weeklyPaymentCents(
  { lenders }: Pick<Car, 'lenders'>,
  provider: string | null,
): number | null {
  const lender = lenders.find((one) => one.provider === provider);
  return lender === undefined ? null : weeklyPaymentOf(lender);
}

/**
 * What a lender asks for a week, and the only such figure of it that is shown, sorted or searched by. Where it tells a
 * month too, a week is never less than the month comes to: beside a total of months, less would be understated.
 */
export function weeklyPaymentOf({
  paymentWeekCents,
  paymentMonthCents,
}: Pick<Lender, 'paymentWeekCents' | 'paymentMonthCents'>): number | null {
  if (paymentWeekCents === null || paymentWeekCents <= 0) return null;
  const { monthly, weekly } = repaymentsPerYear;
  const ofMonths = roundHalfAwayFromZero(((paymentMonthCents ?? 0) * monthly) / weekly);
  return Math.max(paymentWeekCents, ofMonths);
}
