import { dayInWords } from '../../core/day-words.ts';
import { formatDollars } from '../../core/money.ts';
import { dateIn, daysBetween } from '../../core/zoned-time.ts';
import type { PriceChange } from '../car/was-price-evidence.ts';

/** A price, and from which day it was asked. */
export interface PriceStep {
  readonly amount: string;
  readonly cents: number;
  readonly day: string;
}

export interface PriceSteps {
  readonly steps: readonly PriceStep[];
  /** How much less is asked than at first; below zero where it is more. */
  readonly droppedCents: number;
  /** What was asked right before the present price; that one itself where it is the first. */
  readonly formerCents: number;
  /** The day of the first price. */
  readonly since: string;
  /** From the first price to the present one. */
  readonly days: number;
}

/**
 * Every price that a car has had, the first one first (LAW-2); null where the log does not end with what is asked
 * now, or has a time without a price: half a history would mislead.
 */
export function priceSteps(
  history: readonly PriceChange[],
  askedCents: number | null,
  zone: string,
): PriceSteps | null {
  const logged = history
    .toSorted((a, b) => a.askedFrom.getTime() - b.askedFrom.getTime())
    .map(({ askedFrom, cents }) => ({ date: dateIn(askedFrom, zone), cents }));
  const priced = logged.flatMap(({ date, cents }) => (cents === null ? [] : [{ date, cents }]));
  const [first, last] = [priced[0], priced.at(-1)];
  if (!first || !last || priced.length < logged.length || last.cents !== askedCents) return null;
  return {
    steps: priced.map(({ date, cents }) => ({ amount: formatDollars(cents), cents, day: dayInWords(date) })),
    droppedCents: first.cents - last.cents,
    formerCents: (priced.at(-2) ?? last).cents,
    since: first.date,
    days: daysBetween(first.date, last.date),
  };
}
