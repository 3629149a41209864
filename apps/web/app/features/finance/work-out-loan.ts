import { readLoanChoice, type LoanFields } from '@forecourt/domain/finance/loan-choice';
import { writeQueryString } from '@forecourt/domain/core/query-string';
import { sumsOf } from '@forecourt/domain/finance/loan-sums';
import type { LoanOffer } from '@forecourt/domain/finance/loan-offer';
import { amountsOf } from '@forecourt/app/finance/calculator.view';
import { loanViewOf } from '@forecourt/app/finance/loan.view';
import type { WorkedLoan } from './use-worked-loan.ts';

/** What the fields of the calculator come to, and what was taken of them. Loaded when the first of them is touched. */
export function workOutLoan(offer: LoanOffer, fields: LoanFields): WorkedLoan & { readonly sums: string } {
  const choice = readLoanChoice(fields, offer.terms, offer.priceCents);
  return {
    loan: loanViewOf(offer, choice),
    amounts: amountsOf(offer, choice, fields),
    sums: writeQueryString(sumsOf(choice)),
  };
}
