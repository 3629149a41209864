import type { LocationPageView } from '@forecourt/app/locations/location-page.view';
import { ButtonLink } from '@forecourt/ui/button-link';
import { Icon } from '@forecourt/ui/icon';
import { clockIcon, mapPinIcon } from '@forecourt/ui/icons';
import { Photo } from '@forecourt/ui/photo';
import { BlockAnchor } from '../../shared/block-anchor.tsx';
import { MapCard } from '../../shared/map-card.tsx';
import { Stars } from '../../shared/stars.tsx';
import { PhoneReveal } from '../../shared/phone-reveal.tsx';
import { LeadForm } from '../leads/lead-form.tsx';
import { PageCrumbs } from '../../shared/page-crumbs.tsx';
import { HolidayHoursDialog } from './holiday-hours-dialog.tsx';
import { LocationHours } from './location-hours.tsx';
import './location.css';

/** A location: where it is, when somebody is there, and a form (LOC-5). */
export function Page({ view }: { readonly view: LocationPageView }) {
  const { crumbs, heading, name, picture, map, departments, openText, isOpen, hours } = view;
  const { holidays, service, cars, reviews, licences } = view;
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
          {(service !== null || cars !== null || holidays !== null) && (
            <div className="lo-acts">
              {service && <ButtonLink href={service.href}>{service.label}</ButtonLink>}
              {cars && (
                <ButtonLink look="line" href={cars.href}>
                  {cars.text}
                </ButtonLink>
              )}
              {holidays && <HolidayHoursDialog holidays={holidays} />}
            </div>
          )}
          {licences.length > 0 && <p className="small muted">{licences.join('. ')}</p>}
        </div>
        {(picture ?? map) && (
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
          </div>
        )}
      </div>
      {reviews && <Reviews reviews={reviews} />}
      <WriteToUs view={view} />
    </>
  );
}

function Where({ view }: { readonly view: LocationPageView }) {
  const { rating, address, directions, phone } = view;
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
      {(directions !== null || phone !== null) && (
        <div className="lo-links">
          {directions && (
            <span>
              <Icon path={mapPinIcon} />
              <BlockAnchor link={directions} className="link" />
            </span>
          )}
          {phone && <PhoneReveal phone={phone} />}
        </div>
      )}
    </>
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
            <h2 className="h3">Also at</h2>
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
