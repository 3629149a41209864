import type { DealershipId, DeliveryId, DestinationId } from '@forecourt/domain/core/ids';
import type { DeskDelivery } from '../../ports/leads/delivery-desk.port.ts';
import { waitingJob } from '../../ports/platform/jobs.port.ts';
import type { StaffScope } from '../../ports/platform/scope.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import { deliverLeadJob } from '../deliver/deliver-lead.job.ts';
import { auditPlaceOf } from '../inbox/audit-lead.ts';
import { mostResent, type ResentView } from './deliveries.view.ts';
import type { DeskStores } from './desk-ports.ts';

type ResendStores = Pick<DeskStores, 'deliveryDesk' | 'inbox' | 'leads' | 'audit' | 'jobs'>;

/** Which are sent again: some by name, or all that a destination gave up. */
export type Resending = { readonly ids: readonly DeliveryId[] } | { readonly destinationId: DestinationId };

/**
 * Tries deliveries now that wait or were given up (FORM-9.2), as many as fit into one transaction: it dies before the end
 * and none is sent, or after it and all are. Their keys stay, so that each counts once.
 */
export function resendDeliveries(
  { store }: { readonly store: StoreRunner<ResendStores> },
  scope: StaffScope,
  { wanted, now }: { readonly wanted: Resending; readonly now: Date },
): Promise<ResentView> {
  return store.run(scope, async (stores) => {
    const found = await foundOf(stores, wanted);
    const asked = 'ids' in wanted ? new Set(wanted.ids).size : Math.min(found.length, mostResent);
    const sent: DeskDelivery[] = [];
    for (const delivery of found.slice(0, mostResent)) {
      if (await stores.leads.setNextTry(delivery.id, now)) sent.push(delivery);
    }
    const { dealershipIds } = await stores.inbox.reach();
    for (const delivery of sent) await note(stores, { staffId: scope.staffId, dealershipIds, now }, delivery);
    await stores.jobs.enqueueAll(
      sent.map(({ id }) => waitingJob(deliverLeadJob, { deliveryId: id }, { key: id })),
    );
    const more = 'ids' in wanted ? 0 : await deadLeft(stores, wanted.destinationId, now);
    return { sent: sent.length, left: asked - sent.length, more };
  });
}

function foundOf({ deliveryDesk }: ResendStores, wanted: Resending): Promise<readonly DeskDelivery[]> {
  if ('ids' in wanted) return deliveryDesk.listByIds(wanted.ids);
  return deliveryDesk.list({
    state: 'dead',
    dealershipId: null,
    destinationId: wanted.destinationId,
    before: null,
    limit: mostResent,
  });
}

interface Noted {
  readonly staffId: StaffScope['staffId'];
  readonly dealershipIds: ReadonlySet<DealershipId>;
  readonly now: Date;
}

/** Whoever looks at the lead, and at the audit of a place of theirs, sees who did it. */
async function note(
  { leads, audit }: ResendStores,
  { staffId, dealershipIds, now }: Noted,
  { id, leadId, siteId, leadDealershipId, state, attempts }: DeskDelivery,
): Promise<void> {
  const details = { deliveryId: id };
  await leads.appendEvent(leadId, { kind: 'resent', details, note: null, staffId, at: now });
  await audit.append({
    place: auditPlaceOf({ siteId, dealershipId: leadDealershipId }, dealershipIds),
    action: 'resent',
    subjectKind: 'lead',
    subjectId: leadId,
    before: { state, attempts },
    after: details,
    requestId: null,
  });
}

async function deadLeft(
  { deliveryDesk }: ResendStores,
  destinationId: DestinationId,
  now: Date,
): Promise<number> {
  const figures = await deliveryDesk.figures(now);
  return figures
    .filter(({ destination }) => destination?.id === destinationId)
    .reduce((sum, { dead }) => sum + dead, 0);
}
