import type { FinanceHomeView } from '@forecourt/app/finance/show-finance-home';
import { ButtonLink } from '@forecourt/ui/button-link';
import { Icon } from '@forecourt/ui/icon';
import { checkIcon, fileTextIcon } from '@forecourt/ui/icons';
import { useState } from 'react';
import { FaqList } from '../../../shared/faq-list.tsx';
import { CreditNotice } from '../credit-notice.tsx';
import { FinanceSteps } from '../finance-steps.tsx';
import { AskFinance } from './ask-finance.tsx';
import { RateTable } from './rate-table.tsx';
import { TickList } from './tick-list.tsx';
import { WorkItOut } from './work-it-out.tsx';
// oxlint-disable-next-line import/no-unassigned-import -- a stylesheet has nothing to name
import '@forecourt/ui/styles/forms.css';
import '@forecourt/ui/styles/finance.css';
import '../finance.css';
import './finance-home.css';

/** The finance page: what a loan costs, today's rates, how it goes, and the form. */
export function Page({ view }: { readonly view: FinanceHomeView }) {
  const { heading, lead, preApproval, work, rate, rates, ratesDay, steps, likely, papers, questions, page } =
    view;
  const { assurances, leadsToPreApproval, askText } = view;
  const [sums, setSums] = useState(preApproval.sums);
  const href = sums === null ? preApproval.href : `${preApproval.href}?${sums}`;
  return (
    <>
      <section className="fh-lead">
        <div className="wrap fh-two">
          <div className="fh-claim">
            <h1>{heading}</h1>
            {lead !== '' && <p>{lead}</p>}
            <p className="fh-ways">
              {leadsToPreApproval && <ButtonLink href={href}>{preApproval.text}</ButtonLink>}
              <a className="link" href="#finance-form">
                {askText}
              </a>
            </p>
            <ul className="fh-sure">
              {assurances.map((words) => (
                <li key={words}>
                  <Icon path={checkIcon} />
                  {words}
                </li>
              ))}
            </ul>
          </div>
          {work && <WorkItOut work={work} rate={rate} preApproval={preApproval} onSums={setSums} />}
        </div>
      </section>
      <div className="wrap">
        {rates.length > 0 && <RateTable rates={rates} rate={rate} ratesDay={ratesDay} />}
        <FinanceSteps heading="How it works" steps={steps} />
        <section className="fin-sec fh-two fh-lists">
          <TickList heading="What lenders look for" lines={likely} icon={checkIcon} />
          <TickList heading="Have these handy" lines={papers} icon={fileTextIcon} />
        </section>
        {questions.length > 0 && (
          <section className="fin-sec">
            <h2>Common questions</h2>
            <FaqList questions={questions} />
          </section>
        )}
        <AskFinance page={page} />
        <CreditNotice credit={view.credit} />
      </div>
    </>
  );
}
