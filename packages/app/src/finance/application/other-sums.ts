import { broughtAlong, readLoanPrice, type SumFields } from '@forecourt/domain/finance/loan-choice';
import { sumsIn, type ApplicationDraft } from './held-application.ts';

interface Drafted {
  readonly draft: ApplicationDraft;
  readonly hasCar: boolean;
}

/** Whether somebody comes with sums that are not those of the application that they began. What they don't say is no other sum. */
export function hasOtherSums(asked: SumFields, { draft, hasCar }: Drafted): boolean {
  const held = sumsIn(draft.loan);
  const differs = (name: keyof SumFields, otherwise: string) =>
    asked[name] !== undefined && plain(asked[name]) !== plain(held[name] ?? otherwise);
  return (
    (!hasCar && asked.price !== undefined && readLoanPrice(asked.price).cents !== heldPrice(draft)) ||
    (['deposit', 'trade_in', 'balloon'] as const).some((name) => differs(name, '0')) ||
    differs('frequency', 'weekly') ||
    (['term', 'credit', 'year'] as const).some((name) => differs(name, ''))
  );
}

/** $5,000, 5000 and 5000.00 are one sum, and nothing is zero. */
function plain(written: string): string {
  const digits = written.replaceAll(/[$,\s]/g, '');
  return digits === '' ? '0' : /^\d+(?:\.\d+)?$/.test(digits) ? String(Number(digits)) : digits;
}

/** The price as it was brought along, or the amount that was typed since with what is brought to it. */
function heldPrice({ loan }: ApplicationDraft): number | null {
  const { amount } = loan;
  const sums = sumsIn(loan);
  if (typeof amount !== 'string') return sums.price === undefined ? null : readLoanPrice(sums.price).cents;
  const { cents } = readLoanPrice(amount);
  const { depositCents, tradeInCents } = broughtAlong(sums);
  return cents && cents + depositCents + tradeInCents;
}
