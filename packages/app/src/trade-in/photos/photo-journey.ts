import type { SessionTokens } from '../../ports/accounts/session-tokens.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { KeptLookup, OfferJourney, OfferStore } from '../../ports/trade-in/offer-store.port.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { secretHashOf } from '../journey-secret.ts';

export interface PhotoJourneyPorts {
  readonly store: StoreRunner<{ readonly offers: Pick<OfferStore, 'findJourney'> }>;
  readonly tokens: Pick<SessionTokens, 'hash'>;
}

/** A journey that photographs can be added to: its car is known. */
export interface PhotoJourney extends OfferJourney {
  readonly lookup: KeptLookup;
}

/**
 * The journey of whoever has its secret, where it has come to the photographs or past them; null for everybody else and
 * for every other journey. They may still come while their owner fills in the rest.
 */
export async function findPhotoJourney(
  { store, tokens }: PhotoJourneyPorts,
  { scope, settings }: Pick<SiteContext, 'scope' | 'settings'>,
  { secret, now }: { readonly secret: string | null; readonly now: Date },
): Promise<PhotoJourney | null> {
  if (secret === null || !settings.tradeIn.asksForImages) return null;
  const journey = await store.run(scope, ({ offers }) =>
    offers.findJourney(secretHashOf(tokens, secret), now),
  );
  return journey && takesPhotos(journey) ? journey : null;
}

function takesPhotos(journey: OfferJourney): journey is PhotoJourney {
  const { step, lookup } = journey;
  return lookup !== null && (step === 'images' || step === 'details' || step === 'offer');
}
