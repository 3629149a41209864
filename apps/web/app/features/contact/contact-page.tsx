import type { ContactPageView } from '@forecourt/app/contact/show-contact-page';
import { DrawnMap } from '../../shared/drawn-map.tsx';
import { LeadForm } from '../leads/lead-form.tsx';
import { PageCrumbs } from '../../shared/page-crumbs.tsx';
import { LocationDetails } from '../../shared/location-details.tsx';
import '@forecourt/ui/styles/forms.css';

/** Where the dealer is, when somebody is there, and a form (URL-7). */
export function Page({ view }: { readonly view: ContactPageView }) {
  const { crumbs, heading, lead, form, locations } = view;
  const [main, ...others] = locations;
  return (
    <>
      <div className="wrap form-page">
        <PageCrumbs crumbs={crumbs} />
        <div className="form-cols">
          <div>
            <div className="form-head">
              <h1>{heading}</h1>
              {lead !== null && <p className="lead">{lead}</p>}
            </div>
            <LeadForm key={form.page} view={form} />
          </div>
          {main && (
            <aside className="form-side" aria-label={main.name}>
              <LocationDetails location={main} heading="h2" />
              {main.place && <DrawnMap place={main.place} name={main.name} />}
            </aside>
          )}
        </div>
      </div>
      {others.length > 0 && (
        <section className="sunk band" aria-labelledby="locations">
          <div className="wrap">
            <div className="head">
              <h2 id="locations">Our other locations</h2>
            </div>
            <ul className="yards">
              {others.map((location) => (
                <li key={location.name}>
                  <LocationDetails location={location} heading="h3" />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </>
  );
}
