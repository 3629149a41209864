import { formatDollars } from '../core/money.ts';
import type { Parameter } from '../core/query-string.ts';
import {
  readLoanChoice,
  readLoanPrice,
  type AnyCarFields,
  type LoanChoice,
  type LoanFields,
} from './loan-choice.ts';

// In the browser's bundle: nothing here may import the schema library.

const dollarsOf = (cents: number) => String(cents / 100);

/** The sums of a calculator as an address carries them, so that they travel into every form about finance (URL-4). */
export function sumsOf({
  depositCents,
  tradeInCents,
  balloonCents,
  termMonths,
  frequency,
}: LoanChoice): readonly Parameter[] {
  return [
    ['deposit', dollarsOf(depositCents)],
    ['trade_in', dollarsOf(tradeInCents)],
    ['balloon', dollarsOf(balloonCents)],
    ['term', String(termMonths)],
    ['frequency', frequency],
  ];
}

const noSums: LoanChoice = {
  depositCents: 0,
  tradeInCents: 0,
  balloonCents: 0,
  termMonths: 0,
  frequency: 'weekly',
};
const anyPrice = 100_000_000_000;
const units = { weekly: 'weekly', fortnightly: 'fortnightly', monthly: 'monthly' } as const;

/** The sums of an address in words, to show to whoever brings them: $5,000 deposit, 5 years, no balloon. Null: it has none. */
export function sumsInWords(
  fields: LoanFields & AnyCarFields,
  { hasCar }: { readonly hasCar: boolean },
): string | null {
  if (fields.term === undefined && fields.deposit === undefined) return null;
  const price = hasCar || fields.price === undefined ? null : readLoanPrice(fields.price).cents;
  const { depositCents, tradeInCents, balloonCents, termMonths, frequency } = readLoanChoice(
    fields,
    noSums,
    price ?? anyPrice,
  );
  const parts = [
    price === null ? null : `${formatDollars(price)} price`,
    depositCents === 0 ? 'no deposit' : `${formatDollars(depositCents)} deposit`,
    tradeInCents === 0 ? null : `${formatDollars(tradeInCents)} trade-in`,
    termMonths === 0 ? null : termWords(termMonths),
    balloonCents === 0 ? 'no balloon' : `${formatDollars(balloonCents)} balloon`,
    fields.frequency === undefined ? null : `paid ${units[frequency]}`,
  ];
  return parts.filter((part) => part !== null).join(', ');
}

function termWords(months: number): string {
  if (months % 12 !== 0) return `${months} months`;
  return months === 12 ? '1 year' : `${months / 12} years`;
}
