import { totalFact } from '@forecourt/app/finance/total-fact';
import type { LoanView } from '@forecourt/app/finance/loan.view';
import type { RefObject } from 'react';
import { LoanFigures, type LoanFiguresProps } from '../loan-figures.tsx';

interface LenderFiguresProps {
  readonly name: string;
  readonly loan: LoanView;
  readonly rate: LoanFiguresProps['rate'];
  readonly figures?: RefObject<HTMLDivElement | null> | undefined;
}

/** Whether what somebody brings pays for all of it. */
export function isNothingBorrowed({ facts }: LoanView): boolean {
  return facts.some(({ label, text }) => label === 'Amount borrowed' && text === '$0');
}

/** A lender's repayment with its comparison rate and the warning: one piece for each lender (LAW-2). */
export function LenderFigures({ name, loan, rate, figures }: LenderFiguresProps) {
  const total = totalFact(loan);
  const textOf = (label: string) => loan.facts.find((fact) => fact.label === label)?.text ?? null;
  const term = textOf('Term');
  const borrowed = [textOf('Amount borrowed'), term && `over ${term}`].filter((said) => said !== null);
  const atEnd = loan.finalPayment === null ? 'no balloon' : `${loan.finalPayment} left to pay at the end`;
  return (
    <section className="fin pf-lender" aria-label={name}>
      <h2>{name}</h2>
      <div ref={figures}>{!isNothingBorrowed(loan) && <LoanFigures pair={loan.pair} rate={rate} />}</div>
      <p className="small">
        {isNothingBorrowed(loan) ? (
          'There’s nothing left to borrow.'
        ) : (
          <>
            Interest rate {textOf('Interest rate')}, secured loan of {borrowed.join(' ')}, {atEnd}.
            {total && ` ${total.label} ${total.text}.`}
          </>
        )}
      </p>
    </section>
  );
}
