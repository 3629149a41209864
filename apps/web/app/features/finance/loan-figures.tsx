import type { FinanceCardView } from '@forecourt/app/finance/finance-card.view';
import type { LoanView } from '@forecourt/app/finance/loan.view';
import { PaymentBars } from './payment-bars.tsx';

export interface LoanFiguresProps {
  readonly loan: LoanView;
  readonly rate: FinanceCardView['rate'];
}

/**
 * A repayment and its comparison rate side by side in one size, and the warning under them in ink: one piece,
 * of which nothing is behind a click (LAW-2).
 */
export function LoanFigures({ loan, rate }: LoanFiguresProps) {
  const { pair, facts, bars } = loan;
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
      {facts.length > 0 && (
        <dl className="fin-facts">
          {facts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="num">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {bars && <PaymentBars bars={bars} />}
    </>
  );
}
