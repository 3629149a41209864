import type { LeadId } from '@forecourt/domain/core/ids';
import { fail } from '@forecourt/domain/core/result';
import { keptLead } from '@forecourt/domain/leads/kept-lead';
import type { Lead } from '@forecourt/domain/leads/lead';
import type { StandingLead } from '../../ports/leads/lead-inbox.port.ts';
import type { StaffScope } from '../../ports/platform/scope.port.ts';
import { auditLead } from './audit-lead.ts';
import { readAgain, type Changed, type ChangePorts, type Seen } from './change-lead.ts';
import type { InboxStores } from './inbox-ports.ts';

/**
 * Makes two leads of one person one (CON-2.6): the other stands in the one that waits. Sent twice it is done once, and
 * what somebody else changed meanwhile is shown first.
 */
export function mergeLeads(
  { store }: ChangePorts,
  scope: StaffScope,
  { id, version, other, now }: Seen & { readonly other: StandingLead },
): Promise<Changed> {
  return store.run(scope, async (stores): Promise<Changed> => {
    const [here, there] = [await stores.inbox.standing(id), await stores.inbox.standing(other.id)];
    if (!here || !there) return fail({ code: 'no_such_lead' });
    // They are one already: the answer to the first try was lost on its way.
    if (here.id === there.id) return readAgain(stores, scope, here.id, now);
    const [one, second] = [await stores.leads.find(id), await stores.leads.find(other.id)];
    if (!one || !second) return fail({ code: 'no_such_lead' });
    if (placeOf(one) !== placeOf(second)) return fail({ code: 'not_together' });
    const into = keptLead(one, second);
    const from = into === one ? second : one;
    const versionOf = (lead: Lead) => (lead === one ? version : other.version);
    const outcome = await stores.inbox.merge(
      { into: { id: into.id, version: versionOf(into) }, from: { id: from.id, version: versionOf(from) } },
      now,
    );
    if (outcome === 'apart') return fail({ code: 'not_together' });
    if (outcome === 'changed') return changedMeanwhile(stores, scope, id, now);
    if (outcome === 'done') {
      await tell(stores, scope, { lead: into, kind: 'merged', leadId: from.id, now });
      await tell(stores, scope, { lead: from, kind: 'merged_into', leadId: into.id, now });
    }
    return readAgain(stores, scope, into.id, now);
  });
}

/** Lets a lead stand by itself again that was merged into another: both are as they were, with what happened since. */
export function splitLead(
  { store }: ChangePorts,
  scope: StaffScope,
  { id, version, leadId, now }: Seen & { readonly leadId: LeadId },
): Promise<Changed> {
  return store.run(scope, async (stores): Promise<Changed> => {
    const [into, from] = [await stores.leads.find(id), await stores.leads.find(leadId)];
    if (!into || !from) return fail({ code: 'no_such_lead' });
    const outcome = await stores.inbox.split({ into: { id, version }, from: leadId }, now);
    if (outcome === 'changed') return changedMeanwhile(stores, scope, id, now);
    if (outcome === 'done') {
      await tell(stores, scope, { lead: into, kind: 'split', leadId, now });
      await tell(stores, scope, { lead: from, kind: 'split', leadId: into.id, now });
    }
    return readAgain(stores, scope, id, now);
  });
}

const placeOf = ({ dealershipId, siteId }: Lead) => dealershipId ?? siteId;

async function changedMeanwhile(
  stores: InboxStores,
  scope: StaffScope,
  id: LeadId,
  now: Date,
): Promise<Changed> {
  const current = await readAgain(stores, scope, id, now);
  return current.ok ? fail({ code: 'changed_meanwhile', current: current.value }) : current;
}

interface Told {
  readonly lead: Lead;
  readonly kind: 'merged' | 'merged_into' | 'split';
  readonly leadId: LeadId;
  readonly now: Date;
}

async function tell(
  stores: InboxStores,
  scope: StaffScope,
  { lead, kind, leadId, now }: Told,
): Promise<void> {
  const event = { kind, details: { leadId }, note: null };
  await stores.leads.appendEvent(lead.id, { ...event, staffId: scope.staffId, at: now });
  await auditLead(stores, lead, event);
}
