import type { LeadFormPageView } from '@forecourt/app/leads/pages/lead-form-page.view';
import type { LeadFormView } from '@forecourt/app/leads/pages/lead-form.view';
import type { FormPhotosView } from '@forecourt/app/leads/pages/form-photos.view';
import { Photo } from '@forecourt/ui/photo';
import { FaqList } from '../../shared/faq-list.tsx';
import { LocationDetails } from '../../shared/location-details.tsx';
import { PlateLookup } from './plate-lookup.tsx';
import { Crumbs } from '../../shared/crumbs.tsx';
import { CarLine } from './car-line.tsx';
import { AccessoryRange } from './accessory-range.tsx';
import { FormPhotos } from './form-photos.tsx';
import { LeadForm } from './lead-form.tsx';
import { useFormPhotos } from './use-form-photos.ts';
// oxlint-disable-next-line import/no-unassigned-import -- a stylesheet has nothing to name
import '../../shared/journey.css';

const lookupOf = ({ lookup }: LeadFormView) => lookup && <PlateLookup lookup={lookup} />;

interface FormWithPhotosProps {
  readonly view: LeadFormView;
  readonly photos: FormPhotosView;
}

function FormWithPhotos({ view, photos }: FormWithPhotosProps) {
  const own = useFormPhotos(photos);
  return (
    <LeadForm
      view={view}
      lookup={lookupOf(view)}
      photos={{ part: <FormPhotos view={photos} photos={own} />, whenSent: own.whenSent }}
    />
  );
}

/** A form on a page of its own. */
export function Page({ view }: { readonly view: LeadFormPageView }) {
  const {
    crumbs,
    heading,
    lead,
    car,
    sums,
    form,
    location,
    picture,
    finePrint,
    nextSteps,
    questions,
    accessories,
  } = view;
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
          {sums !== null && (
            <p className="notice">
              <span>
                From the calculator: <b>{sums}</b>.
              </span>
            </p>
          )}
          <div
            id={form.name === 'financeEnquiry' || form.name === 'preApproval' ? 'finance-form' : undefined}
          >
            {form.photos ? (
              <FormWithPhotos
                key={`${form.page} ${String(form.entries['message'])}`}
                view={form}
                photos={form.photos}
              />
            ) : (
              <LeadForm key={form.page} view={form} lookup={lookupOf(form)} />
            )}
          </div>
          {finePrint !== null && <p className="small muted">{finePrint}</p>}
        </div>
        {location && (
          <aside className="form-side" aria-label="Who answers">
            {picture && (
              <Photo
                className="form-place"
                picture={picture}
                sizes="(min-width: 62.5em) 30vw, 92vw"
                width={480}
                height={320}
              />
            )}
            <LocationDetails location={location} heading="h2" />
          </aside>
        )}
      </div>
      {nextSteps.length > 0 && (
        <section className="form-next" aria-labelledby="form-next">
          <h2 id="form-next">What happens next</h2>
          <ol>
            {nextSteps.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
      {accessories && <AccessoryRange accessories={accessories} />}
      {questions.length > 0 && (
        <section className="form-next" aria-labelledby="form-questions">
          <h2 id="form-questions">Questions</h2>
          <FaqList questions={questions} />
        </section>
      )}
    </div>
  );
}
