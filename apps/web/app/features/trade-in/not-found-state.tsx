import type { NotFoundStateView } from '@forecourt/app/trade-in/pages/find-step.view';
import { ButtonLink } from '@forecourt/ui/button-link';
import { PhoneReveal } from '../../shared/phone-reveal.tsx';
import { BackButton } from './back-button.tsx';
import { JourneyLayout } from './journey-layout.tsx';
import { PlateLine } from './plate-line.tsx';

/** No car has the plate: somebody at the yard will know (TRADE-8). */
export function NotFoundState({ view }: { readonly view: NotFoundStateView }) {
  const { plate, title, text, phone, contact, back, promise, enquiry } = view;
  return (
    <JourneyLayout view={view} aside={<BuyingTeam view={view} />} hasOwnBack>
      <section className="offer-panel" aria-labelledby="not-found">
        {plate && <PlateLine plate={plate} />}
        <h2 id="not-found">{title}</h2>
        <p>{text}</p>
        <div className="offer-ways">
          {phone && <PhoneReveal phone={phone} className="btn" isShort />}
          <ButtonLink href={contact.href} look="line">
            {contact.label}
          </ButtonLink>
          {back && <BackButton back={back} look="soft" hasArrow />}
        </div>
        <p className="offer-note">
          {promise}{' '}
          <a className="link" href={enquiry.href} data-document="">
            {enquiry.label}
          </a>
        </p>
      </section>
    </JourneyLayout>
  );
}

function BuyingTeam({ view: { location, hours } }: { readonly view: NotFoundStateView }) {
  return (
    <>
      {location && (
        <div>
          <h2 className="offer-side">{location.name}</h2>
          <p>
            {location.street}
            {location.street !== null && location.city !== null && ', '}
            {location.city}
          </p>
          {location.openText !== null && <p className="muted">{location.openText}</p>}
        </div>
      )}
      <p className="offer-note">{hours}</p>
    </>
  );
}
