import { fillFromGuide } from '@forecourt/domain/trade-in/fill-from-guide';
import { nextOfferState } from '@forecourt/domain/trade-in/offer-steps';
import * as z from 'zod';
import { defineJob } from '../ports/platform/jobs.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { CarGuide } from '../ports/trade-in/car-guide.port.ts';
import type { OfferJourney, OfferStore } from '../ports/trade-in/offer-store.port.ts';
import { ValuationUnavailable, type ValuationService } from '../ports/trade-in/valuation-service.port.ts';
import type { SiteContext } from '../site/site-context.ts';
import { changeTo, flowOf, stateOf } from './journey-state.ts';

/** Asks the valuation service which car it is, for a visitor who waits. Nobody waits for a second try. */
export const askValuationJob = defineJob({
  name: 'ask-valuation',
  input: z.strictObject({ journeyId: z.uuid(), version: z.int().min(1) }),
  maxAttempts: 1,
  timeoutSeconds: 40,
});

export interface AskPorts {
  readonly store: StoreRunner<{
    readonly offers: Pick<OfferStore, 'changeJourney' | 'findJourneyById' | 'keepLookup'>;
  }>;
  readonly valuation: Pick<ValuationService, 'describe' | 'lookUp'>;
  /** RedBook; null where the platform has no account there. */
  readonly carGuide: CarGuide | null;
}

/**
 * Asks for the plate of a journey, or for the one of several cars that was chosen, and takes the journey on (TRADE-2,
 * TRADE-3). Answers what became of it, for the log.
 */
export async function askValuation(
  ports: AskPorts,
  context: Pick<SiteContext, 'scope' | 'settings' | 'site'>,
  { journeyId, version, now }: z.infer<typeof askValuationJob.input> & { readonly now: () => Date },
): Promise<'answered' | 'out of turn' | 'unavailable'> {
  const { store } = ports;
  const journey = await store.run(context.scope, ({ offers }) => offers.findJourneyById(journeyId, now()));
  // Somebody went back, or asked for another plate, while this one waited.
  if (journey?.version !== version || journey.phase !== 'waiting' || !journey.plate) return 'out of turn';
  const { plate } = journey;
  const lookup = await ask(ports, context, journey).catch((error: unknown) => {
    if (error instanceof ValuationUnavailable) return 'unavailable' as const;
    throw error;
  });
  const isKept = await store.run(context.scope, async ({ offers }) => {
    if (lookup === 'unavailable') {
      return offers.changeJourney(journey, { phase: 'unavailable', askedAt: null });
    }
    const flow = flowOf(context.settings);
    const next = nextOfferState(stateOf(journey, flow, now()), { type: 'lookedUp', lookup }, flow);
    const chosen = journey.lookup?.chosenDescription ?? null;
    const kept = lookup && (await offers.keepLookup(plate, withChoices(lookup, journey), chosen, now()));
    return offers.changeJourney(journey, { ...changeTo(next), ...(kept && { lookupId: kept }) });
  });
  if (!isKept) return 'out of turn';
  return lookup === 'unavailable' ? 'unavailable' : 'answered';
}

async function ask(
  { valuation, carGuide }: Pick<AskPorts, 'valuation' | 'carGuide'>,
  { site, settings }: Pick<SiteContext, 'site' | 'settings'>,
  { plate, lookup, step }: OfferJourney,
) {
  const description = lookup?.chosenDescription ?? null;
  const vin = lookup?.vehicle.vin ?? null;
  const found =
    step === 'selection' && vin !== null && description !== null
      ? await valuation.describe(site.id, { vin, description })
      : plate && (await valuation.lookUp(site.id, plate));
  const code = found?.vehicle.redbookCode ?? null;
  if (!found || !carGuide || !settings.site.usesRedbook || code === null) return found;
  const entry = await carGuide.find(site.id, code);
  return entry ? { ...found, vehicle: fillFromGuide(found.vehicle, entry) } : found;
}

/** Back leads to the cars that there were to choose from. */
function withChoices<Lookup extends { readonly descriptions: readonly string[] }>(
  lookup: Lookup,
  { lookup: before }: OfferJourney,
): Lookup {
  return lookup.descriptions.length > 0 ? lookup : { ...lookup, descriptions: before?.descriptions ?? [] };
}
