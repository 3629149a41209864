import { canAcceptOffer } from '@forecourt/domain/trade-in/offer-validity';
import { mayStillBeAnswered } from '@forecourt/domain/trade-in/journey-limits';
import type { KeptOffer, OfferJourney, OfferStore } from '../ports/trade-in/offer-store.port.ts';

/** How an offer stands to whoever has its journey. */
export type OfferStanding = 'valuing' | 'open' | 'accepted' | 'ended' | 'call';

/** A number, the wait for it, or the call in its place: also where the service that was to answer never did. */
export function standingOf(
  { phase, askedAt }: OfferJourney,
  offer: KeptOffer | null,
  now: Date,
): OfferStanding {
  if (offer?.acceptedAt) return 'accepted';
  if (offer) return canAcceptOffer(offer, now) ? 'open' : 'ended';
  return phase === 'waiting' && mayStillBeAnswered(askedAt, now) ? 'valuing' : 'call';
}

export interface HeldOffer {
  readonly journey: OfferJourney;
  readonly offer: KeptOffer | null;
}

/** The journey of a secret that has come to its offer; null for everybody else. */
export async function findHeldOffer(
  offers: Pick<OfferStore, 'findJourney' | 'findOffer'>,
  secretHash: Uint8Array,
  now: Date,
): Promise<HeldOffer | null> {
  const journey = await offers.findJourney(secretHash, now);
  if (journey?.step !== 'offer') return null;
  return { journey, offer: await offers.findOffer(journey.id) };
}
