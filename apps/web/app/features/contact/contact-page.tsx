import type { ContactPageView } from '@forecourt/app/contact/show-contact-page';
import { DrawnMap } from '../../blocks/drawn-map.tsx';
import { LeadForm } from '../leads/lead-form.tsx';
import { PageCrumbs } from '../pages/page-crumbs.tsx';
import { YardCard } from './yard-card.tsx';

/** Where the dealer is, when somebody is there, and a form (URL-7). */
export function Page({ view }: { readonly view: ContactPageView }) {
  const { crumbs, heading, lead, form, locations } = view;
  const [only, ...others] = locations;
  const isOne = others.length === 0;
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
          {isOne && only && (
            <aside className="form-side" aria-label={only.name}>
              <YardCard yard={only} heading="h2" />
              {only.place && <DrawnMap place={only.place} name={only.name} />}
            </aside>
          )}
        </div>
      </div>
      {!isOne && (
        <section className="sunk band" aria-labelledby="locations">
          <div className="wrap">
            <div className="head">
              <h2 id="locations">Where we are</h2>
            </div>
            <ul className="yards">
              {locations.map((location) => (
                <li key={location.name}>
                  <YardCard yard={location} heading="h3" />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </>
  );
}
