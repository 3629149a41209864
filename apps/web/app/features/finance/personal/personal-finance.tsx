import type { PersonalFinanceView } from '@forecourt/app/finance/show-personal-finance';
import { ButtonLink } from '@forecourt/ui/button-link';
import { Icon } from '@forecourt/ui/icon';
import { arrowLeftIcon } from '@forecourt/ui/icons';
import { useRef } from 'react';
import { CarLine } from '../../leads/car-line.tsx';
import { CreditNotice } from '../credit-notice.tsx';
import { FinanceSteps } from '../finance-steps.tsx';
import { NearFigures } from '../near-figures.tsx';
import { isNothingBorrowed, LenderFigures } from './lender-figures.tsx';
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
  const { heading, car, rate, preApproval, ask, note, calculator, steps, credit } = view;
  const { loans, workOut, ...form } = usePersonalLoans(view);
  const answer = useRef<HTMLDivElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const [first] = loans.loans;
  const isPaidFor = loans.loans.length > 0 && loans.loans.every(({ loan }) => isNothingBorrowed(loan));
  return (
    <div className="wrap pf">
      <div className="jr">
        <div ref={fields}>
          <div className="jr-h">
            <p>
              <a className="link" href={car.href}>
                <Icon path={arrowLeftIcon} /> Back to the {view.nouns[0]}
              </a>
            </p>
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
          {first && !isNothingBorrowed(first.loan) && (
            <NearFigures
              fields={fields}
              answer={answer}
              name={loans.loans.length > 1 ? first.name : null}
              pair={first.loan.pair}
              rate={rate}
            />
          )}
        </div>
        <aside className="jsum pf-answer" aria-label="What it comes to">
          <CarLine car={car} />
          {loans.loans.map(({ name, loan }, place) => (
            <LenderFigures
              key={name}
              name={name}
              loan={loan}
              rate={rate}
              figures={place === 0 ? answer : undefined}
            />
          ))}
          {calculator && !isPaidFor ? (
            <ButtonLink
              href={withQuery(
                preApproval.href,
                loans.sums,
                preApproval.showsFigures ? loans.rateBasis : null,
              )}
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
      <FinanceSteps heading="What comes next" steps={steps} />
      <CreditNotice credit={credit} />
    </div>
  );
}
