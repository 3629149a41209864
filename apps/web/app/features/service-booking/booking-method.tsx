import type { BookingMethodView } from '@forecourt/app/service-booking/booking-page.view';
import { BookingForm } from './booking-form.tsx';
import type { BookingProgress } from './booking-summary.ts';

interface BookingMethodProps {
  readonly method: BookingMethodView;
  readonly workshopName: string | null;
  readonly onProgress: (progress: BookingProgress) => void;
}

/** Our form, or the page of another system in an iframe, with a link that opens it by itself. */
export function BookingMethod({ method, ...rest }: BookingMethodProps) {
  if (method.kind === 'form') return <BookingForm key={method.form.page} view={method.form} {...rest} />;
  return (
    <div className="booking-frame">
      {/* Sandboxed: it has its own cookies and popups, and cannot navigate this page. */}
      <iframe
        src={method.url}
        title={method.title}
        loading="lazy"
        referrerPolicy="origin"
        sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
      />
      <p>
        <a className="link" href={method.url} target="_blank" rel="noopener">
          {method.linkText}
        </a>
      </p>
    </div>
  );
}
