import { z } from 'zod';
import { cents, maybe, text } from '../../core/fields.ts';

/** One finance provider's offer on one car. Rates are percentages a year; whether it may be shown is decided elsewhere. */
export const lenderSchema = z.object({
  provider: text(80).min(1),
  interestRate: maybe(z.number().min(0).max(999)),
  comparisonRate: maybe(z.number().min(0).max(999)),
  paymentWeekCents: maybe(cents),
  paymentMonthCents: maybe(cents),
  termYears: maybe(z.number().min(0).max(100)),
  termMonths: maybe(z.int().min(0).max(1_200)),
  depositCents: maybe(cents),
  balloonCents: maybe(cents),
  disclaimer: maybe(text(20_000)),
});

export type Lender = z.output<typeof lenderSchema>;
