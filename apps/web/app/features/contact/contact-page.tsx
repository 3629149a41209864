import type { ContactPageView } from '@forecourt/app/contact/contact-page.view';
import { Photo } from '@forecourt/ui/photo';
import { MapCard } from '../../shared/map-card.tsx';
import { LeadForm } from '../leads/lead-form.tsx';
import { PageCrumbs } from '../../shared/page-crumbs.tsx';
import { ContactAside } from './contact-aside.tsx';
import { ContactPlace } from './contact-place.tsx';
import { PlaceFinder } from './place-finder-form.tsx';
import { PlaceCards, StateList } from './place-rows.tsx';
import '@forecourt/ui/styles/forms.css';
import './contact-page.css';

/** Whom to call, where they are, when somebody is there; the form comes last (URL-7). */
export function Page({ view }: { readonly view: ContactPageView }) {
  const { crumbs, heading, place, placeKm, picture, map, nearest, others, states, finder, isOnePlace, form } =
    view;
  return (
    <div className="wrap form-page ct">
      <PageCrumbs crumbs={crumbs} />
      <h1>{heading}</h1>
      {finder && <PlaceFinder finder={finder} />}
      {nearest.length > 0 && <PlaceCards places={nearest} label="Nearest to you" isFirst />}
      {states.length > 0 && <StateList states={states} />}
      {place && (
        <div className="ct-cols">
          <ContactPlace place={place} hasName={!isOnePlace} distance={placeKm} />
          {(picture ?? map) && (
            <div className="ct-see">
              {picture && (
                <Photo
                  picture={picture}
                  sizes="(min-width: 62.5em) 50vw, 100vw"
                  width={960}
                  height={640}
                  isFirst
                />
              )}
              {map && <MapCard view={map} name={place.name} />}
            </div>
          )}
        </div>
      )}
      {others && (
        <section className="ct-others" aria-labelledby="places">
          <h2 id="places">{others.heading}</h2>
          <PlaceCards places={others.places} label={others.heading} />
        </section>
      )}
      <div className="ct-write">
        <section className="ct-form" aria-labelledby="message">
          <h2 id="message">{place || states.length > 0 ? 'Or send us a message' : 'Send us a message'}</h2>
          <LeadForm key={form.page} view={form} />
        </section>
        <ContactAside view={view} />
      </div>
    </div>
  );
}
