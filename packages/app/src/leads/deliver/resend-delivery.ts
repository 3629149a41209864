/** @planned CON-2.5 */
import type { DeliveryId, LeadId } from '@forecourt/domain/core/ids';
import type { JobQueue } from '../../ports/platform/jobs.port.ts';
import type { LeadStore } from '../../ports/leads/lead-store.port.ts';
import type { StaffScope } from '../../ports/platform/scope.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import { deliverLeadJob } from './deliver-lead.job.ts';

interface ResendPorts {
  readonly store: StoreRunner<{
    readonly leads: Pick<LeadStore, 'setNextTry' | 'appendEvent'>;
    readonly jobs: Pick<JobQueue, 'enqueue'>;
  }>;
}

/** Lets staff try a delivery now that was given up or waits (CON-2). False where it has arrived, or is another's. */
export function resendDelivery(
  { store }: ResendPorts,
  scope: StaffScope,
  { leadId, deliveryId, now }: { leadId: LeadId; deliveryId: DeliveryId; now: Date },
): Promise<boolean> {
  return store.run(scope, async ({ leads, jobs }) => {
    if (!(await leads.setNextTry(deliveryId, now))) return false;
    const details = { deliveryId };
    await leads.appendEvent(leadId, { kind: 'resent', staffId: scope.staffId, note: null, details, at: now });
    await jobs.enqueue(deliverLeadJob, { deliveryId }, { key: deliveryId });
    return true;
  });
}
