import type { CardFact, LocationTileView } from '@forecourt/app/pages/blocks/location-tile';
import { PhoneReveal } from '../shared/phone-reveal.tsx';
import type { LocationsView } from '@forecourt/app/pages/blocks/locations.block';
import { Icon } from '@forecourt/ui/icon';
import { clockIcon, minusIcon, plusIcon } from '@forecourt/ui/icons';
import { Photo } from '@forecourt/ui/photo';
import { BlockAnchor } from '../shared/block-anchor.tsx';
import { HoursTable } from '../shared/hours-table.tsx';
import { MapCard } from '../shared/map-card.tsx';
import { Stars } from '../shared/stars.tsx';
import { LocationRow } from './location-row.tsx';

/** Where the dealers are (LOC-2). */
export function LocationsBlock({ view }: { readonly view: LocationsView }) {
  const { layout, heading, groups, perRow, picture, facts, map } = view;
  const [only] = groups[0]?.locations ?? [];
  if (layout === 'single' && only) {
    return <OneLocation heading={heading} location={only} picture={picture} map={map} />;
  }
  if (layout === 'row') return <LocationRow view={view} />;
  return (
    <section className="sunk band">
      <div className="wrap">
        <div className="head">
          <h2>{heading}</h2>
        </div>
        {map && (
          <div className="m-map">
            <MapCard view={map} name="our locations" />
          </div>
        )}
        {layout === 'list' ? (
          <StateList groups={groups} />
        ) : (
          <ul className="m-locs" data-per-row={perRow}>
            {groups.flatMap(({ locations }) =>
              locations.map((location) => (
                <li key={location.key} className="m-loc">
                  <LocationTile location={location} facts={facts} perRow={perRow} />
                </li>
              )),
            )}
          </ul>
        )}
      </div>
    </section>
  );
}

/** Forty dealers are a wall: a visitor opens the state where they live. */
function StateList({ groups }: Pick<LocationsView, 'groups'>) {
  return (
    <div className="states faq">
      {groups.map(({ label, locations }) => (
        <details key={label}>
          <summary>
            <h3>{label}</h3>
            <span>{locations.length}</span>
            <Icon path={plusIcon} className="closed" />
            <Icon path={minusIcon} className="opened" />
          </summary>
          <ul className="loc-list">
            {locations.map((location) => (
              <li key={location.key} className="m-loc">
                <ShortLocation location={location} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

interface OneLocationProps extends Pick<LocationsView, 'heading' | 'picture' | 'map'> {
  readonly location: LocationTileView;
}

function OneLocation({ heading, location, picture, map }: OneLocationProps) {
  return (
    <div className="one-location">
      <div className="one-words">
        <h2>{heading}</h2>
        <p className="address">
          {location.street}
          <br />
          {location.city}
        </p>
        <Open location={location} />
        <div className="loc-links">
          {location.directions && <BlockAnchor link={location.directions} className="link" />}
          {location.phone && <PhoneReveal className="link" phone={location.phone} isShort />}
          {location.page && <BlockAnchor link={location.page} className="link" />}
        </div>
        <HoursTable name={location.name} hours={location.hours} />
        {map && <MapCard view={map} name={location.name} />}
      </div>
      {picture && (
        <Photo
          className="one-pic"
          picture={picture}
          sizes="(min-width: 62.5em) 58vw, 92vw"
          width={960}
          height={640}
        />
      )}
    </div>
  );
}

function ShortLocation({ location }: { readonly location: LocationTileView }) {
  const { name, city, cars, page } = location;
  return (
    <>
      <h4 className="display">{name}</h4>
      <p>{city}</p>
      <Open location={location} />
      <div className="loc-links">
        {cars && (
          <a className="link" href={cars.href}>
            {cars.text}
          </a>
        )}
        {page && <BlockAnchor link={page} className="link" />}
      </div>
    </>
  );
}

interface LocationTileProps {
  readonly location: LocationTileView;
  readonly facts: readonly CardFact[];
  readonly perRow: number;
}

/** A location on its card (LOC-1): its picture above all, then its name and what the site tells of it, in its order. */
function LocationTile({ location, facts, perRow }: LocationTileProps) {
  const { name, directions, cars, page, picture } = location;
  return (
    <>
      {picture && facts.includes('image') && (
        <Photo
          className="m-loc-pic"
          picture={picture}
          sizes={`(min-width: 75em) ${Math.floor(92 / perRow)}vw, (min-width: 51.25em) 46vw, 92vw`}
          width={480}
          height={300}
        />
      )}
      <h3 className="display">{name}</h3>
      {facts.map((fact) => (
        <Fact key={fact} fact={fact} location={location} />
      ))}
      <div className="loc-links">
        {cars && (
          <a className="link" href={cars.href}>
            {cars.text}
          </a>
        )}
        {directions && <BlockAnchor link={directions} className="link" />}
        {page && <BlockAnchor link={page} className="link" />}
      </div>
    </>
  );
}

function Fact({ fact, location }: { readonly fact: CardFact; readonly location: LocationTileView }) {
  const { rating, street, city, cardHours, phone } = location;
  switch (fact) {
    case 'image':
      return null;
    case 'rating':
      return (
        rating && (
          <p className="m-rating">
            {rating.stars && <Stars fill={rating.stars} label={`${rating.average} out of 5 stars`} />}
            <span>{rating.summary}</span>
          </p>
        )
      );
    case 'address':
      return (
        <address>
          {street !== null && <span>{street}</span>}
          {city !== null && <span>{city}</span>}
        </address>
      );
    case 'hours':
      return (
        <>
          <Open location={location} />
          {cardHours.length > 0 && (
            <dl className="m-hours">
              {cardHours.map(({ days, hours }) => (
                <div key={days}>
                  <dt>{days}</dt>
                  <dd>{hours}</dd>
                </div>
              ))}
            </dl>
          )}
        </>
      );
    case 'phone':
      return phone && <PhoneReveal className="link" phone={phone} isShort />;
    default:
      return null;
  }
}

function Open({ location: { openText, isOpen } }: { readonly location: LocationTileView }) {
  if (openText === null) return null;
  return (
    <p className="m-open" data-open={isOpen ? '' : undefined}>
      <Icon path={clockIcon} />
      {openText}
    </p>
  );
}
