import { z } from 'zod';
import { cents, instant, maybe } from '../../core/fields.ts';

/** That a price was asked from a moment on, until the next change; null where the car then had no price. */
export const priceChangeSchema = z.object({ askedFrom: instant, cents: maybe(cents) });

export type PriceChange = Readonly<z.output<typeof priceChangeSchema>>;

const dayMs = 24 * 60 * 60 * 1000;

/**
 * How many whole days a former price, or a higher one, was asked without a break right before the present
 * price (LAW-2). A high price of last year proves nothing once a lower one, or none, came between. The
 * history may come in any order.
 */
export function daysAskedBefore(history: readonly PriceChange[], formerCents: number): number {
  const [present, ...earlier] = history.toSorted((a, b) => b.askedFrom.getTime() - a.askedFrom.getTime());
  if (present === undefined) return 0;
  const breakAt = earlier.findIndex((price) => price.cents === null || price.cents < formerCents);
  const asked = breakAt === -1 ? earlier : earlier.slice(0, breakAt);
  const first = asked.at(-1) ?? present;
  return Math.floor((present.askedFrom.getTime() - first.askedFrom.getTime()) / dayMs);
}
