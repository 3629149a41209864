import type { LocationPageView } from '@forecourt/app/locations/location-page.view';
import { initialsOf } from '@forecourt/domain/core/initials';
import { ButtonLink } from '@forecourt/ui/button-link';
import { Icon } from '@forecourt/ui/icon';
import { clockIcon, mailIcon, mapPinIcon, messageIcon } from '@forecourt/ui/icons';
import { Photo } from '@forecourt/ui/photo';
import { BlockAnchor } from '../../shared/block-anchor.tsx';
import { MapCard } from '../../shared/map-card.tsx';
import { Stars } from '../../shared/stars.tsx';
import { PhoneReveal } from '../../shared/phone-reveal.tsx';
import { CardShelf } from '../stock/card/card-shelf.tsx';
import { LeadForm } from '../leads/lead-form.tsx';
import { PageCrumbs } from '../../shared/page-crumbs.tsx';
import { HolidayHoursDialog } from './holiday-hours-dialog.tsx';
import { LocationHours } from './location-hours.tsx';
import { PlaceSketch } from './place-sketch.tsx';
import './location.css';

/** A location: where it is, when somebody is there, and a form (LOC-5). */
export function Page({ view }: { readonly view: LocationPageView }) {
  const { crumbs, heading, name, picture, map, around, departments, openText, isOpen, hours } = view;
  const { holidays, service, cars, stock, people, reviews, licences, alsoHere } = view;
  return (
    <>
      <div className="wrap lo">
        <div className="lo-words">
          <div>
            <PageCrumbs crumbs={crumbs} />
            <h1>{heading}</h1>
            <Where view={view} />
          </div>
          {departments.length > 0 && (
            <nav className="dept" aria-label="Departments">
              {departments.map(({ label, href, isHere }) => (
                <a key={href} href={href} aria-current={isHere ? 'page' : undefined} data-keep-scroll="">
                  {label}
                </a>
              ))}
            </nav>
          )}
          {openText !== null && (
            <p className="openline" data-open={isOpen ? '' : undefined}>
              <Icon path={clockIcon} />
              {openText}
            </p>
          )}
          <LocationHours hours={hours} />
          {alsoHere.length > 0 && (
            <ul className="lo-also">
              {alsoHere.map(({ label, href, openText: said, isOpen: isTheirs }) => (
                <li key={href}>
                  <a className="link" href={href}>
                    {label}
                  </a>
                  <span data-open={isTheirs ? '' : undefined}>{said}</span>
                </li>
              ))}
            </ul>
          )}
          {(service !== null || (cars !== null && !stock) || holidays !== null) && (
            <div className="lo-acts">
              {service && <ButtonLink href={service.href}>{service.label}</ButtonLink>}
              {cars && !stock && (
                <ButtonLink look="line" href={cars.href}>
                  {cars.text}
                </ButtonLink>
              )}
              {holidays && <HolidayHoursDialog holidays={holidays} />}
            </div>
          )}
          {people.length > 0 && <People people={people} />}
          {licences.length > 0 && <p className="small muted">{licences.join('. ')}</p>}
        </div>
        {(picture ?? map ?? around) && (
          <div className="lo-see">
            {picture && (
              <Photo
                picture={picture}
                sizes="(min-width: 62.5em) 54vw, 100vw"
                width={960}
                height={640}
                isFirst
              />
            )}
            {map && <MapCard view={map} name={name} />}
            {around && <PlaceSketch around={around} />}
          </div>
        )}
      </div>
      {stock && <CardShelf shelf={stock} className="wrap lo-stock" id="here" />}
      {reviews && <Reviews reviews={reviews} />}
      <WriteToUs view={view} />
    </>
  );
}

function Where({ view }: { readonly view: LocationPageView }) {
  const { rating, address, directions, phone, person, people, text } = view;
  return (
    <>
      {rating && (
        <p className="lo-rating">
          {rating.stars && <Stars fill={rating.stars} label={`${rating.average} out of 5 stars`} />}
          <b aria-hidden={rating.stars ? 'true' : undefined}>{rating.average}</b>
          {rating.all ? (
            <BlockAnchor link={rating.all} className="link small" />
          ) : (
            <span>{rating.summary}</span>
          )}
        </p>
      )}
      {address !== null && <address className="lo-address">{address}</address>}
      {person && people.length === 0 && (
        <p className="lo-person">
          Ask for <b>{person.name}</b>
          {person.role !== null && `, ${person.role}`}
        </p>
      )}
      <div className="lo-links">
        {phone && <PhoneReveal phone={phone} className="btn" isShort />}
        {text !== null && (
          <ButtonLink look="line" href={text}>
            <Icon path={messageIcon} />
            Text us
          </ButtonLink>
        )}
        {directions && (
          <ButtonLink
            look="line"
            href={directions.href}
            {...(directions.isExternal && { target: '_blank', rel: 'noopener' })}
          >
            <Icon path={mapPinIcon} />
            {directions.label}
            {directions.isExternal && <span className="vh"> (opens in a new tab)</span>}
          </ButtonLink>
        )}
        <ButtonLink look="line" href="#write">
          <Icon path={mailIcon} />
          Send a message
        </ButtonLink>
      </div>
    </>
  );
}

function People({ people }: Pick<LocationPageView, 'people'>) {
  return (
    <section aria-labelledby="people">
      <h2 id="people" className="h3">
        Who you’ll meet
      </h2>
      <ul className="lo-people">
        {people.map(({ name, role, email }) => (
          <li key={name}>
            <span className="lo-face" aria-hidden="true">
              {initialsOf(name)}
            </span>
            <span>
              <b>{name}</b>
              <span className="muted">{role}</span>
              {email !== null && (
                <a className="link small" href={`mailto:${email}`}>
                  {email}
                </a>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Reviews({ reviews }: { readonly reviews: NonNullable<LocationPageView['reviews']> }) {
  return (
    <section className="wrap lo-reviews" id="reviews" aria-labelledby="reviews-heading">
      <h2 id="reviews-heading">{reviews.heading}</h2>
      <div>
        {reviews.quotes.map(({ text, who, stars, rating }) => (
          <figure key={text}>
            <blockquote>“{text}”</blockquote>
            <figcaption className="muted small">
              {stars && <Stars fill={stars} label={`${rating} out of 5 stars`} />} {who}
            </figcaption>
          </figure>
        ))}
      </div>
      {reviews.all && (
        <p>
          <BlockAnchor link={reviews.all} className="link" />
        </p>
      )}
    </section>
  );
}

function WriteToUs({ view: { form, elsewhere } }: { readonly view: LocationPageView }) {
  return (
    <section className="sunk band" aria-labelledby="write">
      <div className="wrap form-cols lo-form">
        <div>
          <h2 id="write" className="lo-write">
            {form.heading}
          </h2>
          <LeadForm key={form.form.entries['location_id']?.toString()} view={form.form} />
        </div>
        {elsewhere.length > 0 && (
          <div className="lo-more">
            <h2 className="h3">Our other locations</h2>
            <ul>
              {elsewhere.map(({ label, href }) => (
                <li key={href}>
                  <a className="link" href={href}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
