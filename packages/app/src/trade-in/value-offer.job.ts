import type { LeadId } from '@forecourt/domain/core/ids';
import { formatDollars } from '@forecourt/domain/core/money';
import { longMoment } from '@forecourt/domain/locations/moment-words';
import { adjustmentAnswers } from '@forecourt/domain/trade-in/offer-answers';
import { evaluationUpdate } from '@forecourt/domain/trade-in/offer-payload';
import { canAcceptOffer, lastMinuteOf, offerValidity } from '@forecourt/domain/trade-in/offer-validity';
import type { Valuation } from '@forecourt/domain/trade-in/read-valuation';
import { valuationEligibility } from '@forecourt/domain/trade-in/valuation-eligibility';
import * as z from 'zod';
import { bytesOfHex, hexOf } from '../leads/record/receipt-token.ts';
import { defineJob } from '../ports/platform/jobs.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { OfferJourney, OfferStore } from '../ports/trade-in/offer-store.port.ts';
import type { SentDetails, TradeInStore } from '../ports/trade-in/trade-in-store.port.ts';
import { ValuationUnavailable, type ValuationService } from '../ports/trade-in/valuation-service.port.ts';
import type { SiteContext } from '../site/site-context.ts';
import { tellOffer, type TellStores } from './tell-offer.ts';

/** Asks what a car is worth, for a seller who waits; a service that is away is asked again for some minutes. */
export const valueOfferJob = defineJob({
  name: 'value-offer',
  input: z.strictObject({
    journeyId: z.uuid(),
    leadId: z.uuid().transform((id) => id as LeadId),
    /** Of the answers, in hexadecimal: the same again are the same offer. */
    answersHash: z.string().regex(/^[\da-f]{64}$/),
  }),
  maxAttempts: 6,
  timeoutSeconds: 40,
});

type ValueStores = TellStores & {
  readonly offers: Pick<
    OfferStore,
    'addOffer' | 'changeJourney' | 'findJourneyById' | 'findOffer' | 'listOffers'
  >;
  readonly tradeIns: Pick<TradeInStore, 'changeOffer' | 'findDetails' | 'keepValuation'>;
};

export interface ValuePorts {
  readonly store: StoreRunner<ValueStores>;
  readonly valuation: Pick<ValuationService, 'update' | 'value'>;
  /** Told that a valuation was not kept for staff: the seller is not. */
  readonly onValuationLost: (siteId: string) => void;
}

type ValueContext = Pick<SiteContext, 'scope' | 'settings' | 'site' | 'zone'>;
type ValueInput = z.infer<typeof valueOfferJob.input> & { readonly now: () => Date };

/**
 * Tells the valuation service the kilometres and whose car it is, asks what that is worth, and keeps the offer (TRADE-5,
 * TRADE-6). What was answered before until its end is the same offer; what comes out of turn changes nothing. Throws
 * where the service is of no use, so that it is asked again: the seller is told meanwhile that somebody calls.
 */
export async function valueOffer(
  ports: ValuePorts,
  context: ValueContext,
  input: ValueInput,
): Promise<'offered' | 'no value' | 'out of turn'> {
  const { now } = input;
  const found = await ports.store.run(context.scope, async ({ offers, tradeIns }) => ({
    journey: await offers.findJourneyById(input.journeyId, now()),
    details: await tradeIns.findDetails(input.leadId),
  }));
  const { journey, details } = found;
  const asked = journey && askedOf(journey, input.leadId);
  if (!journey || !asked || !details) return 'out of turn';
  const kept = await sameOffer(ports, context, journey, input);
  const valuation =
    kept ?? (await ask(ports, context, { journey, details, evalId: asked.evalId, now: now() }));
  return ports.store.run(context.scope, (stores) =>
    keepOffer(stores, context, { valuation, input, at: now() }),
  );
}

/** What is asked for of a journey; null where it went on, or was never here. */
function askedOf({ step, lookup, leadId }: OfferJourney, ofLead: LeadId): { readonly evalId: string } | null {
  const evalId = lookup?.vehicle.evalId ?? null;
  return step === 'offer' && leadId === ofLead && evalId !== null ? { evalId } : null;
}

type Offer = Awaited<ReturnType<OfferStore['listOffers']>>[number];

async function openOffer(
  { offers }: Pick<ValueStores, 'offers'>,
  { id, plate }: OfferJourney,
  { answersHash, at }: { readonly answersHash: string; readonly at: Date },
): Promise<{ readonly same: Offer | null; readonly newest: Offer | null }> {
  const made = plate ? await offers.listOffers(id, plate) : [];
  const same = made.find((one) => hexOf(one.answersHash) === answersHash && canAcceptOffer(one, at));
  return { same: same ?? null, newest: made[0] ?? null };
}

/** Another look at the vendor's number would be another number: what was offered is offered until its end. */
async function sameOffer(
  { store }: ValuePorts,
  { scope }: ValueContext,
  journey: OfferJourney,
  { answersHash, now }: ValueInput,
): Promise<Valuation | null> {
  const { same } = await store.run(scope, (stores) => openOffer(stores, journey, { answersHash, at: now() }));
  return same;
}

interface Asked {
  readonly journey: OfferJourney;
  readonly details: SentDetails;
  readonly evalId: string;
  readonly now: Date;
}

async function ask(ports: ValuePorts, context: ValueContext, asked: Asked): Promise<Valuation | null> {
  try {
    return await askVendor(ports, context, asked);
  } catch (error) {
    if (!(error instanceof ValuationUnavailable)) throw error;
    // Nobody waits for the next try.
    await ports.store.run(context.scope, async ({ offers }) => {
      const { id, version, phase } =
        (await offers.findJourneyById(asked.journey.id, asked.now)) ?? asked.journey;
      if (phase === 'waiting')
        await offers.changeJourney({ id, version }, { phase: 'unavailable', askedAt: null });
    });
    throw error;
  }
}

async function askVendor(
  { store, valuation, onValuationLost }: ValuePorts,
  { settings, site, scope, zone }: ValueContext,
  { journey, details, evalId, now }: Asked,
): Promise<Valuation | null> {
  const seller = {
    name: details.name ?? '',
    lastName: details.lastName ?? '',
    email: details.email ?? '',
    phone: details.phone ?? '',
    odometer: details.odometer ?? 0,
  };
  await valuation.update(site.id, evaluationUpdate(evalId, seller, settings.tradeIn));
  const vehicle = journey.lookup && { ...journey.lookup.vehicle, km: details.odometer };
  if (!vehicle || !valuationEligibility(vehicle, settings.tradeIn, { now, zone }).isEligible) return null;
  const answers = adjustmentAnswers(details);
  const value = await valuation.value(site.id, { evalId, adjustmentAnswers: answers });
  const lookupId = journey.lookup?.id;
  if (value && settings.tradeIn.savesValuation && lookupId !== undefined) {
    const record = { externalId: evalId, adjustmentAnswers: answers, result: { ...value } };
    await store
      .run(scope, ({ tradeIns }) => tradeIns.keepValuation(lookupId, record))
      .catch(() => onValuationLost(site.id));
  }
  return value;
}

interface Kept {
  readonly valuation: Valuation | null;
  readonly input: ValueInput;
  readonly at: Date;
}

async function keepOffer(
  stores: ValueStores,
  context: ValueContext,
  { valuation, input, at }: Kept,
): Promise<'offered' | 'no value' | 'out of turn'> {
  const { offers, tradeIns } = stores;
  const { leadId, answersHash } = input;
  const journey = await offers.findJourneyById(input.journeyId, at);
  // Somebody changed the answers while the service thought.
  if (!journey || !askedOf(journey, leadId) || journey.lookup === null) return 'out of turn';
  if (valuation === null) {
    await offers.changeJourney(journey, { phase: 'editing', askedAt: null, offerId: null });
    return 'no value';
  }
  const { same, newest } = await openOffer(stores, journey, { answersHash, at });
  // It was kept before, and the worker died before it could say so.
  if (same && (await offers.findOffer(journey.id))?.id === same.id) return 'offered';
  const { validUntil } = same ?? offerValidity({ givenAt: at, zone: context.zone }, context.settings.tradeIn);
  const { valueCents, lowCents, highCents, lines } = valuation;
  const given = {
    valueCents,
    lowCents,
    highCents,
    lines,
    givenAt: at,
    validUntil,
    replaces: newest?.id ?? null,
  };
  const offerId =
    same?.id ??
    (await offers.addOffer(
      { journeyId: journey.id, lookupId: journey.lookup.id },
      { ...given, answersHash: bytesOfHex(answersHash) },
    ));
  if (!(await offers.changeJourney(journey, { phase: 'editing', askedAt: null, offerId }))) {
    // Of two who do this at once one is rolled back, and finds everything done.
    throw new Error('the journey was changed meanwhile');
  }
  await tradeIns.changeOffer(leadId, { offerCents: valueCents, offerValidUntil: validUntil });
  const until = longMoment(lastMinuteOf({ validUntil }), context.zone);
  await tellOffer(stores, {
    kind: 'offer_made',
    leadId,
    note: `The website offered ${formatDollars(valueCents)} until ${until}, if the car is as described.`,
    answers: {
      offer: formatDollars(valueCents),
      offer_range: `${formatDollars(lowCents)} to ${formatDollars(highCents)}`,
      offer_until: until,
    },
    now: at,
  });
  return 'offered';
}
