import { formatDollars } from '@forecourt/domain/core/money';
import { fail, ok, type Result } from '@forecourt/domain/core/result';
import { analyticsEvent, type TrackedEvent } from '@forecourt/domain/leads/analytics-event';
import type { CodeKeys } from '../ports/accounts/code-keys.port.ts';
import type { SessionTokens } from '../ports/accounts/session-tokens.port.ts';
import type { AnalyticsStore } from '../ports/platform/analytics-store.port.ts';
import { waitingJob } from '../ports/platform/jobs.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { OfferStore } from '../ports/trade-in/offer-store.port.ts';
import type { TradeInStore } from '../ports/trade-in/trade-in-store.port.ts';
import { offerPaths } from '../shared/offer-address.ts';
import type { SiteContext } from '../site/site-context.ts';
import { findHeldOffer } from './held-offer.ts';
import { secretHashOf } from './journey-secret.ts';
import { mailOfferJob } from './mail-offer.job.ts';
import { sealOfferSecret } from './offer-link.ts';
import { tellOffer, type TellStores } from './tell-offer.ts';

type AcceptStores = TellStores & {
  readonly analytics: Pick<AnalyticsStore, 'append'>;
  readonly offers: Pick<OfferStore, 'acceptOffer' | 'changeJourney' | 'findJourney' | 'findOffer'>;
  readonly tradeIns: Pick<TradeInStore, 'changeOffer'>;
};

export interface AcceptPorts {
  readonly store: StoreRunner<AcceptStores>;
  readonly tokens: Pick<SessionTokens, 'hash'>;
  readonly codeKeys: Pick<CodeKeys, 'seal'>;
}

export interface AcceptInput {
  readonly secret: string;
  /** The offer that the page showed: another one may stand by now. */
  readonly offerId: string;
  readonly now: Date;
}

export interface AcceptedOffer {
  /** Null where it was accepted before: a yes is counted once. */
  readonly event: TrackedEvent | null;
}

/** Why not: nobody's or somebody else's, ended, or no longer the one that stands. */
export type AcceptRefusal = 'no_such_offer' | 'ended' | 'replaced';

/**
 * Accepts an offer (TRADE-6) for whoever has its journey. The yes, what the dealer's systems are told, event 18 and the
 * mail are kept together or not at all; pressed twice it is accepted once.
 */
export async function acceptOffer(
  { store, tokens, codeKeys }: AcceptPorts,
  { scope, settings, site }: Pick<SiteContext, 'scope' | 'settings' | 'site'>,
  { secret, offerId, now }: AcceptInput,
): Promise<Result<AcceptedOffer, AcceptRefusal>> {
  const secretHash = secretHashOf(tokens, secret);
  return store.run(scope, async (stores) => {
    const { journey, offer } = (await findHeldOffer(stores.offers, secretHash, now)) ?? {};
    const leadId = journey?.leadId ?? null;
    if (!journey || !offer || leadId === null) return fail('no_such_offer');
    if (offer.id !== offerId) return fail('replaced');
    if (offer.acceptedAt !== null) return ok({ event: null });
    // Answers that another tab changes meanwhile make another offer: one of the two is out of turn.
    const isInTurn = await stores.offers.changeJourney(journey, {});
    if (!isInTurn || !(await stores.offers.acceptOffer(offer.id, now))) {
      const again = await stores.offers.findOffer(journey.id);
      if (again?.acceptedAt) return ok({ event: null });
      return fail(isInTurn ? 'ended' : 'replaced');
    }
    await stores.tradeIns.changeOffer(leadId, { offerAccepted: true, offerAcceptedAt: now });
    const amount = formatDollars(offer.valueCents);
    await tellOffer(stores, {
      kind: 'offer_accepted',
      leadId,
      note: `The seller accepted ${amount}.`,
      answers: { offer: amount, offer_accepted: true },
      now,
    });
    const event = analyticsEvent({ did: 'acceptOffer' }, settings.analytics);
    await stores.analytics.append([
      {
        kind: 'lead',
        eventId: event.number,
        dealershipId: null,
        carId: null,
        visitorId: null,
        path: offerPaths.journey,
        details: { form: 'instantOffer', did: 'acceptOffer' },
        at: now,
      },
    ]);
    const sealed = sealOfferSecret(codeKeys, site.id, secret);
    await stores.jobs.enqueueAll([
      waitingJob(
        mailOfferJob,
        { leadId, journeyId: journey.id, sealed, about: 'accepted' },
        { key: `accepted ${offer.id}` },
      ),
    ]);
    return ok({ event });
  });
}
