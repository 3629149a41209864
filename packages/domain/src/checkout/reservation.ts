import { z } from 'zod';
import { cents, idOf, instant, maybe, text } from '../core/fields.ts';
import type { CarId, DealershipId, LeadId, ReservationId, SiteId, StaffId, VisitorId } from '../core/ids.ts';

/**
 * The states of a reservation (BUY-1). `pending` waits for its payment, `held` has it and `completed` became a sale:
 * these keep the car from everybody else. The others have let it go.
 */
const reservationStates = ['pending', 'held', 'completed', 'expired', 'cancelled', 'refunded'] as const;

/** What ended it: the clock, the buyer, the dealer, a sale in the yard, or a sum that was another. */
const endedReasons = ['expired', 'let_go', 'staff', 'sold', 'mismatch'] as const;

export const reservationSchema = z.object({
  id: idOf<ReservationId>(),
  siteId: idOf<SiteId>(),
  dealershipId: idOf<DealershipId>(),
  carId: idOf<CarId>(),
  visitorId: maybe(idOf<VisitorId>()),
  leadId: maybe(idOf<LeadId>()),
  state: z.enum(reservationStates),
  amountCents: cents.min(1),
  /** As they were when the visitor pressed: what is shown is what counts until it ends. */
  priceCents: maybe(cents),
  priceBasis: maybe(text(40)),
  termsVersion: maybe(text(80)),
  holdHours: z.int().min(1).default(48),
  refundPercent: z.int().min(0).max(100).default(100),
  name: maybe(text(200)),
  email: maybe(text(254)),
  phone: maybe(text(40)),
  postcode: maybe(text(10)),
  expiresAt: instant,
  endedReason: maybe(z.enum(endedReasons)),
  endedAt: maybe(instant),
  extendedBy: maybe(idOf<StaffId>()),
  createdAt: instant,
});

export type Reservation = z.output<typeof reservationSchema>;
export type EndedReason = NonNullable<Reservation['endedReason']>;
