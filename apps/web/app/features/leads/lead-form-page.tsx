import type { LeadFormPageView } from '@forecourt/app/leads/lead-form-page.view';
import { YardCard } from '../contact/yard-card.tsx';
import { Crumbs } from '../stock/crumbs.tsx';
import { CarLine } from './car-line.tsx';
import { LeadForm } from './lead-form.tsx';

/** A form on a page of its own. */
export function Page({ view }: { readonly view: LeadFormPageView }) {
  const { crumbs, heading, lead, car, form, yard, finePrint } = view;
  return (
    <div className="wrap form-page">
      <Crumbs crumbs={crumbs} />
      <div className="form-cols">
        <div>
          <div className="form-head">
            <h1>{heading}</h1>
            {lead !== null && <p className="lead">{lead}</p>}
          </div>
          {car && (
            <div className="form-car">
              <CarLine car={car} />
            </div>
          )}
          <div
            id={form.name === 'financeEnquiry' || form.name === 'preApproval' ? 'finance-form' : undefined}
          >
            <LeadForm key={form.page} view={form} />
          </div>
          {finePrint !== null && <p className="small muted">{finePrint}</p>}
        </div>
        {yard && (
          <aside className="form-side" aria-label="Who answers">
            <YardCard yard={yard} heading="h2" />
          </aside>
        )}
      </div>
    </div>
  );
}
