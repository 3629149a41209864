import type { PlaceCardView, PlaceRowView, StatePlacesView } from '@forecourt/app/contact/contact-page.view';
import { Photo } from '@forecourt/ui/photo';
import { HoursTable } from '../../shared/hours-table.tsx';
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

function PlaceWords({ place }: { readonly place: PlaceRowView }) {
  const { name, street, city, openText, isOpen, href, distance } = place;
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
    </>
  );
}

function PlaceRow({ place }: { readonly place: PlaceRowView }) {
  const { name, phone, directions, href } = place;
  return (
    <>
      <PlaceWords place={place} />
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

interface PlaceCardsProps {
  readonly places: readonly PlaceCardView[];
  readonly label: string;
  /** They are the first pictures of the page. */
  readonly isFirst?: boolean;
}

/** Places on cards: picture, whether they are open, their week, a call and the way there. */
export function PlaceCards({ places, label, isFirst = false }: PlaceCardsProps) {
  return (
    <ul className="place-cards" aria-label={label} data-count={places.length}>
      {places.map((place, index) => (
        <li key={place.key} className="loc1 place-card">
          {place.picture && (
            <Photo
              picture={place.picture}
              sizes="(min-width: 62.5em) 32vw, 100vw"
              width={480}
              height={320}
              isFirst={isFirst && index === 0}
            />
          )}
          <div className="place-words">
            <PlaceWords place={place} />
            <HoursTable name={place.name} hours={place.hours} />
            <div className="place-go">
              {place.phone && <PhoneReveal phone={place.phone} className="btn line" isShort />}
              {place.directions && (
                <BlockAnchor link={{ ...place.directions, label: 'Directions' }} className="btn line" />
              )}
            </div>
            <a className="link" href={place.href}>
              More about {place.name}
            </a>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The places of a group by state: jump to one, and unfold it. */
export function StateList({ states }: { readonly states: readonly StatePlacesView[] }) {
  return (
    <section aria-label="Our locations by state">
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
