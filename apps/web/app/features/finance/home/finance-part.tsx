import type { AnyCarFinanceView } from '@forecourt/app/finance/any-car-finance';
import { CreditNotice } from '../credit-notice.tsx';
import { RateTable } from './rate-table.tsx';
import { WorkItOut } from './work-it-out.tsx';
// oxlint-disable-next-line import/no-unassigned-import -- a stylesheet has nothing to name
import '@forecourt/ui/styles/forms.css';
import '@forecourt/ui/styles/finance.css';
import '../finance.css';
import './finance-home.css';

/** The calculator beside today's rates, on a page that is about more than these. */
export function FinancePart({ finance }: { readonly finance: AnyCarFinanceView }) {
  const { work, rate, rates, ratesDay, preApproval, credit } = finance;
  return (
    <div className="wrap">
      <div className="fh-two fh-part">
        {work && <WorkItOut work={work} rate={rate} preApproval={preApproval} />}
        {rates.length > 0 && <RateTable rates={rates} rate={rate} ratesDay={ratesDay} />}
      </div>
      <CreditNotice credit={credit} />
    </div>
  );
}
