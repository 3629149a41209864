import type { BookingMethodView } from '@forecourt/app/service-booking/booking-page.view';
import { BookingForm } from './booking-form.tsx';
import { BookingIframe } from './booking-iframe.tsx';
import type { BookingProgress } from './booking-summary.ts';

interface BookingMethodProps {
  readonly method: BookingMethodView;
  readonly workshopName: string | null;
  readonly onProgress: (progress: BookingProgress) => void;
}

/** Our form, or the page of another system in an iframe. */
export function BookingMethod({ method, ...rest }: BookingMethodProps) {
  if (method.kind === 'form') return <BookingForm key={method.form.page} view={method.form} {...rest} />;
  return <BookingIframe view={method} />;
}
