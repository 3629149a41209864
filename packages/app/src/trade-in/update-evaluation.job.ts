import { evaluationUpdate } from '@forecourt/domain/trade-in/offer-payload';
import * as z from 'zod';
import type { CodeKeys } from '../ports/accounts/code-keys.port.ts';
import { defineJob } from '../ports/platform/jobs.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { OfferStore } from '../ports/trade-in/offer-store.port.ts';
import type { ValuationService } from '../ports/trade-in/valuation-service.port.ts';
import type { SiteContext } from '../site/site-context.ts';

/** Tells the valuation service the kilometres and whose car it is (API-1). Who that is stands sealed in the queue. */
export const updateEvaluationJob = defineJob({
  name: 'update-evaluation',
  input: z.strictObject({
    journeyId: z.uuid(),
    km: z.int().min(0).max(2_000_000),
    sealed: z.string().min(1).max(4_000),
  }),
  maxAttempts: 6,
  timeoutSeconds: 30,
});

export const sellerPlace = (siteId: string) => `seller of ${siteId}`;
export const sealedSeller = z.strictObject({ name: z.string(), email: z.string(), phone: z.string() });

export interface UpdateEvaluationPorts {
  readonly store: StoreRunner<{ readonly offers: Pick<OfferStore, 'findJourneyById'> }>;
  readonly valuation: Pick<ValuationService, 'update'>;
  readonly codeKeys: Pick<CodeKeys, 'open'>;
}

export async function tellEvaluation(
  { store, valuation, codeKeys }: UpdateEvaluationPorts,
  { scope, settings, site }: Pick<SiteContext, 'scope' | 'settings' | 'site'>,
  { journeyId, km, sealed, now }: z.infer<typeof updateEvaluationJob.input> & { readonly now: Date },
): Promise<'gone' | 'told' | 'unreadable'> {
  const opened = codeKeys.open(sealed, sellerPlace(site.id));
  if (opened === null) return 'unreadable';
  const journey = await store.run(scope, ({ offers }) => offers.findJourneyById(journeyId, now));
  const evalId = journey?.lookup?.vehicle.evalId ?? null;
  if (evalId === null) return 'gone';
  const { name, email, phone } = sealedSeller.parse(JSON.parse(opened));
  const seller = { name, lastName: '', email, phone, odometer: km };
  const update = evaluationUpdate(evalId, seller, settings.tradeIn);
  await valuation.update(site.id, { ...update, cName: name });
  return 'told';
}
