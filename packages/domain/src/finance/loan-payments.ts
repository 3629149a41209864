import type { Payment } from './comparison-rate.ts';
import type { Loan } from './loan.ts';
import { repaymentSchedule } from './repayment-schedule.ts';

export interface CreditFees {
  /** Paid once, when the loan begins. */
  readonly establishmentCents: number;
  readonly perRepaymentCents: number;
}

/** Everything a borrower pays for a loan, as the comparison rate counts it; the balloon goes with the last one. */
export function loanPayments(loan: Loan, fees: CreditFees): readonly Payment[] {
  const { instalments, balloonCents } = repaymentSchedule(loan);
  return [
    { at: 0, cents: fees.establishmentCents },
    ...instalments.map(({ number, paymentCents }) => ({
      at: number,
      cents: paymentCents + fees.perRepaymentCents,
    })),
    { at: instalments.length, cents: balloonCents },
  ];
}
