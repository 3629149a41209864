import type { BookingWayView } from '@forecourt/app/service-booking/booking-page.view';
import { BookingForm } from './booking-form.tsx';

/** Our form, or the page of another system in an iframe, with a link that opens it by itself. */
export function BookingWay({ way }: { readonly way: BookingWayView }) {
  if (way.kind === 'form') return <BookingForm key={way.form.page} view={way.form} />;
  return (
    <div className="booking-frame">
      {/* Sandboxed: it has its own cookies and popups, and cannot navigate this page. */}
      <iframe
        src={way.url}
        title={way.title}
        loading="lazy"
        referrerPolicy="origin"
        sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
      />
      <p>
        <a className="link" href={way.url} target="_blank" rel="noopener">
          {way.linkText}
        </a>
      </p>
    </div>
  );
}
