import type { ContactPageView } from '@forecourt/app/contact/contact-page.view';
import { Photo } from '@forecourt/ui/photo';
import { MapCard } from '../../shared/map-card.tsx';
import { LeadForm } from '../leads/lead-form.tsx';
import { PageCrumbs } from '../../shared/page-crumbs.tsx';
import { ContactPlace, EmailLink } from './contact-place.tsx';
import { PlaceFinder } from './place-finder-form.tsx';
import { NearPlaces, PlaceRows, StateList } from './place-rows.tsx';
import '@forecourt/ui/styles/forms.css';
import './contact-page.css';

/** Whom to call, where they are, when somebody is there; the form comes last (URL-7). */
export function Page({ view }: { readonly view: ContactPageView }) {
  const { crumbs, heading, place, picture, map, nearest, others, states, finder, email, form } = view;
  return (
    <div className="wrap form-page ct">
      <PageCrumbs crumbs={crumbs} />
      <h1>{heading}</h1>
      {finder && <PlaceFinder finder={finder} />}
      {nearest.length > 0 && <NearPlaces places={nearest} />}
      {states.length > 0 && <StateList states={states} />}
      <div className="ct-cols">
        {place && <ContactPlace place={place} />}
        {place && (picture ?? map) && (
          <div className="ct-see">
            {picture && (
              <Photo
                picture={picture}
                sizes="(min-width: 62.5em) 46vw, 100vw"
                width={960}
                height={640}
                isFirst
              />
            )}
            {map && <MapCard view={map} name={place.name} />}
          </div>
        )}
        {others && (
          <section aria-labelledby="places">
            <h2 id="places">{others.heading}</h2>
            <PlaceRows places={others.places} />
          </section>
        )}
        <section className="ct-form" aria-labelledby="message">
          <h2 id="message">{place || states.length > 0 ? 'Or send us a message' : 'Send us a message'}</h2>
          {email !== null && <EmailLink email={email} />}
          <LeadForm key={form.page} view={form} />
        </section>
      </div>
    </div>
  );
}
