import { z } from 'zod';
import { cents, idOf, instant, maybe, text } from '../core/fields.ts';
import type { CarId, DealershipId, LeadId, ReservationId, SiteId, VisitorId } from '../core/ids.ts';

/**
 * The states of a reservation (BUY-1). `pending` waits for its payment and `held` has it: both keep the
 * car from everybody else until they expire. The others have let it go.
 */
const reservationStates = ['pending', 'held', 'completed', 'expired', 'cancelled', 'refunded'] as const;

export const reservationSchema = z.object({
  id: idOf<ReservationId>(),
  siteId: idOf<SiteId>(),
  dealershipId: idOf<DealershipId>(),
  carId: idOf<CarId>(),
  visitorId: maybe(idOf<VisitorId>()),
  leadId: maybe(idOf<LeadId>()),
  state: z.enum(reservationStates),
  amountCents: cents.min(1),
  name: maybe(text(200)),
  email: maybe(text(254)),
  phone: maybe(text(40)),
  expiresAt: instant,
  createdAt: instant,
});

export type Reservation = z.output<typeof reservationSchema>;
