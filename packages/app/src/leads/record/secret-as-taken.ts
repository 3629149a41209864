import type { LeadId } from '@forecourt/domain/core/ids';
import type { LeadStore } from '../../ports/leads/lead-store.port.ts';
import type { SiteScope } from '../../ports/platform/scope.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import { findReceipt } from './find-receipt.ts';
import type { ReceiptSecret } from './receipt-token.ts';

export type TakenStore = StoreRunner<{ readonly leads: Pick<LeadStore, 'listEvents'> }>;

const mostEvents = 1_000;

/**
 * The secret of a form's page as it was when the form was taken: where the key that secrets follow from was replaced
 * since, a repeat of the form still opens the page of the first.
 */
export async function secretAsTaken(
  store: TakenStore,
  scope: SiteScope,
  { leadId, repeated }: { readonly leadId: LeadId; readonly repeated: boolean },
  secrets: readonly [ReceiptSecret, ...ReceiptSecret[]],
): Promise<string> {
  const [present, ...others] = secrets;
  if (!repeated || others.length === 0) return present.secret;
  const events = await store.run(scope, ({ leads }) => leads.listEvents(leadId, mostEvents));
  return secrets.find(({ hash }) => findReceipt(events, hash) !== null)?.secret ?? present.secret;
}
