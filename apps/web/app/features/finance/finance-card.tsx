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

interface Worked {
  readonly of: FinanceCardView;
  readonly loan: LoanView;
  /** As an address carries them into the next form. */
  readonly sums: string;
}

function withQuery(href: string, sums: string | null): string {
  return sums === null ? href : `${href}${href.includes('?') ? '&' : '?'}${sums}`;
}

/** What a car costs by the week or month, with what the law wants said beside it (VDP-1, LAW-2). */
export function FinanceCard({ card, hasHeading = true }: FinanceCardProps) {
  const [worked, setWorked] = useState<Worked | null>(null);
  // What was worked out belongs to the card of this page; the next page brings its own.
  const loan = worked?.of === card ? worked.loan : card.loan;
  const { calculator, preApproval, personal } = card;
  const sums = worked?.of === card ? worked.sums : (preApproval?.sums ?? null);
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
              onWorked={(next, chosen) => setWorked({ of: card, loan: next, sums: chosen })}
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
            <ButtonLink href={withQuery(preApproval.href, sums)}>{preApproval.text}</ButtonLink>
          </p>
        )}
        {personal && (
          <p className="fin-next">
            <a className="link" href={withQuery(personal.href, sums)}>
              {personal.text}
            </a>
          </p>
        )}
        <FinanceTerms terms={card.terms} />
      </div>
    </section>
  );
}
