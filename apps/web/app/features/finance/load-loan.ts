import type { LoanOffer } from '@forecourt/domain/finance/loan-offer';

/** The arithmetic for the loan of a car, which a page loads when it is first needed. */
export const loadLoan = (offer: LoanOffer) => async () => {
  const { workOutLoan } = await import('./work-out-loan.ts');
  return (fields: Readonly<Record<string, string>>) => workOutLoan(offer, fields);
};
