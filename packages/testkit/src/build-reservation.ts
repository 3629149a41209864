import type { ReservationToHold } from '@forecourt/app/ports/checkout/reservation-store.port';
import { buildId } from './build-id.ts';

/** Not a hash of anything, but of the right length, and another for each id. */
const hash = (kind: 'h' | 'l', id: string) =>
  new TextEncoder().encode(`${kind}${id.replaceAll('-', '').slice(1)}`);

/** A car that somebody is about to pay for. */
export function buildReservation(
  given: Pick<ReservationToHold, 'carId' | 'expiresAt'> & Partial<ReservationToHold>,
): ReservationToHold {
  const id = buildId();
  return {
    id,
    visitorId: null,
    leadId: null,
    amountCents: 20_000,
    priceCents: 2_499_000,
    priceBasis: null,
    termsVersion: null,
    holdHours: 48,
    refundPercent: 100,
    name: 'Alex Nguyen',
    email: null,
    phone: null,
    postcode: null,
    holderHash: hash('h', id),
    linkHash: hash('l', id),
    linkSealed: 'sealed',
    ...given,
  };
}
