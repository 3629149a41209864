import type { LeadId } from '@forecourt/domain/core/ids';
import type { LeadInboxStore } from '../../ports/leads/lead-inbox.port.ts';
import type { LeadPresence } from '../../ports/leads/lead-presence.port.ts';
import type { StaffScope } from '../../ports/platform/scope.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { StaffChanges } from '../../ports/staff/staff-changes.port.ts';
import type { InboxChangesView } from './inbox.view.ts';
import { isOfReach } from './is-of-reach.ts';
import type { LeadNews } from './lead-news.ts';

interface FollowPorts {
  readonly store: StoreRunner<{ readonly inbox: Pick<LeadInboxStore, 'reach'> }>;
  readonly leadNews: LeadNews;
  readonly leadPresence: Pick<LeadPresence, 'follow'>;
  readonly staffChanges: StaffChanges;
}

/** What is told of the leads that whoever is signed in may read. */
interface Teller {
  /** Some came or changed: what they make of the whole list of open ones; null where any may have. */
  readonly leads: (changes: InboxChangesView | null) => void;
  /** They have it open, and somebody else came into it, left it, or began or ceased to write. */
  readonly others: (leadId: LeadId) => void;
  /** Their session was ended, or what they may read changed: whoever may still follows anew. */
  readonly over: () => void;
}

/** Begins to tell. Returns how to end it. */
export type FollowLeads = (tell: Teller) => () => void;

/** How to follow the leads that somebody may read now. */
export async function followLeads(
  { store, leadNews, leadPresence, staffChanges }: FollowPorts,
  scope: StaffScope,
): Promise<FollowLeads> {
  const reach = await store.run(scope, ({ inbox }) => inbox.reach());
  return (tell) => {
    const ends = [
      staffChanges.subscribe((staffId) => {
        if (staffId === null || staffId === scope.staffId) tell.over();
      }),
      leadPresence.follow(scope.staffId, (lead) => {
        if (isOfReach(lead, reach)) tell.others(lead.id);
      }),
      leadNews.follow({ scope, reach, tell: tell.leads, isOver: tell.over }),
    ];
    return () => {
      for (const end of ends) end();
    };
  };
}
