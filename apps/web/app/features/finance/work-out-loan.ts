import { readLoanChoice, readLoanPrice, type LoanFields } from '@forecourt/domain/finance/loan-choice';
import { writeQueryString } from '@forecourt/domain/core/query-string';
import { sumsOf } from '@forecourt/domain/finance/loan-sums';
import type { LoanOffer } from '@forecourt/domain/finance/loan-offer';
import { amountsOf, type CalculatorAmount } from '@forecourt/app/finance/calculator.view';
import { loanViewOf, type LoanView } from '@forecourt/app/finance/loan.view';

/** What the fields of the calculator come to, and what was taken of them. Loaded when the first of them is touched. */
export function workOutLoan(
  carOffer: LoanOffer,
  fields: LoanFields & { readonly price?: string },
): { readonly loan: LoanView; readonly amounts: readonly CalculatorAmount[]; readonly sums: string } {
  // Without a car the buyer types what it costs.
  const offer = { ...carOffer, priceCents: readLoanPrice(fields.price) ?? carOffer.priceCents };
  const choice = readLoanChoice(fields, offer.terms, offer.priceCents);
  return {
    loan: loanViewOf(offer, choice),
    amounts: amountsOf(offer, choice, fields),
    sums: writeQueryString(sumsOf(choice)),
  };
}
