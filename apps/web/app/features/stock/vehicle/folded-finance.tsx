import type { FinanceCardView } from '@forecourt/app/finance/finance-card.view';
import { FinanceCard } from '../../finance/finance-card.tsx';
import { FinanceWays } from './finance-ways.tsx';

export interface FoldedFinanceProps {
  readonly card: FinanceCardView;
  /** The way here stands beside the weekly repayment: the same words twice would be two ways to one thing. */
  readonly isOffered: boolean;
}

/** The loan of this car, behind one button: a page about a car is not a page about loans. A link to it unfolds it. */
export function FoldedFinance({ card, isOffered }: FoldedFinanceProps) {
  return (
    <div className="sect vfinance">
      <h2>{card.heading}</h2>
      <details className="vfold">
        <summary className="btn line">
          {card.calculator ? calculatorWords(isOffered) : 'See the repayments'}
        </summary>
        <FinanceCard card={card} hasHeading={false} />
      </details>
      {!isOffered && (
        <p className="vfinance-ways">
          <FinanceWays card={card} />
        </p>
      )}
    </div>
  );
}

function calculatorWords(isOffered: boolean): string {
  return isOffered ? 'Choose your deposit and term' : 'Work out my repayments';
}
