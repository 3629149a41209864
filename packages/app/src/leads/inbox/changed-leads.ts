import type { LeadId, StaffId } from '@forecourt/domain/core/ids';
import type { InboxCounts, InboxLead, LeadInboxStore, LeadReach } from '../../ports/leads/lead-inbox.port.ts';
import type { StaffScope } from '../../ports/platform/scope.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { HoursOf, HoursStores, ReadClockHours } from './clock-hours.ts';
import { countsView, groupsOf } from './inbox-rows.ts';
import type { InboxChangesView } from './inbox.view.ts';

/** Leads that changed as they stand now, for all who read them. */
export interface ChangedLeadsRead {
  readonly ids: readonly LeadId[];
  readonly counts: InboxCounts;
  readonly leads: readonly InboxLead[];
  readonly hoursOf: HoursOf;
  readonly now: Date;
}

export interface ChangedLeadsPorts {
  readonly store: StoreRunner<
    HoursStores & { readonly inbox: Pick<LeadInboxStore, 'counts' | 'standingAlone' | 'reach'> }
  >;
}

interface ChangedLeads {
  readonly ids: readonly LeadId[];
  /** Where those read for whom it is asked. */
  readonly reach: LeadReach;
  readonly readHours: ReadClockHours;
  readonly now: Date;
}

/** Reads leads that changed for all of one reach; null where whoever asks for them reads elsewhere by now. */
export function readChangedLeads(
  { store }: ChangedLeadsPorts,
  scope: StaffScope,
  { ids, reach, readHours, now }: ChangedLeads,
): Promise<ChangedLeadsRead | null> {
  return store.run(
    scope,
    async ({ inbox, ...stores }) => {
      const leads = await inbox.standingAlone(ids);
      // One that is not found was merged, or whoever asks may not read it: the others still may.
      if (leads.length < ids.length && !isSameReach(await inbox.reach(), reach)) return null;
      const counts = await inbox.counts({ staffId: scope.staffId, dealershipIds: null }, now);
      const hoursOf = await readHours(
        stores,
        leads.filter(({ isWaiting }) => isWaiting),
      );
      return { ids, counts, leads, hoursOf, now };
    },
    { isRoutine: true },
  );
}

/** What they make of the whole list of open leads, for each who has it open (CON-2.1). */
export function changedLeadsView({
  ids,
  counts,
  leads,
  hoursOf,
  now,
}: ChangedLeadsRead): (staffId: StaffId) => InboxChangesView {
  const open = leads.filter(isOpen);
  const found = new Set(open.map(({ id }) => id));
  const groups = groupsOf(open, { tab: 'open', waiting: counts.waiting, hoursOf, now });
  const gone = ids.filter((id) => !found.has(id));
  return (staffId) => ({ ...countsView(counts, staffId), groups, gone });
}

/** Waits, or was answered and asks for a next step. */
function isOpen({ isWaiting, waitsSince, stage, firstResponseAt }: InboxLead): boolean {
  if (isWaiting) return true;
  if (waitsSince !== null) return false;
  return stage === 'contacted' || stage === 'appointment' || (stage === 'new' && firstResponseAt !== null);
}

function isSameReach(one: LeadReach, other: LeadReach): boolean {
  return isSameSet(one.dealershipIds, other.dealershipIds) && isSameSet(one.siteIds, other.siteIds);
}

function isSameSet<Id>(one: ReadonlySet<Id>, other: ReadonlySet<Id>): boolean {
  return one.size === other.size && [...one].every((id) => other.has(id));
}
