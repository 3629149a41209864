/** That a price was asked from a moment on, until the next change; null where the car then had no price. */
export interface PriceChange {
  readonly askedFrom: Date;
  readonly cents: number | null;
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Whether the history of a car proves that a former price, or a higher one, was really asked for long
 * enough (LAW-2). Only what has ended counts, days of several periods together: a price that is still
 * asked is no former one. The history may come in any order.
 */
export function wasPriceIsProven(
  beforePriceCents: number,
  history: readonly PriceChange[],
  wasPriceDays: number,
): boolean {
  const changes = history.toSorted((a, b) => a.askedFrom.getTime() - b.askedFrom.getTime());
  const askedMs = changes.reduce((sum, { cents, askedFrom }, index) => {
    const next = changes[index + 1];
    const counts = next !== undefined && cents !== null && cents >= beforePriceCents;
    return counts ? sum + next.askedFrom.getTime() - askedFrom.getTime() : sum;
  }, 0);
  return askedMs >= wasPriceDays * dayMs;
}
