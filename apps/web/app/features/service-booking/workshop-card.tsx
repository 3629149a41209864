import type { BookingPageView } from '@forecourt/app/service-booking/booking-page.view';
import { LocationDetails } from '../../shared/location-details.tsx';
import '../../shared/locations.css';

interface WorkshopCardProps extends Pick<BookingPageView, 'workshop' | 'nextDay' | 'bring'> {
  readonly heading: 'h2' | 'h3';
}

/** Who does the work, and from which day on. */
export function WorkshopCard({ workshop, nextDay, bring, heading }: WorkshopCardProps) {
  if (!workshop) return null;
  return (
    <aside className="form-side workshop" aria-label="The workshop">
      {nextDay !== null && (
        <p className="next-day">
          <span>We can take it in from</span>
          <b>{nextDay}</b>
        </p>
      )}
      {bring !== null && (
        <p className="next-day">
          <span>Bring along</span>
          {bring}
        </p>
      )}
      <LocationDetails location={workshop} heading={heading} />
    </aside>
  );
}
