import type { PersonalFinanceView } from '@forecourt/app/finance/show-personal-finance';
import { ButtonLink } from '@forecourt/ui/button-link';
import { useRef } from 'react';
import { useIsBelow } from '../../../shared/use-is-below.ts';
import { CarLine } from '../../leads/car-line.tsx';
import { LoanFigures } from '../loan-figures.tsx';
import { LenderFigures } from './lender-figures.tsx';
import { PersonalForm } from './personal-form.tsx';
import { usePersonalLoans } from './use-personal-loans.ts';
// oxlint-disable-next-line import/no-unassigned-import -- a stylesheet has nothing to name
import '@forecourt/ui/styles/forms.css';
import '@forecourt/ui/styles/finance.css';
import '../../../shared/journey.css';
import '../finance.css';
import './personal-finance.css';

/** An address with its own query and the sums behind it. */
function withQuery(href: string, ...parts: readonly (string | null)[]): string {
  return [href, ...parts].filter((part) => part !== null).join('&');
}

/** One car on a visitor's own terms, lender by lender (FIN-2). */
export function Page({ view }: { readonly view: PersonalFinanceView }) {
  const { heading, car, rate, preApproval, ask, note, calculator } = view;
  const { loans, workOut, ...form } = usePersonalLoans(view);
  const answer = useRef<HTMLElement>(null);
  const isBelow = useIsBelow(answer);
  const [first] = loans.loans;
  return (
    <div className="wrap jr">
      <div>
        <div className="jr-h">
          <h1>{heading}</h1>
          <p className="lead">
            Move things until it fits. No credit check happens here, and nothing is sent.
          </p>
        </div>
        {calculator ? (
          <PersonalForm view={view} calculator={calculator} loans={loans} workOut={workOut} {...form} />
        ) : (
          <p>No lender has given us figures for this one yet. Ask us and we’ll get you a quote for it.</p>
        )}
        {first && isBelow && (
          <div className="fin pf-near" aria-hidden="true">
            <LoanFigures pair={first.loan.pair} rate={rate} />
          </div>
        )}
      </div>
      <aside ref={answer} className="jsum pf-answer" aria-label="What it comes to">
        <CarLine car={car} />
        {loans.loans.map(({ name, loan }) => (
          <LenderFigures key={name} name={name} loan={loan} rate={rate} />
        ))}
        {calculator ? (
          <ButtonLink
            href={withQuery(preApproval.href, loans.sums, preApproval.showsFigures ? loans.rateBasis : null)}
            isBlock
          >
            {preApproval.text}
          </ButtonLink>
        ) : null}
        <ButtonLink href={withQuery(ask, loans.sums)} look={calculator ? 'line' : 'solid'} isBlock>
          Ask for a quote
        </ButtonLink>
        <p className="small muted">{note}</p>
      </aside>
    </div>
  );
}
