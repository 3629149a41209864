import type { FinanceCardView } from '@forecourt/app/finance/finance-card.view';
import type { LoanView } from '@forecourt/app/finance/loan.view';

export interface LoanFiguresProps {
  readonly pair: LoanView['pair'];
  readonly rate: FinanceCardView['rate'];
}

/**
 * A repayment and its comparison rate side by side in one size, and the warning under them in ink: one piece,
 * of which nothing is behind a click (LAW-2).
 */
export function LoanFigures({ pair, rate }: LoanFiguresProps) {
  return (
    <>
      <div className="pair">
        {pair.map(({ figure, unit }) => (
          <div key={unit}>
            <b className="num">{figure}</b>
            <span>{unit}</span>
          </div>
        ))}
      </div>
      <p className="warnline">
        {rate.warning} {rate.basis}
      </p>
    </>
  );
}
