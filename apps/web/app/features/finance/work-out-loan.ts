import { readLoanChoice, type LoanFields } from '@forecourt/domain/finance/loan-choice';
import type { LoanOffer } from '@forecourt/domain/finance/loan-offer';
import { loanViewOf, type LoanView } from '@forecourt/app/finance/loan.view';

/** What the fields of the calculator come to. Loaded when the first of them is touched. */
export function workOutLoan(offer: LoanOffer, fields: LoanFields): LoanView {
  return loanViewOf(offer, readLoanChoice(fields, offer.terms, offer.priceCents));
}
