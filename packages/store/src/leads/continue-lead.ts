import type { LeadSubmission, SubmittedLead } from '@forecourt/app/ports/leads/lead-store.port';
import type { DealershipId, LeadId } from '@forecourt/domain/core/ids';
import type { LeadFact } from '@forecourt/domain/leads/lead-event';
import { sql } from 'kysely';
import type { ScopedTx } from '../scoped.ts';
import { siteOf } from '../site-of.ts';
import { addDeliveries } from './add-deliveries.ts';
import { locationOf, visitorOf } from './lead-row.ts';
import { nothingSaid } from './nothing-said.ts';

/** What is answered where the key was known and nothing is written. */
export const repeatOf = (leadId: LeadId, submissionId: LeadId = leadId): SubmittedLead => ({
  leadId,
  submissionId,
  repeated: true,
  isMessage: false,
  deliveries: [],
});

/**
 * A later step of a form whose key is known. The row is locked first: of two that finish it at once, the second finds
 * it finished and changes nothing, as does an earlier step that comes late.
 */
export async function continueLead(
  tx: ScopedTx,
  submission: LeadSubmission,
  leadId: LeadId,
  dealershipId: DealershipId | null,
): Promise<SubmittedLead> {
  const before = await tx.sql
    .selectFrom('leads')
    .select(['formCompleted', 'dealershipId'])
    .where((eb) => eb.and({ id: leadId, siteId: siteOf(tx) }))
    .forUpdate()
    .executeTakeFirst();
  if (before === undefined || before.formCompleted) return repeatOf(leadId);
  const isFinished = submission.part === 'finished';
  if (!isFinished && (await saysTheSame(tx, submission, leadId))) return repeatOf(leadId);
  if (isFinished && before.dealershipId !== dealershipId) {
    await sql`select scope.move_unfinished_lead(${leadId}, ${dealershipId}::uuid)`.execute(tx.sql);
  }
  await changeLead(tx, submission, leadId, isFinished ? dealershipId : before.dealershipId);
  await addEvents(tx, submission, leadId);
  const deliveries = isFinished
    ? await deliverAnew(tx, submission, leadId, dealershipId)
    : await waitOn(tx, submission, leadId);
  return { leadId, submissionId: leadId, repeated: false, isMessage: false, deliveries };
}

/** A step that was sent twice: what it said is what the lead says. */
async function saysTheSame(
  tx: ScopedTx,
  { lead, details = nothingSaid }: LeadSubmission,
  leadId: LeadId,
): Promise<boolean> {
  const { rows } = await sql<{ same: boolean }>`
    select e.details = ${JSON.stringify(details)}::jsonb
      and (l.name, l.last_name, l.email, l.phone, l.postcode, l.message, l.rego, l.vehicle_make, l.vehicle_model)
        is not distinct from (
          ${lead.name}::text, ${lead.lastName}::text, ${lead.email}::text, ${lead.phone}::text, ${lead.postcode}::text,
          ${lead.message}::text, ${lead.rego}::text, ${lead.vehicleMake}::text, ${lead.vehicleModel}::text
        ) as same
    from leads l
    join lead_events e on e.lead_id = l.id and e.kind in ('submitted', 'continued')
    where l.id = ${leadId}
    order by e.id desc limit 1`.execute(tx.sql);
  return rows[0]?.same ?? false;
}

async function changeLead(
  tx: ScopedTx,
  { lead, now }: LeadSubmission,
  leadId: LeadId,
  dealershipId: string | null,
): Promise<void> {
  const { id: _, dealershipId: _owner, carId: _car, linkedQueryParams, ...fields } = lead;
  await tx.sql
    .updateTable('leads')
    .set({
      ...fields,
      linkedQueryParams: JSON.stringify(linkedQueryParams),
      locationId: await locationOf(tx, lead.locationId, dealershipId),
      visitorId: await visitorOf(tx, lead.visitorId),
      updatedAt: now,
      completedAt: lead.formCompleted ? now : null,
    })
    .where('id', '=', leadId)
    .execute();
}

async function addEvents(
  tx: ScopedTx,
  { lead, part, details = nothingSaid, events = [], now }: LeadSubmission,
  leadId: LeadId,
): Promise<void> {
  const said = { kind: part === 'finished' ? 'completed' : 'continued', details } as const;
  const siteId = siteOf(tx);
  const row = (fact: LeadFact) => ({
    leadId,
    siteId,
    submissionId: lead.id,
    kind: fact.kind,
    details: JSON.stringify(fact.details),
    createdAt: now,
  });
  await tx.sql
    .insertInto('leadEvents')
    .values([said, ...events].map(row))
    .execute();
}

/** Whoever still types has not gone: nobody is told of it yet, unless they have been already. */
async function waitOn(
  tx: ScopedTx,
  { deliverAt, now }: LeadSubmission,
  leadId: LeadId,
): Promise<readonly never[]> {
  await tx.sql
    .updateTable('leadDeliveries')
    .set({ nextAttemptAt: deliverAt ?? now, updatedAt: now })
    .where((eb) => eb.and({ leadId, state: 'pending', attempts: 0 }))
    .execute();
  return [];
}

/** What waited to tell of half a form is replaced by what tells of the whole, under a key of its own. */
async function deliverAnew(
  tx: ScopedTx,
  { lead, deliverTo, now }: LeadSubmission,
  leadId: LeadId,
  dealershipId: DealershipId | null,
): ReturnType<typeof addDeliveries> {
  await tx.sql
    .updateTable('leadDeliveries')
    .set({ state: 'replaced', updatedAt: now })
    .where((eb) => eb.and({ leadId, state: 'pending' }))
    .execute();
  return addDeliveries(tx, {
    leadId,
    siteId: siteOf(tx),
    category: lead.category,
    messageId: null,
    occasion: 'completed',
    dealerships: deliverTo ?? (dealershipId === null ? [] : [dealershipId]),
    now,
  });
}
