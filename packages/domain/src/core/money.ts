/**
 * Money is a whole number of cents everywhere; dollars exist only where people read or type them.
 *
 * Rounding is half away from zero: it is what a buyer does on paper and what lenders print, and a price and
 * the same saving with a minus sign round to the same figure. Banker's rounding would shift a single shown
 * repayment for the sake of sums, and no sum here is made of rounded figures.
 */
export function roundHalfAwayFromZero(value: number): number {
  // Below this every amount has at least one digit to spare; NaN is caught here as well.
  if (!(Math.abs(value) < 1e15)) throw new RangeError(`${value} cannot be an amount of money`);
  // 1.005 * 100 is 100.49999999999999 in binary: beyond fifteen digits is noise and not money.
  const rounded = Math.sign(value) * Math.round(Number(Math.abs(value).toPrecision(15)));
  return rounded + 0; // turns -0 into 0, which would print as -$0
}

/** Whole cents of an amount in dollars, such as a price in a feed. */
export function centsFromDollars(dollars: number): number {
  return roundHalfAwayFromZero(dollars * 100);
}

/** The amount in whole dollars, as an address has it. */
export function wholeDollars(cents: number): number {
  return roundHalfAwayFromZero(cents / 100);
}

/**
 * What somebody has to pay, in whole dollars (RULE-5): always upwards, on cards, in the search index and in every
 * calculator. A repayment that is shown lower than the one that is paid would mislead, be it by 49 cents.
 */
export function payableDollars(cents: number): number {
  return Math.ceil(roundHalfAwayFromZero(cents) / 100);
}

/** The same in cents: what each repayment is counted as, so that a sum of repayments is that of those shown. */
export function payableCents(cents: number): number {
  return payableDollars(cents) * 100;
}

/** A part of an amount in whole cents: ten percent of $24,995.55 is $2,499.56. */
export function percentOf(cents: number, percent: number): number {
  return roundHalfAwayFromZero((cents * percent) / 100);
}

/** An amount as people read it: $24,990, and with cents only where it is not whole dollars: $24,990.50. */
export function formatDollars(cents: number): string {
  const amount = Math.abs(roundHalfAwayFromZero(cents));
  const fraction = amount % 100;
  // By hand and not by Intl: server and browser must print the same text whatever locale data they carry.
  const dollars = String((amount - fraction) / 100).replace(/\B(?=(?:\d{3})+$)/g, ',');
  const tail = fraction === 0 ? '' : `.${String(fraction).padStart(2, '0')}`;
  return `${cents < 0 && amount > 0 ? '-' : ''}$${dollars}${tail}`;
}

/** An amount to the nearest dollar: $95. */
export function formatWholeDollars(cents: number): string {
  return formatDollars(wholeDollars(cents) * 100);
}

/** What somebody has to pay, such as a weekly price: $137 where it is $136.22. */
export function formatPayable(cents: number): string {
  return formatDollars(payableCents(cents));
}
