import type { Car } from '../car/car.ts';

/** A car's weekly repayment at one lender; null where the lender gave none. */
export function weeklyPaymentCents(
  { lenders }: Pick<Car, 'lenders'>,
  provider: string | null,
): number | null {
  const payment = lenders.find((lender) => lender.provider === provider)?.paymentWeekCents ?? null;
  return payment !== null && payment > 0 ? payment : null;
}
