import type { CarId, ReservationId, VisitorId } from '@forecourt/domain/core/ids';
import type { SessionTokens } from '../ports/accounts/session-tokens.port.ts';
import type { ReservationWithPayments } from '../ports/checkout/reservation-store.port.ts';
import type { SiteContext } from '../site/site-context.ts';
import type { CheckoutStore } from './checkout-stores.ts';
import { holderHashOf, linkHashOf } from './reservation-link.ts';

export interface FindReservationPorts {
  readonly store: CheckoutStore;
  readonly tokens: Pick<SessionTokens, 'hash'>;
}

/** By what somebody proves that a reservation is theirs. */
export type ReservationClaim =
  | { readonly link: string }
  | { readonly holder: string; readonly visitorId: VisitorId | null; readonly carId: CarId };

/** A visitor's own reservation with its payments and refunds, never another browser's. */
export function findReservation(
  { store, tokens }: FindReservationPorts,
  { scope }: Pick<SiteContext, 'scope'>,
  claim: ReservationClaim,
): Promise<ReservationWithPayments | null> {
  return store.run(scope, async ({ reservations, payments }) => {
    const reservation =
      'link' in claim
        ? await reservations.findByLink(linkHashOf(tokens, claim.link))
        : await reservations.findOfHolder(
            { holderHash: holderHashOf(tokens, claim.holder), visitorId: claim.visitorId },
            claim.carId,
          );
    return reservation && { reservation, payments: await payments.listRecords(reservation.id) };
  });
}

/** For whom the reservation was made known by its id already: the job that mails about it. */
export function readReservation(
  { store }: Pick<FindReservationPorts, 'store'>,
  { scope }: Pick<SiteContext, 'scope'>,
  id: ReservationId,
): Promise<ReservationWithPayments | null> {
  return store.run(scope, async ({ reservations, payments }) => {
    const reservation = await reservations.find(id);
    return reservation && { reservation, payments: await payments.listRecords(id) };
  });
}
