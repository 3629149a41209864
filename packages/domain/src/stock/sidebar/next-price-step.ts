/** Enough to choose from, and not far above what was asked for. */
const wantedCars = 3;
const rounding = 1_000;

export interface PriceStep {
  /** The limit to which it has to be raised, in whole thousands. */
  readonly max: number;
  /** How many cars lie between the old limit and this one. */
  readonly count: number;
}

/**
 * How far a highest price has to be raised for a few cars to be found; null where nobody knows. Given are the prices
 * above it, lowest first, and whether there are more of them.
 */
export function nextPriceStep(prices: readonly number[], hasMore: boolean): PriceStep | null {
  const reached = prices.slice(0, wantedCars).toReversed();
  const steps = reached.map((price) => {
    const max = Math.ceil(price / rounding) * rounding;
    return { max, count: prices.filter((one) => one <= max).length };
  });
  // Where all that are known lie within a step, more may.
  return steps.find(({ count }) => !hasMore || count < prices.length) ?? null;
}
