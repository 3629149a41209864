import type { LeadFormPageView } from '@forecourt/app/leads/pages/lead-form-page.view';
import { LocationDetails } from '../../../shared/location-details.tsx';
import { LeadForm } from '../../leads/lead-form.tsx';

/** The form about finance, beside who answers it. */
export function AskFinance({ page }: { readonly page: LeadFormPageView }) {
  return (
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
  );
}
