import type { WrittenFinanceView } from '@forecourt/app/finance/show-written-page';
import { checkIcon, fileTextIcon } from '@forecourt/ui/icons';
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

interface FinancePartProps {
  readonly finance: WrittenFinanceView;
}

/** The calculator beside today's rates, on a page that is about more than these, and how a loan comes about. */
export function FinancePart({ finance }: FinancePartProps) {
  const { work, rate, rates, ratesDay, preApproval, papers, steps } = finance;
  return (
    <div className="wrap">
      <div className="fh-two fh-part">
        {work && <WorkItOut work={work} rate={rate} preApproval={preApproval} />}
        <div className="fh-beside fh-lists">
          {rates.length > 0 && <RateTable rates={rates} rate={rate} ratesDay={ratesDay} />}
          <TickList heading="Have these handy" lines={papers} icon={fileTextIcon} />
        </div>
      </div>
      <FinanceSteps heading="How it works" steps={steps} />
    </div>
  );
}

/** What ends such a page: questions, what a lender looks for, and the form with who answers it. */
export function FinanceEnd({ finance }: FinancePartProps) {
  const { questions, likely, page, credit } = finance;
  return (
    <div className="wrap fh-end">
      {questions.length + likely.length > 0 && (
        <section className="fin-sec fh-two fh-lists">
          {questions.length > 0 && (
            <div>
              <h2>Common questions</h2>
              <FaqList questions={questions} />
            </div>
          )}
          <TickList heading="What lenders look for" lines={likely} icon={checkIcon} />
        </section>
      )}
      {page && <AskFinance page={page} />}
      <CreditNotice credit={credit} />
    </div>
  );
}
