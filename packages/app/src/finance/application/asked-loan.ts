import { amountToFinance } from '@forecourt/domain/finance/loan';
import {
  broughtAlong,
  readLoanPrice,
  type AnyCarFields,
  type LoanFields,
} from '@forecourt/domain/finance/loan-choice';
import { anyCarLoan, type AnyCarTerms } from '../any-car-loan.ts';
import type { LoanView } from '../loan.view.ts';

export interface AskedLoan {
  readonly amountCents: number;
  /** Null: no lender tells a rate. */
  readonly loan: LoanView | null;
}

export type AskedFields = LoanFields & AnyCarFields & { readonly amount?: string };

/**
 * The loan of an application that is about no car: the amount that was typed, with the deposit and the trade-in beside it,
 * else what the sums of the calculator come to.
 * Null where neither says anything. The browser goes on with this same function.
 */
export function askedLoan(terms: AnyCarTerms, fields: AskedFields): AskedLoan | null {
  const { amount } = fields;
  const price = amount === undefined ? fields.price : priceBehind(amount, fields);
  if (price === undefined) return null;
  const given = { ...fields, price };
  const { band, offer, choice, loan, sums } = anyCarLoan(terms, given);
  if (sums === null) return null;
  const { depositCents: deposit, tradeInCents: tradeIn } = choice;
  return {
    amountCents: amountToFinance({ price: offer.priceCents, deposit, tradeIn }),
    loan: band && loan,
  };
}

/** What is borrowed, with what the buyer brings along: nothing of that is lost when the amount is typed. */
function priceBehind(amount: string, fields: AskedFields): string | undefined {
  const { cents } = readLoanPrice(amount);
  if (cents === null) return undefined;
  const { depositCents, tradeInCents } = broughtAlong(fields);
  return String((cents + depositCents + tradeInCents) / 100);
}
