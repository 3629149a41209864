import type { ReservationPageView } from '@forecourt/app/checkout/pages/reservation-page.view';
import { EndedReservation } from './ended-reservation.tsx';
import { HeldReservation } from './held-reservation.tsx';
import { ReturningReservation } from './returning-reservation.tsx';
import { TakenReservation } from './taken-reservation.tsx';
// oxlint-disable-next-line import/no-unassigned-import -- a stylesheet has nothing to name
import '@forecourt/ui/styles/forms.css';
import '@forecourt/ui/styles/ticket.css';
import './money.css';
import './reservation.css';

/** A reservation as it stands, for whoever has it. */
export function Page({ view }: { readonly view: ReservationPageView }) {
  if (view.state === 'held') return <HeldReservation view={view} />;
  if (view.state === 'returning') return <ReturningReservation view={view} />;
  return view.state === 'taken' ? <TakenReservation view={view} /> : <EndedReservation view={view} />;
}
