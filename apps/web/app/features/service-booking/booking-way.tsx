import type { BookingWayView } from '@forecourt/app/service-booking/booking-page.view';
import { BookingForm } from './booking-form.tsx';

/** Our form, or the page of another system in a frame, with a way to open that by itself. */
export function BookingWay({ way }: { readonly way: BookingWayView }) {
  if (way.kind === 'form') return <BookingForm key={way.form.page} view={way.form} />;
  return (
    <div className="booking-frame">
      {/* It keeps its own cookies and opens its own windows, and can take nothing of this page anywhere. */}
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
