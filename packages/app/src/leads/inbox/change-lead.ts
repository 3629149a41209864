import type { DeliveryId, LeadId, StaffId } from '@forecourt/domain/core/ids';
import { fail, ok, type Result } from '@forecourt/domain/core/result';
import type { Lead } from '@forecourt/domain/leads/lead';
import type { callOutcomes, LaterLeadEvent } from '@forecourt/domain/leads/lead-event';
import type { LeadChange } from '../../ports/leads/lead-inbox.port.ts';
import type { StaffScope } from '../../ports/platform/scope.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import { deliverLeadJob } from '../deliver/deliver-lead.job.ts';
import type { InboxStores } from './inbox-ports.ts';
import type { LeadView } from './lead.view.ts';
import { readLead } from './show-lead.ts';

interface ChangePorts {
  readonly store: StoreRunner<InboxStores>;
}

/** The lead as it stands after it, or why it was not changed. Somebody else's change in between is shown, not undone. */
type Changed = Result<
  LeadView,
  | { readonly code: 'no_such_lead' | 'no_such_person' | 'arrived' | 'why_missing' }
  | { readonly code: 'changed_meanwhile'; readonly current: LeadView }
>;

interface Seen {
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
    isAllowed: ({ colleagues, assignee }) =>
      staffId === null
        ? colleagues.length > 1 || assignee?.id === scope.staffId
        : colleagues.some(({ id }) => id === staffId),
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

interface Step {
  readonly event: Pick<LaterLeadEvent, 'kind' | 'details' | 'note'>;
  readonly change: LeadChange;
  readonly isAllowed?: (before: LeadView) => boolean;
}

function change(
  { store }: ChangePorts,
  scope: StaffScope,
  { id, version, now }: Seen,
  { event, change: wanted, isAllowed = () => true }: Step,
): Promise<Changed> {
  return store.run(scope, async (stores): Promise<Changed> => {
    const before = await readLead(stores, scope, { id, now });
    if (!before) return fail({ code: 'no_such_lead' });
    if (!isAllowed(before)) return fail({ code: 'no_such_person' });
    const first =
      before.stage === 'new' || wanted.firstResponseAt === undefined ? wanted : { firstResponseAt: now };
    if (!(await stores.inbox.change(id, version, first, now))) {
      const current = await readLead(stores, scope, { id, now });
      return current ? fail({ code: 'changed_meanwhile', current }) : fail({ code: 'no_such_lead' });
    }
    await stores.leads.appendEvent(id, { ...event, staffId: scope.staffId, at: now } as LaterLeadEvent);
    await audit(stores, { id, event, before });
    const after = await readLead(stores, scope, { id, now });
    return after ? ok(after) : fail({ code: 'no_such_lead' });
  });
}

async function audit(
  stores: InboxStores,
  { id, event, before }: { readonly id: LeadId; readonly event: Step['event']; readonly before: LeadView },
): Promise<void> {
  const lead = await stores.leads.find(id);
  const place = lead?.dealershipId
    ? { dealershipId: lead.dealershipId }
    : { siteId: lead?.siteId ?? ('' as never) };
  const { stage, assignee } = before;
  await stores.audit.append({
    place,
    action: event.kind,
    subjectKind: 'lead',
    subjectId: id,
    before: { stage, assignee: assignee?.id ?? null },
    after: event.details,
    requestId: null,
  });
}

/** Tries a delivery now that was given up or waits (FORM-9.2). */
export function resendLead(
  { store }: ChangePorts,
  scope: StaffScope,
  { id, deliveryId, now }: { readonly id: LeadId; readonly deliveryId: DeliveryId; readonly now: Date },
): Promise<Changed> {
  return store.run(scope, async (stores): Promise<Changed> => {
    const before = await readLead(stores, scope, { id, now });
    if (!before?.deliveries.some((one) => one.id === deliveryId)) return fail({ code: 'no_such_lead' });
    if (!(await stores.leads.setNextTry(deliveryId, now))) return fail({ code: 'arrived' });
    const event = { kind: 'resent', details: { deliveryId }, note: null } as const;
    await stores.leads.appendEvent(id, { ...event, staffId: scope.staffId, at: now });
    await audit(stores, { id, event, before });
    await stores.jobs.enqueue(deliverLeadJob, { deliveryId }, { key: deliveryId });
    const after = await readLead(stores, scope, { id, now });
    return after ? ok(after) : fail({ code: 'no_such_lead' });
  });
}
