import { z } from 'zod';
import { cents, longText, maybe, text } from '../core/fields.ts';

/** One finance provider's offer on one car. Rates are percentages a year; whether it may be shown is decided elsewhere. */
export const lenderSchema = z.object({
  provider: text,
  interestRate: maybe(z.number()),
  comparisonRate: maybe(z.number()),
  paymentWeekCents: maybe(cents),
  paymentMonthCents: maybe(cents),
  termYears: maybe(z.number()),
  termMonths: maybe(z.int()),
  termWeeks: maybe(z.int()),
  depositCents: maybe(cents),
  balloonCents: maybe(cents),
  disclaimer: maybe(longText),
});

export type Lender = z.output<typeof lenderSchema>;
