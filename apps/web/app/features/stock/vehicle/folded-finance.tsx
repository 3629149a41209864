import type { FinanceCardView } from '@forecourt/app/finance/finance-card.view';
import { FinanceCard } from '../../finance/finance-card.tsx';

/** The loan of this car, behind one button: a page about a car is not a page about loans. A link to it unfolds it. */
export function FoldedFinance({ card }: { readonly card: FinanceCardView }) {
  return (
    <div className="sect vfinance">
      <h2>{card.heading}</h2>
      <details className="vfold">
        <summary className="btn line">
          {card.calculator ? 'Work out my repayments' : 'See the repayments'}
        </summary>
        <FinanceCard card={card} hasHeading={false} />
      </details>
    </div>
  );
}
