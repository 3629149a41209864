import type { CarId } from '@forecourt/domain/core/ids';
import { fail, ok, type Result } from '@forecourt/domain/core/result';
import type { FormProblem } from '@forecourt/domain/form/form-problem';
import { readForm } from '@forecourt/domain/form/read-form';
import type { StateCode } from '@forecourt/domain/locations/state-code';
import { offerVehicleForm } from '@forecourt/domain/trade-in/instant-offer-forms';
import { journeyEnd, oldestUsedLookup } from '@forecourt/domain/trade-in/journey-limits';
import { normaliseRego } from '@forecourt/domain/trade-in/normalise-rego';
import { nextOfferState, offerStart } from '@forecourt/domain/trade-in/offer-steps';
import type { SessionTokens } from '../ports/accounts/session-tokens.port.ts';
import type { JobQueue } from '../ports/platform/jobs.port.ts';
import type { RateLimiter } from '../ports/platform/rate-limiter.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { KeptLookup, OfferJourney, OfferStore } from '../ports/trade-in/offer-store.port.ts';
import type { Plate } from '../ports/trade-in/valuation-service.port.ts';
import type { SiteContext } from '../site/site-context.ts';
import { askValuationJob } from './ask-valuation.job.ts';
import { secretHashOf } from './journey-secret.ts';
import { changeTo, flowOf } from './journey-state.ts';

export interface LookUpPorts {
  readonly store: StoreRunner<{
    readonly offers: Pick<
      OfferStore,
      'beginJourney' | 'changeJourney' | 'findJourney' | 'findLookupOf' | 'keepLookup'
    >;
    readonly jobs: Pick<JobQueue, 'enqueue'>;
  }>;
  readonly limiter: RateLimiter;
  readonly tokens: Pick<SessionTokens, 'hash' | 'make'>;
}

export interface PlateInput {
  /** Of the journey that this browser has; null where it has none. */
  readonly secret: string | null;
  /** It came by a link, so that somebody else may have it too. */
  readonly isFromLink: boolean;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly towardsCarId: CarId | null;
  /** It came with a proof of work that was used for nothing else. */
  readonly isProven: boolean;
  /** The sender's network, as limits know it. */
  readonly network: string;
  readonly now: Date;
}

export type PlateRefusal =
  | { readonly reason: 'problems'; readonly problems: readonly FormProblem[] }
  /** No lookup for this one: the short enquiry takes what is known. */
  | { readonly reason: 'too_many_lookups'; readonly plate: Plate };

const aDay = (limit: number) => ({ limit, windowSeconds: 86_400 });
/** Without a script nobody can prove anything: a few of them are looked up all the same. */
const unprovenOfNetwork = 3;

/**
 * Looks a plate up (TRADE-2): the first step of the way to an offer, which begins here or begins again. The answer of the
 * last day is used, and else the valuation service is asked by a job that is committed with the step, so that a
 * process that dies loses neither.
 */
export async function lookUpPlate(
  ports: LookUpPorts,
  context: Pick<SiteContext, 'scope' | 'settings' | 'site'>,
  input: PlateInput,
): Promise<Result<{ readonly secret: string }, PlateRefusal>> {
  const read = readForm(offerVehicleForm(context.settings), input.fields);
  if (!read.ok) return fail({ reason: 'problems', problems: read.error });
  const plate = { rego: normaliseRego(read.value.rego), state: read.value.state as StateCode };
  const { now, towardsCarId } = input;

  return ports.store.run(context.scope, async ({ offers, jobs }) => {
    const held = await heldJourney(offers, ports.tokens, input, plate);
    const secret = held?.secret ?? ports.tokens.make();
    const own = held?.isSameCar ? lookupOfToday(held.journey, now) : null;
    // Before it is looked for among the answers of others: whoever is refused learns nothing of those.
    if (!own && (await isTooMuch(ports.limiter, context, { ...input, secret: input.secret ?? secret }))) {
      return fail({ reason: 'too_many_lookups', plate });
    }
    const known = own ?? (await offers.findLookupOf(plate, oldestUsedLookup(now)));
    const secretHash = secretHashOf(ports.tokens, secret);
    const begun = { secretHash, towardsCarId, now, expiresAt: journeyEnd(now) };
    const journey = held?.journey ?? (await offers.beginJourney(begun));
    const fresh = { plate, leadId: null, ...(towardsCarId && { towardsCarId }) };
    if (known) {
      const waiting = { ...offerStart, phase: 'waiting' } as const;
      const next = nextOfferState(waiting, { type: 'lookedUp', lookup: known }, flowOf(context.settings));
      const lookupId = own ? own.id : await offers.keepLookup(plate, known, null, now);
      await offers.changeJourney(journey, { ...fresh, ...changeTo(next), lookupId });
    } else {
      const asked = { phase: 'waiting', step: 'vehicle', askedAt: now, lookupId: null } as const;
      if (await offers.changeJourney(journey, { ...fresh, ...asked })) {
        await jobs.enqueue(askValuationJob, { journeyId: journey.id, version: journey.version + 1 });
      }
    }
    return ok({ secret });
  });
}

interface Held {
  readonly secret: string;
  readonly journey: OfferJourney;
  readonly isSameCar: boolean;
}

/**
 * The journey of this browser, where it goes on with it. A secret that is none of ours is not made one of ours; and
 * another car than the one that was sold, or than the one that a link led to, has a journey of its own.
 */
async function heldJourney(
  offers: Pick<OfferStore, 'findJourney'>,
  tokens: Pick<SessionTokens, 'hash'>,
  { secret, isFromLink, now }: PlateInput,
  plate: Plate,
): Promise<Held | null> {
  const journey = secret === null ? null : await offers.findJourney(secretHashOf(tokens, secret), now);
  if (secret === null || !journey) return null;
  const { plate: before, leadId } = journey;
  const isSameCar = before?.rego === plate.rego && before.state === plate.state;
  const isOthers = before !== null && !isSameCar && (leadId !== null || isFromLink);
  return isOthers ? null : { secret, journey, isSameCar };
}

/** What this journey was answered itself, with its photographs and all that was said of the car. */
function lookupOfToday({ lookup }: OfferJourney, now: Date): KeptLookup | null {
  return lookup && lookup.lookedUpAt > oldestUsedLookup(now) ? lookup : null;
}

/** All are counted, whichever of them refuses. */
async function isTooMuch(
  limiter: RateLimiter,
  { site, settings }: Pick<SiteContext, 'settings' | 'site'>,
  { network, secret, isProven }: Pick<PlateInput, 'isProven' | 'network'> & { readonly secret: string },
): Promise<boolean> {
  const { lookupsOfNetwork, lookupsOfVisitor, lookupsOfSite } = settings.tradeIn;
  const waits = await Promise.all([
    limiter.take('lookups of network', `${site.id} ${network}`, aDay(lookupsOfNetwork)),
    limiter.take('lookups of visitor', `${site.id} ${secret}`, aDay(lookupsOfVisitor)),
    limiter.take('lookups of site', site.id, aDay(lookupsOfSite)),
    isProven ? 0 : limiter.take('unproven lookups of network', network, aDay(unprovenOfNetwork)),
  ]);
  return waits.some((seconds) => seconds > 0);
}
