import type { LocationCardView } from '@forecourt/app/pages/blocks/location-card';
import { PhoneReveal } from '../shared/phone-reveal.tsx';
import type { LocationsView } from '@forecourt/app/pages/blocks/locations.block';
import { Icon } from '@forecourt/ui/icon';
import { clockIcon, minusIcon, plusIcon } from '@forecourt/ui/icons';
import { Photo } from '@forecourt/ui/photo';
import { BlockAnchor } from '../shared/block-anchor.tsx';
import { HoursTable } from '../shared/hours-table.tsx';
import '@forecourt/ui/styles/faq.css';

/** Where the dealers are (LOC-2). */
export function LocationsBlock({ view }: { readonly view: LocationsView }) {
  const { layout, heading, groups, perRow, picture } = view;
  const [only] = groups[0]?.locations ?? [];
  if (layout === 'single' && only) return <OneLocation heading={heading} location={only} picture={picture} />;
  return (
    <section className="sunk band">
      <div className="wrap">
        <div className="head">
          <h2>{heading}</h2>
        </div>
        {layout === 'list' ? (
          <StateList groups={groups} />
        ) : (
          <ul className="m-locs" data-per-row={perRow}>
            {groups.flatMap(({ locations }) =>
              locations.map((location) => (
                <li key={location.name} className="m-loc">
                  <LocationWords location={location} isShort={false} />
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
              <li key={location.name} className="m-loc">
                <LocationWords location={location} isShort />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

interface OneLocationProps extends Pick<LocationsView, 'heading' | 'picture'> {
  readonly location: LocationCardView;
}

function OneLocation({ heading, location, picture }: OneLocationProps) {
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

function LocationWords({
  location,
  isShort,
}: {
  readonly location: LocationCardView;
  readonly isShort: boolean;
}) {
  const { name, street, city, directions, phone, cars, page } = location;
  const Heading = isShort ? 'h4' : 'h3';
  return (
    <>
      <Heading className="display">{name}</Heading>
      {!isShort && <p>{street}</p>}
      <p>{city}</p>
      <Open location={location} />
      <div className="loc-links">
        {cars && (
          <a className="link" href={cars.href}>
            {cars.text}
          </a>
        )}
        {!isShort && directions && <BlockAnchor link={directions} className="link" />}
        {!isShort && phone && <PhoneReveal className="link" phone={phone} isShort />}
        {page && <BlockAnchor link={page} className="link" />}
      </div>
    </>
  );
}

function Open({ location: { openText, isOpen } }: { readonly location: LocationCardView }) {
  if (openText === null) return null;
  return (
    <p className="m-open" data-open={isOpen ? '' : undefined}>
      <Icon path={clockIcon} />
      {openText}
    </p>
  );
}
