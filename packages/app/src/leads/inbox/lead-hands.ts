import { may } from '@forecourt/domain/staff/permissions';
import type { LeadInboxStore } from '../../ports/leads/lead-inbox.port.ts';
import type { StaffScope } from '../../ports/platform/scope.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { PersonView } from '../../staff/session.view.ts';
import { personView } from '../../staff/show-session.ts';

interface HandsPorts {
  readonly store: StoreRunner<{ readonly inbox: Pick<LeadInboxStore, 'hands'> }>;
}

const most = 1_000;

/** In whose hands leads may be that whoever asks reads, by name. */
export async function showLeadHands(
  { store }: HandsPorts,
  scope: StaffScope,
): Promise<{ readonly people: readonly PersonView[] }> {
  const hands = await store.run(scope, ({ inbox }) => inbox.hands(most));
  const answering = hands.filter(({ role }) => may(new Set([role]), 'answerLeads'));
  return { people: [...new Map(answering.map((one) => [one.id, personView(one)])).values()] };
}
