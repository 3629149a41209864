import type { DeliveryId, LeadId, StaffId } from '@forecourt/domain/core/ids';
import { fail, ok, type Result } from '@forecourt/domain/core/result';
import type { Lead } from '@forecourt/domain/leads/lead';
import type { callOutcomes, LaterLeadEvent } from '@forecourt/domain/leads/lead-event';
import type { LeadChange } from '../../ports/leads/lead-inbox.port.ts';
import type { StaffScope } from '../../ports/platform/scope.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import { deliverLeadJob } from '../deliver/deliver-lead.job.ts';
import { auditLead } from './audit-lead.ts';
import type { InboxStores } from './inbox-ports.ts';
import type { LeadView } from './lead.view.ts';
import { colleaguesOf, mostParts, mostTries, readLead } from './show-lead.ts';

export interface ChangePorts {
  readonly store: StoreRunner<InboxStores>;
}

/** Why a lead was not changed. Somebody else's change in between is shown, not undone. */
type NotChanged =
  | {
      readonly code:
        'no_such_lead' | 'no_such_person' | 'no_such_way' | 'arrived' | 'why_missing' | 'not_together';
    }
  | { readonly code: 'changed_meanwhile'; readonly current: LeadView };

/** The lead as it stands after it, or why it was not changed. */
export type Changed = Result<LeadView, NotChanged>;

export interface Seen {
  readonly id: LeadId;
  /** What whoever changes it has before them. */
  readonly version: string;
  readonly now: Date;
}

/** Keeps a note of staff. It answers nobody, so the clock goes on. */
export function addNote(
  ports: ChangePorts,
  scope: StaffScope,
  input: Seen & { readonly text: string },
): Promise<Changed> {
  const event = { kind: 'note', details: {}, note: input.text } as const;
  return change(ports, scope, input, { event, change: {} });
}

/** Keeps a call with what came of it. Whoever was reached or has a message has been answered. */
export function logCall(
  ports: ChangePorts,
  scope: StaffScope,
  input: Seen & { readonly outcome: (typeof callOutcomes)[number]; readonly text: string | null },
): Promise<Changed> {
  const { outcome, text, now } = input;
  const event = { kind: 'call', details: { outcome }, note: text } as const;
  const answered = outcome === 'no_answer' ? {} : { firstResponseAt: now, stage: 'contacted' as const };
  return change(ports, scope, input, { event, change: answered });
}

/** Gives a lead to somebody, or back to all. Whoever may not assign may take it, and give back what is theirs. */
export function assignLead(
  ports: ChangePorts,
  scope: StaffScope,
  input: Seen & { readonly staffId: StaffId | null },
): Promise<Changed> {
  const { staffId } = input;
  return change(ports, scope, input, {
    event: { kind: 'assigned', details: { staffId }, note: null },
    change: { assignedStaffId: staffId },
    async isAllowed(stores, lead) {
      const colleagues = await colleaguesOf(stores, scope, lead);
      return staffId === null
        ? colleagues.length > 1 || lead.assignedStaffId === scope.staffId
        : colleagues.some(({ id }) => id === staffId);
    },
  });
}

/** Says how it stands. What is lost or spam says why. */
export function stageLead(
  ports: ChangePorts,
  scope: StaffScope,
  input: Seen & { readonly stage: Lead['stage']; readonly why: string | null },
): Promise<Changed> {
  const { stage, why } = input;
  if ((stage === 'lost' || stage === 'spam') && !why) return Promise.resolve(fail({ code: 'why_missing' }));
  return change(ports, scope, input, {
    event: { kind: 'staged', details: { stage, why }, note: null },
    change: { stage },
  });
}

/** Says that it is no spam: it stands where it stood before, and its doubts are told no more (CON-2.6). */
export function clearLead(ports: ChangePorts, scope: StaffScope, input: Seen): Promise<Changed> {
  return change(ports, scope, input, (before) => ({
    event: { kind: 'cleared', details: {}, note: null },
    change: before.stage === 'spam' ? { stage: before.firstResponseAt ? 'contacted' : 'new' } : {},
  }));
}

interface Step {
  readonly event: Pick<LaterLeadEvent, 'kind' | 'details' | 'note'>;
  readonly change: LeadChange;
  readonly isAllowed?: (stores: InboxStores, before: Lead) => Promise<boolean>;
}

function change(
  { store }: ChangePorts,
  scope: StaffScope,
  seen: Seen,
  step: Step | ((before: Lead) => Step),
): Promise<Changed> {
  return store.run(scope, async (stores): Promise<Changed> => {
    const changed = await changeLead(stores, scope, seen, step);
    return changed.ok ? readAgain(stores, scope, seen.id, seen.now) : changed;
  });
}

/** The change alone, in a transaction that may have more to write before the lead is read again. */
export async function changeLead(
  stores: InboxStores,
  scope: StaffScope,
  { id, version, now }: Seen,
  step: Step | ((before: Lead) => Step),
): Promise<Result<null, NotChanged>> {
  const before = await standingLead(stores, id);
  if (!before) return fail({ code: 'no_such_lead' });
  const { event, change: wanted, isAllowed } = typeof step === 'function' ? step(before) : step;
  if (isAllowed && !(await isAllowed(stores, before))) return fail({ code: 'no_such_person' });
  const first =
    before.stage === 'new' || wanted.firstResponseAt === undefined ? wanted : { firstResponseAt: now };
  if (!(await stores.inbox.change(before.id, version, first, now))) {
    const current = await readAgain(stores, scope, id, now);
    return current.ok ? fail({ code: 'changed_meanwhile', current: current.value }) : current;
  }
  await stores.leads.appendEvent(before.id, { ...event, staffId: scope.staffId, at: now } as LaterLeadEvent);
  await auditLead(stores, before, event);
  return ok(null);
}

/** The lead that an id stands in: what is done to one that was merged is done to the one that it went into. */
export async function standingLead({ inbox, leads }: InboxStores, id: LeadId): Promise<Lead | null> {
  const standing = await inbox.standing(id);
  return standing && leads.find(standing.id);
}

/** The lead as it stands now. */
export async function readAgain(
  stores: InboxStores,
  scope: StaffScope,
  id: LeadId,
  now: Date,
): Promise<Changed> {
  const view = await readLead(stores, scope, { id, now });
  return view ? ok(view) : fail({ code: 'no_such_lead' });
}

/** Tries a delivery now that was given up or waits (FORM-9.2). */
export function resendLead(
  { store }: ChangePorts,
  scope: StaffScope,
  { id, deliveryId, now }: { readonly id: LeadId; readonly deliveryId: DeliveryId; readonly now: Date },
): Promise<Changed> {
  return store.run(scope, async (stores): Promise<Changed> => {
    const lead = await standingLead(stores, id);
    if (!lead) return fail({ code: 'no_such_lead' });
    const parts = await stores.inbox.parts(lead.id, mostParts);
    const ids = [lead.id, ...parts.map((part) => part.id)];
    const found = (await stores.inbox.deliveries(ids, mostTries)).find((one) => one.id === deliveryId);
    if (!found) return fail({ code: 'no_such_lead' });
    if (!(await stores.leads.setNextTry(deliveryId, now))) return fail({ code: 'arrived' });
    const event = { kind: 'resent', details: { deliveryId }, note: null } as const;
    await stores.leads.appendEvent(found.leadId, { ...event, staffId: scope.staffId, at: now });
    await auditLead(stores, lead, event);
    await stores.jobs.enqueue(deliverLeadJob, { deliveryId }, { key: deliveryId });
    return readAgain(stores, scope, id, now);
  });
}
