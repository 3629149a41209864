import type { BookingPageView } from '@forecourt/app/service-booking/booking-page.view';
import { YardCard } from '../contact/yard-card.tsx';

type WorkshopCardProps = Pick<BookingPageView, 'workshop' | 'nextDay'>;

/** Who does the work, and from which day on. */
export function WorkshopCard({ workshop, nextDay }: WorkshopCardProps) {
  if (!workshop) return null;
  return (
    <aside className="jsum workshop" aria-label="The workshop">
      <YardCard yard={workshop} heading="h2" />
      {nextDay !== null && (
        <dl>
          <div>
            <dt>Next day</dt>
            <dd>{nextDay}</dd>
          </div>
        </dl>
      )}
    </aside>
  );
}
