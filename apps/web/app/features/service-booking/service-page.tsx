import type { ServicePageView } from '@forecourt/app/service-booking/service-page.view';
import { ButtonLink } from '@forecourt/ui/button-link';
import { Photo } from '@forecourt/ui/photo';
import { MapCard } from '../../shared/map-card.tsx';
import { LocationDetails } from '../../shared/location-details.tsx';
import { Crumbs } from '../../shared/crumbs.tsx';
import { BookingJourney } from './booking-journey.tsx';
import { ServiceExtras } from './service-extras.tsx';
import '@forecourt/ui/styles/forms.css';
import '../../shared/day-picker.css';
import '../../shared/journey.css';
import './service-booking.css';
import './service-page.css';

/** What the workshop offers, and the form to book it (SERV-1, SERV-2). */
export function Page({ view }: { readonly view: ServicePageView }) {
  const { contact } = view;
  return (
    <>
      <ServiceTop view={view} />
      <section className="sunk band" id="service-form" aria-labelledby="service-form-heading">
        <div className="wrap jr">
          <BookingJourney view={view} workshopHeading="h3">
            <h2 id="service-form-heading">{view.bookingHeading}</h2>
          </BookingJourney>
        </div>
      </section>
      <Benefits benefits={view.benefits} />
      <ServiceExtras view={view} />
      {contact && <Workshops contact={contact} />}
    </>
  );
}

function ServiceTop({ view }: { readonly view: ServicePageView }) {
  const { crumbs, heading, book, picture, certifiedBanner } = view;
  return (
    <div className="wrap service-top">
      <Crumbs crumbs={crumbs} />
      <div className={picture ? 'service-hero with-photo' : 'service-hero'}>
        <div className="service-words">
          <h1>{heading}</h1>
          {certifiedBanner !== null && <p className="lead">{certifiedBanner}</p>}
          <p>
            <ButtonLink href={book.href}>{book.text}</ButtonLink>
          </p>
        </div>
        {picture && (
          <Photo picture={picture} sizes="(min-width: 62.5em) 50vw, 100vw" width={800} height={500} />
        )}
      </div>
    </div>
  );
}

/** After the form: who comes to book has it on the first screen. */
function Benefits({ benefits }: Pick<ServicePageView, 'benefits'>) {
  if (benefits.length === 0) return null;
  return (
    <ul className="wrap service-band service-benefits">
      {benefits.map(({ title, text }) => (
        <li key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

function Workshops({ contact }: { readonly contact: NonNullable<ServicePageView['contact']> }) {
  return (
    <section className="service-band" aria-labelledby="workshops">
      <div className="wrap">
        <div className="head">
          <h2 id="workshops">{contact.heading}</h2>
        </div>
        <ul className="yards">
          {contact.locations.map(({ card, picture, map }) => (
            <li key={card.name}>
              {picture && (
                <Photo
                  className="yard-pic"
                  picture={picture}
                  sizes="(min-width: 62.5em) 33vw, 100vw"
                  width={480}
                  height={320}
                />
              )}
              {map && <MapCard view={map} name={card.name} />}
              {contact.isToldBeside || <LocationDetails location={card} heading="h3" />}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
