import { z } from 'zod';
import { cents, idOf, instant, maybe } from '../core/fields.ts';
import type { CarId, DealershipId, ReservationId, SiteId, VisitorId } from '../core/ids.ts';

/**
 * The states of a reservation (BUY-1). `held` waits for its payment and `confirmed` has it; both keep the
 * car from others until they expire. `released` and `expired` have let it go.
 */
export const reservationStatuses = ['held', 'confirmed', 'released', 'expired'] as const;

export const reservationSchema = z.object({
  id: idOf<ReservationId>(),
  carId: idOf<CarId>(),
  dealershipId: idOf<DealershipId>(),
  siteId: idOf<SiteId>(),
  visitorId: maybe(idOf<VisitorId>()),
  status: z.enum(reservationStatuses),
  amountCents: cents.min(0),
  createdAt: instant,
  expiresAt: instant,
});

export type Reservation = z.output<typeof reservationSchema>;
export type ReservationStatus = Reservation['status'];
