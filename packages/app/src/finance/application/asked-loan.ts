import { amountToFinance } from '@forecourt/domain/finance/loan';
import type { AnyCarFields, LoanFields } from '@forecourt/domain/finance/loan-choice';
import { anyCarLoan, type AnyCarTerms } from '../any-car-loan.ts';
import type { LoanView } from '../loan.view.ts';

export interface AskedLoan {
  readonly amountCents: number;
  /** Null: no lender tells a rate. */
  readonly loan: LoanView | null;
}

export type AskedFields = LoanFields & AnyCarFields & { readonly amount?: string };

/**
 * The loan of an application that is about no car: the amount that was typed, else what the sums of the calculator come to.
 * Null where neither says anything. The browser goes on with this same function.
 */
export function askedLoan(terms: AnyCarTerms, fields: AskedFields): AskedLoan | null {
  const { amount, price, year, term } = fields;
  const typed = { price: amount, year, term };
  const given = amount === undefined ? (price === undefined ? null : fields) : withoutGaps(typed);
  if (given === null) return null;
  const { band, offer, choice, loan, sums } = anyCarLoan(terms, given);
  if (sums === null) return null;
  const { depositCents: deposit, tradeInCents: tradeIn } = choice;
  return {
    amountCents: amountToFinance({ price: offer.priceCents, deposit, tradeIn }),
    loan: band && loan,
  };
}

function withoutGaps(fields: Readonly<Record<string, string | undefined>>): AskedFields {
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== undefined));
}
