import type { LeadId } from '@forecourt/domain/core/ids';
import type { ChangedLead, LeadChanges } from '../../ports/leads/lead-changes.port.ts';
import type { LeadInboxStore } from '../../ports/leads/lead-inbox.port.ts';
import type { LeadPresence } from '../../ports/leads/lead-presence.port.ts';
import type { StaffScope } from '../../ports/platform/scope.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';

interface FollowPorts {
  readonly store: StoreRunner<{ readonly inbox: Pick<LeadInboxStore, 'reach'> }>;
  readonly leadChanges: LeadChanges;
  readonly leadPresence: Pick<LeadPresence, 'follow'>;
}

/** What is told of the leads that whoever is signed in may read. */
interface Teller {
  /** It came or changed; null where any may have. */
  lead(leadId: LeadId | null): void;
  /** They have it open, and somebody else came into it, left it, or began or ceased to write. */
  others(leadId: LeadId): void;
}

/** Begins to tell. Returns how to end it. */
export type FollowLeads = (tell: Teller) => () => void;

/** How to follow the leads that somebody may read now: whose role changes follows anew. */
export async function followLeads(
  { store, leadChanges, leadPresence }: FollowPorts,
  scope: StaffScope,
): Promise<FollowLeads> {
  const { dealershipIds, siteIds } = await store.run(scope, ({ inbox }) => inbox.reach());
  const isTheirs = ({ siteId, dealershipId }: ChangedLead) =>
    siteIds.has(siteId) || (dealershipId !== null && dealershipIds.has(dealershipId));
  return (tell) => {
    const unfollow = leadPresence.follow(scope.staffId, (lead) => {
      if (isTheirs(lead)) tell.others(lead.id);
    });
    const unsubscribe = leadChanges.subscribe((changed) => {
      if (changed === null || isTheirs(changed)) tell.lead(changed && changed.id);
    });
    return () => {
      unfollow();
      unsubscribe();
    };
  };
}
