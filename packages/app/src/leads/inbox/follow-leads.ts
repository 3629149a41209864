import type { LeadId } from '@forecourt/domain/core/ids';
import type { LeadChanges } from '../../ports/leads/lead-changes.port.ts';
import type { LeadInboxStore } from '../../ports/leads/lead-inbox.port.ts';
import type { StaffScope } from '../../ports/platform/scope.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';

interface FollowPorts {
  readonly store: StoreRunner<{ readonly inbox: Pick<LeadInboxStore, 'reach'> }>;
  readonly leadChanges: LeadChanges;
}

/** Begins to tell of the leads that whoever is signed in may read; null where any may have changed. Returns how to end it. */
export type FollowLeads = (tell: (leadId: LeadId | null) => void) => () => void;

/** How to follow the leads that somebody may read now: whose role changes follows anew. */
export async function followLeads(
  { store, leadChanges }: FollowPorts,
  scope: StaffScope,
): Promise<FollowLeads> {
  const { dealershipIds, siteIds } = await store.run(scope, ({ inbox }) => inbox.reach());
  return (tell) =>
    leadChanges.subscribe((changed) => {
      if (changed === null) return tell(null);
      const { id, siteId, dealershipId } = changed;
      const isTheirs = siteIds.has(siteId) || (dealershipId !== null && dealershipIds.has(dealershipId));
      return isTheirs ? tell(id) : undefined;
    });
}
