import type { BookingIframeView } from '@forecourt/app/service-booking/booking-page.view';
import { PhoneReveal } from '../../shared/phone-reveal.tsx';
import { LeadForm } from '../leads/lead-form.tsx';
import { useAnswers } from './use-answers.ts';

interface BookingIframeProps {
  readonly view: BookingIframeView;
}

/** The page of another system: whose it is, a link that opens it by itself, and whom to ask where it does not load. */
export function BookingIframe({ view }: BookingIframeProps) {
  const { url, title, provider } = view;
  const isDown = useAnswers(url) === 'no';
  return (
    <div className="booking-frame">
      <p>
        Bookings run on {provider}.{' '}
        <a className="link" href={url} target="_blank" rel="noopener">
          Open it in a new tab
        </a>
      </p>
      {isDown ? (
        <>
          <div className="booking-instead" role="status">
            <h3>The booking page isn’t answering</h3>
            <p>
              It’s run by {provider}, and we can’t reach it right now. Leave your details and we’ll book you
              in.
            </p>
          </div>
          <AskInstead {...view} />
        </>
      ) : (
        <>
          {/* Sandboxed: it has its own cookies and popups, and cannot navigate this page. */}
          <iframe
            src={url}
            title={title}
            loading="lazy"
            referrerPolicy="origin"
            sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
          />
          <details className="booking-ask">
            <summary className="link">Not loading? Ask us to book you in</summary>
            <AskInstead {...view} />
          </details>
        </>
      )}
    </div>
  );
}

type AskInsteadProps = Pick<BookingIframeView, 'phone' | 'placesHref' | 'enquiry'>;

function AskInstead({ phone, placesHref, enquiry }: AskInsteadProps) {
  return (
    <>
      {phone && <PhoneReveal phone={phone} />}
      {placesHref !== null && (
        <p>
          <a className="link" href={placesHref}>
            Phone numbers of our workshops
          </a>
        </p>
      )}
      <LeadForm view={enquiry} />
    </>
  );
}
