import { ok, fail, type Result } from '@forecourt/domain/core/result';
import type { CodeKeys } from '../ports/accounts/code-keys.port.ts';
import type { SessionTokens } from '../ports/accounts/session-tokens.port.ts';
import type { JobQueue } from '../ports/platform/jobs.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { OfferJourney, OfferStore } from '../ports/trade-in/offer-store.port.ts';
import type { TradeInStore } from '../ports/trade-in/trade-in-store.port.ts';
import type { SiteContext } from '../site/site-context.ts';
import { secretHashOf } from './journey-secret.ts';
import { sellerPlace, updateEvaluationJob } from './update-evaluation.job.ts';

export interface UpdatePorts {
  readonly store: StoreRunner<{
    readonly offers: Pick<OfferStore, 'findJourney'>;
    readonly tradeIns: Pick<TradeInStore, 'setKilometres'>;
    readonly jobs: Pick<JobQueue, 'enqueue'>;
  }>;
  readonly tokens: Pick<SessionTokens, 'hash'>;
  readonly codeKeys: Pick<CodeKeys, 'seal'>;
}

export interface EvaluationInput {
  readonly secret: string;
  /** As the lookup gave it to this browser. */
  readonly evalId: string;
  readonly km: number;
  readonly seller: { readonly name: string; readonly email: string; readonly phone: string };
  readonly now: Date;
}

/** Keeps the kilometres of a car, and has the valuation service told of them and of whose car it is (API-1). */
export async function updateEvaluation(
  { store, tokens, codeKeys }: UpdatePorts,
  { scope, site }: Pick<SiteContext, 'scope' | 'site'>,
  { secret, evalId, km, seller, now }: EvaluationInput,
): Promise<Result<OfferJourney, 'no_such_journey'>> {
  const secretHash = secretHashOf(tokens, secret);
  const sealed = codeKeys.seal(JSON.stringify(seller), sellerPlace(site.id));
  return store.run(scope, async ({ offers, tradeIns, jobs }) => {
    const journey = await offers.findJourney(secretHash, now);
    if (journey?.id !== evalId || !journey.lookup) return fail('no_such_journey');
    await tradeIns.setKilometres(journey.lookup.id, km);
    await jobs.enqueue(
      updateEvaluationJob,
      { journeyId: journey.id, km, sealed },
      { key: `update ${journey.id}` },
    );
    const { lookup } = journey;
    return ok({ ...journey, lookup: { ...lookup, vehicle: { ...lookup.vehicle, km } } });
  });
}
