import { fail, ok, type Result } from '@forecourt/domain/core/result';
import type { FormProblem } from '@forecourt/domain/form/form-problem';
import { readForm } from '@forecourt/domain/form/read-form';
import { offerSelectionForm } from '@forecourt/domain/trade-in/instant-offer-forms';
import type { SessionTokens } from '../ports/accounts/session-tokens.port.ts';
import type { JobQueue } from '../ports/platform/jobs.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { OfferStore } from '../ports/trade-in/offer-store.port.ts';
import type { SiteContext } from '../site/site-context.ts';
import { askValuationJob } from './ask-valuation.job.ts';
import { secretHashOf } from './journey-secret.ts';
import { flowOf, stateOf } from './journey-state.ts';

interface JourneyStores {
  readonly offers: Pick<OfferStore, 'changeJourney' | 'findJourney' | 'keepLookup'>;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
}

export interface JourneyPorts {
  readonly store: StoreRunner<JourneyStores>;
  readonly tokens: Pick<SessionTokens, 'hash'>;
}

type JourneyContext = Pick<SiteContext, 'scope' | 'settings'>;

export interface HeldJourney {
  readonly secret: string;
  readonly now: Date;
}

export type JourneyRefusal =
  /** Nobody's, or somebody else's: whoever asks is told the same. */
  | { readonly reason: 'no_such_journey' }
  | { readonly reason: 'problems'; readonly problems: readonly FormProblem[] };

/** Chooses one of the cars that a lookup found (TRADE-3), and asks which one that is. */
export async function chooseVehicle(
  ports: JourneyPorts,
  context: JourneyContext,
  { secret, fields, now }: HeldJourney & { readonly fields: Readonly<Record<string, unknown>> },
): Promise<Result<null, JourneyRefusal>> {
  const secretHash = secretHashOf(ports.tokens, secret);
  return ports.store.run(context.scope, async ({ offers, jobs }) => {
    const journey = await offers.findJourney(secretHash, now);
    const { lookup, plate } = journey ?? {};
    if (!journey || !lookup || !plate) return fail({ reason: 'no_such_journey' });
    const { phase, step } = stateOf(journey, flowOf(context.settings), now);
    // From an older page: the journey is elsewhere, or the answer is on its way.
    if (step !== 'selection' || phase !== 'editing') return ok(null);
    const read = readForm(offerSelectionForm(context.settings, lookup.descriptions), fields);
    if (!read.ok) return fail({ reason: 'problems', problems: read.error });
    const lookupId = await offers.keepLookup(plate, lookup, read.value.manualEntry, now);
    const asked = { step: 'selection', phase: 'waiting', askedAt: now, lookupId } as const;
    if (await offers.changeJourney(journey, asked)) {
      await jobs.enqueue(askValuationJob, { journeyId: journey.id, version: journey.version + 1 });
    }
    return ok(null);
  });
}
