import { totalFact } from '@forecourt/app/finance/total-fact';
import type { LoanView } from '@forecourt/app/finance/loan.view';
import { LoanFigures, type LoanFiguresProps } from '../loan-figures.tsx';

interface LenderFiguresProps {
  readonly name: string;
  readonly loan: LoanView;
  readonly rate: LoanFiguresProps['rate'];
}

/** A lender's repayment with its comparison rate and the warning: one piece for each lender (LAW-2). */
export function LenderFigures({ name, loan, rate }: LenderFiguresProps) {
  const total = totalFact(loan);
  const said = loan.facts.filter((fact) => fact.label === 'Interest rate' || fact === total);
  return (
    <section className="fin pf-lender" aria-label={name}>
      <h2>{name}</h2>
      <p className="small">{said.map(({ label, text }) => `${label} ${text}`).join(', ')}.</p>
      <LoanFigures pair={loan.pair} rate={rate} />
    </section>
  );
}
