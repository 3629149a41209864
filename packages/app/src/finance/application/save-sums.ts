import { draftPlace } from '@forecourt/domain/finance/application/application-place';
import type { SumFields } from '@forecourt/domain/finance/loan-choice';
import type { SiteContext } from '../../site/site-context.ts';
import { findHeldApplication, type ApplicationDraft } from './held-application.ts';
import { personDigests } from './person-digests.ts';
import { personOf, type SavePorts } from './save-step.ts';

export interface SumsInput {
  /** Of the application that this browser has. */
  readonly secret: string;
  readonly sums: SumFields;
  readonly now: Date;
}

/** Puts the sums that somebody comes with into the application that they began; whatever else they told stays (FIN-1). */
export async function saveSums(
  ports: Pick<SavePorts, 'seals' | 'store' | 'tokens'>,
  context: SiteContext,
  { secret, sums, now }: SumsInput,
): Promise<void> {
  const { site, scope } = context;
  const held = await findHeldApplication(ports, context, { secret, now });
  if (!held?.draft) return;
  const { id, version, step } = held.application;
  const draft: ApplicationDraft = { ...held.draft, loan: withSums(held.draft.loan, sums) };
  const saved = {
    draft: ports.seals.sealDraft(secret, draftPlace(site.id, id), JSON.stringify(draft)),
    personDigests: personDigests(ports.tokens, site.id, personOf(context, draft)),
    step,
  };
  await ports.store.run(scope, ({ applications }) => applications.save({ id, version }, saved));
}

/** An amount that was typed gives way to another price. */
function withSums({ amount, ...loan }: ApplicationDraft['loan'], sums: SumFields): ApplicationDraft['loan'] {
  return { ...loan, ...(amount !== undefined && sums.price === undefined && { amount }), ...sums };
}
