import type { NearPlaceView, PlaceRowView, StatePlacesView } from '@forecourt/app/contact/contact-page.view';
import { Photo } from '@forecourt/ui/photo';
import { BlockAnchor } from '../../shared/block-anchor.tsx';
import { PhoneReveal } from '../../shared/phone-reveal.tsx';

/** Places in a few lines each. */
export function PlaceRows({ places }: { readonly places: readonly PlaceRowView[] }) {
  return (
    <ul className="locs">
      {places.map((place) => (
        <li key={place.key} className="loc1">
          <PlaceRow place={place} />
        </li>
      ))}
    </ul>
  );
}

function PlaceRow({ place }: { readonly place: PlaceRowView }) {
  const { name, street, city, openText, isOpen, phone, directions, href, distance } = place;
  return (
    <>
      <div className="loc1-head">
        <a className="loc1-name" href={href}>
          {name}
        </a>
        {distance !== null && <span className="loc1-km">{distance}</span>}
      </div>
      <p>{[street, city].filter(Boolean).join(', ')}</p>
      {openText !== null && <p data-open={isOpen ? '' : undefined}>{openText}</p>}
      <div className="loc1-go">
        {phone && <PhoneReveal phone={phone} className="link" isShort />}
        {directions && <BlockAnchor link={{ ...directions, label: 'Directions' }} className="link" />}
        <a className="link" href={href}>
          Hours<span className="vh"> of {name}</span>
        </a>
      </div>
    </>
  );
}

/** The nearest places, with a picture each. */
export function NearPlaces({ places }: { readonly places: readonly NearPlaceView[] }) {
  return (
    <ul className="near-places" aria-label="Nearest to you">
      {places.map(({ picture, ...place }, index) => (
        <li key={place.key} className="loc1">
          {picture && (
            <Photo
              picture={picture}
              sizes="(min-width: 62.5em) 32vw, 100vw"
              width={480}
              height={320}
              isFirst={index === 0}
            />
          )}
          <PlaceRow place={place} />
        </li>
      ))}
    </ul>
  );
}

/** The places of a group by state: jump to one, and unfold it. */
export function StateList({ states }: { readonly states: readonly StatePlacesView[] }) {
  return (
    <section aria-label="Our places by state">
      <nav className="jump" aria-label="Jump to a state">
        {states.map(({ id, label, count }) => (
          <a key={id} className="chip" href={`#${id}`}>
            {label} <span className="muted">{Number.parseInt(count, 10)}</span>
          </a>
        ))}
      </nav>
      {states.map(({ id, label, count, isOpen, first, rest }) => (
        <details key={id} className="st" open={isOpen}>
          <summary>
            <b>{label}</b> <span className="muted">{count}</span>
          </summary>
          {/* A fragment within it unfolds it. */}
          <div id={id}>
            <PlaceRows places={first} />
            {rest && (
              <details className="st-rest">
                <summary>{rest.text}</summary>
                <PlaceRows places={rest.places} />
              </details>
            )}
          </div>
        </details>
      ))}
    </section>
  );
}
