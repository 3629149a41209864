import type { FinanceHomeView } from '@forecourt/app/finance/show-finance-home';
import { ButtonLink } from '@forecourt/ui/button-link';
import { Icon } from '@forecourt/ui/icon';
import { checkIcon, fileTextIcon } from '@forecourt/ui/icons';
import { useState } from 'react';
import { FaqList } from '../../../shared/faq-list.tsx';
import { LocationDetails } from '../../../shared/location-details.tsx';
import { LeadForm } from '../../leads/lead-form.tsx';
import { CreditNotice } from '../credit-notice.tsx';
import { FinanceSteps } from '../finance-steps.tsx';
import { RateTable } from './rate-table.tsx';
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
        <section className="fin-sec form-cols">
          <div id="finance-form">
            <h2>{page.heading}</h2>
            {page.lead !== null && <p className="lead">{page.lead}</p>}
            {page.sums !== null && (
              <p className="notice">
                <span>
                  From the calculator: <b>{page.sums}</b>.
                </span>
              </p>
            )}
            <LeadForm key={page.form.page} view={page.form} />
            {page.finePrint !== null && <p className="small muted">{page.finePrint}</p>}
          </div>
          {page.location && (
            <aside className="form-side" aria-label="Who answers">
              <LocationDetails location={page.location} heading="h2" />
            </aside>
          )}
        </section>
        <CreditNotice credit={view.credit} />
      </div>
    </>
  );
}

interface TickListProps {
  readonly heading: string;
  readonly lines: readonly string[];
  readonly icon: string;
}

function TickList({ heading, lines, icon }: TickListProps) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h2>{heading}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Icon path={icon} />
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
