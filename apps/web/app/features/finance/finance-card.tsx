import { useState } from 'react';
import type { FinanceCardView } from '@forecourt/app/finance/finance-card.view';
import type { LoanView } from '@forecourt/app/finance/loan.view';
import { ButtonLink } from '@forecourt/ui/button-link';
import { FinanceCalculator } from './finance-calculator.tsx';
import { FinanceTerms } from './finance-terms.tsx';
import { LoanFacts } from './loan-facts.tsx';
import { LoanFigures } from './loan-figures.tsx';
import { PaymentBars } from './payment-bars.tsx';

export interface FinanceCardProps {
  readonly card: FinanceCardView;
  /** Left out where the page about finance has said it above. */
  readonly hasHeading?: boolean;
}

/** What a car costs by the week or month, with what the law wants said beside it (VDP-1, LAW-2). */
export function FinanceCard({ card, hasHeading = true }: FinanceCardProps) {
  const [worked, setWorked] = useState<{ readonly of: FinanceCardView; readonly loan: LoanView } | null>(
    null,
  );
  // What was worked out belongs to the card of this page; the next page brings its own.
  const loan = worked?.of === card ? worked.loan : card.loan;
  const { calculator, preApproval } = card;
  const status = loan.isAsOffered ? card.holdsUntil : card.ownTerms;
  return (
    <section className="sect finance" id="finance" aria-label={card.heading}>
      {hasHeading && <h2>{card.heading}</h2>}
      <div className="fin">
        <div className={calculator ? 'fin-grid' : undefined}>
          <div className="fin-figures">
            <p className="small muted">{card.about}</p>
            <LoanFigures pair={loan.pair} rate={card.rate} />
          </div>
          {calculator && (
            <FinanceCalculator
              calculator={calculator}
              onWorked={(next) => setWorked({ of: card, loan: next })}
            />
          )}
          <div className="fin-details">
            {loan.facts.length > 0 && <LoanFacts facts={loan.facts} />}
            {loan.bars && <PaymentBars bars={loan.bars} />}
            {card.note !== null && <p className="small">{card.note}</p>}
            {status !== null && <p className="small">{status}</p>}
          </div>
        </div>
        {preApproval && (
          <p className="fin-next">
            <ButtonLink href={preApproval.href}>{preApproval.text}</ButtonLink>
          </p>
        )}
        <FinanceTerms terms={card.terms} />
      </div>
    </section>
  );
}
