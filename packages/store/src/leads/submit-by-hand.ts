import type { HandLeadStore, HandSubmission } from '@forecourt/app/ports/leads/hand-lead-store.port';
import type { LeadId } from '@forecourt/domain/core/ids';
import { fail, ok } from '@forecourt/domain/core/result';
import type { LeadFact } from '@forecourt/domain/leads/lead-event';
import { sql } from 'kysely';
import { DatabaseError } from '../database-errors.ts';
import type { ScopedTx } from '../scoped.ts';
import { addDeliveries } from './add-deliveries.ts';
import { repeatOf } from './continue-lead.ts';
import { writtenLeadColumns } from './lead-columns.ts';
import { nothingSaid } from './nothing-said.ts';
import { leadRow } from './submit-lead.ts';

const purpose = 'lead by hand';

/**
 * Stores a lead that staff took down, as that of a form is stored, in one transaction: its key, the lead, its events and
 * its deliveries. Policies look at the lead as they judge what hangs on it, so each is a statement of its own.
 */
export async function submitByHand(
  tx: ScopedTx,
  submission: HandSubmission,
): ReturnType<HandLeadStore['submit']> {
  if (tx.scope.kind !== 'staff')
    throw new DatabaseError('refused', 'only staff do this', { sqlState: '42501' });
  const { lead, siteId, now, deliverTo = [] } = submission;
  const { dealershipId } = lead;
  const { rows: places } = await sql`
    select from scope.hand_places() h where h.dealership_id = ${dealershipId}::uuid and h.site_id = ${siteId}::uuid`.execute(
    tx.sql,
  );
  if (places.length === 0) return fail('dealership_not_shown');
  const key = `${tx.scope.staffId} ${submission.idempotencyKey}`;
  const first = await claimKey(tx, key, submission);
  if (first !== null) return ok(repeatOf(first, first));
  const row = leadRow(submission, {
    siteId,
    dealershipId,
    locationId: lead.locationId,
    visitorId: null,
  });
  await sql`
    insert into leads (${writtenLeadColumns})
    select ${writtenLeadColumns} from jsonb_populate_record(null::leads, ${JSON.stringify(row)}::jsonb)`.execute(
    tx.sql,
  );
  await addFacts(tx, submission);
  const deliveries = await addDeliveries(tx, {
    leadId: lead.id,
    siteId,
    category: lead.category,
    messageId: null,
    dealerships: deliverTo,
    now,
  });
  return ok({ leadId: lead.id, submissionId: lead.id, repeated: false, isMessage: false, deliveries });
}

/** Takes the key; where it was taken before, at whichever yard, the lead that it stands for. Sent twice at once, one waits. */
async function claimKey(
  tx: ScopedTx,
  key: string,
  { lead, siteId, now }: HandSubmission,
): Promise<LeadId | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${purpose} ${key}`}, 0))`.execute(tx.sql);
  const { rows } = await sql<{ id: LeadId }>`
    select k.result_id as id from idempotency_keys k
    where k.site_id = any (array(select h.site_id from scope.hand_places() h)) and k.purpose = ${purpose} and k.key = ${key}
    limit 1`.execute(tx.sql);
  if (rows[0]) return rows[0].id;
  await sql`
    insert into idempotency_keys (site_id, purpose, key, result_id, created_at)
    values (${siteId}::uuid, ${purpose}, ${key}, ${lead.id}::uuid, ${now}::timestamptz)`.execute(tx.sql);
  return null;
}

async function addFacts(
  tx: ScopedTx,
  { lead, siteId, details = nothingSaid, events = [], now }: HandSubmission,
): Promise<void> {
  const facts: readonly LeadFact[] = [{ kind: 'submitted', details }, ...events];
  await sql`
    insert into lead_events (lead_id, site_id, submission_id, kind, details, created_at)
    select ${lead.id}::uuid, ${siteId}::uuid, ${lead.id}::uuid, said.kind, said.details, ${now}::timestamptz
    from rows from (jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as (kind text, details jsonb))
      with ordinality as said (kind, details, place)
    order by said.place`.execute(tx.sql);
}
