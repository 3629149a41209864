import type { LeadStore, LeadSubmission } from '@forecourt/app/ports/leads/lead-store.port';
import type { DealershipId, LeadId, LocationId, VisitorId } from '@forecourt/domain/core/ids';
import { fail, ok } from '@forecourt/domain/core/result';
import type { LeadFact } from '@forecourt/domain/leads/lead-event';
import { sql } from 'kysely';
import type { ScopedTx } from '../scoped.ts';
import { siteOf } from '../site-of.ts';
import { addDeliveries } from './add-deliveries.ts';
import { writtenLeadColumns } from './lead-columns.ts';
import { continueLead, repeatOf } from './continue-lead.ts';
import { leadOfSubmission } from './lead-events.ts';
import { nothingSaid } from './nothing-said.ts';

const purpose = 'lead';

/**
 * Stores a lead with all that makes its delivery certain. It is one transaction: either the visitor's
 * success is true, or nothing was written and the browser sends the same key again.
 */
export async function submitLead(tx: ScopedTx, submission: LeadSubmission): ReturnType<LeadStore['submit']> {
  const { lead } = submission;
  const ownership = await resolveOwnership(tx, submission);
  const { dealershipId } = ownership;
  if (dealershipId === null && lead.carId !== null) return fail('car_not_shown');
  if (dealershipId === null && lead.dealershipId !== null) return fail('dealership_not_shown');

  const written = await writeLead(tx, submission, ownership);
  if (written === null) {
    const first = await firstSubmission(tx, submission);
    if (submission.part) return ok(await continueLead(tx, submission, first, dealershipId));
    return ok(repeatOf((await leadOfSubmission(tx, first)) ?? first, first));
  }
  const { conversation, messageId } = written;
  const leadId = conversation ?? lead.id;
  const deliveries = await addDeliveries(tx, {
    leadId,
    siteId: siteOf(tx),
    category: lead.category,
    messageId,
    dealerships: submission.deliverTo ?? (dealershipId === null ? [] : [dealershipId]),
    dueAt: submission.deliverAt ?? submission.now,
    now: submission.now,
  });
  return ok({ leadId, submissionId: lead.id, repeated: false, isMessage: conversation !== null, deliveries });
}

/** What a lead names, as far as the site has it. */
interface LeadOwnership {
  /** The car's owner (TEN-5), else the one chosen, which the site must show. */
  readonly dealershipId: DealershipId | null;
  /** Of that dealership: a lead is not lost because a form named a wrong one. */
  readonly locationId: LocationId | null;
  readonly visitorId: VisitorId | null;
}

/**
 * Looks up what the lead names, and makes two forms of one sender about one car, sent at once, wait for each other:
 * the second then finds the first. The locks come in one order, so that they never deadlock. Nobody else waits, also
 * where they type the same phone: how long it takes says nothing of who wrote before.
 */
async function resolveOwnership(tx: ScopedTx, submission: LeadSubmission): Promise<LeadOwnership> {
  const { carId, dealershipId, locationId, visitorId } = submission.lead;
  const siteId = siteOf(tx);
  const owner =
    carId === null
      ? sql`select dealership_id from site_dealerships
          where site_id = ${siteId} and dealership_id = ${dealershipId}::uuid`
      : sql`select dealership_id from cars where id = ${carId}`;
  const { rows } = await sql<LeadOwnership>`
    with owner as (${owner})
    select (select dealership_id from owner) as "dealershipId",
      (select l.id from locations l, owner o
        where l.id = ${locationId}::uuid and l.dealership_id = o.dealership_id) as "locationId",
      (select v.id from visitors v where v.id = ${visitorId}::uuid and v.site_id = ${siteId}) as "visitorId",
      (select count(pg_advisory_xact_lock(hash)) from (
        select distinct hashtextextended(name, 0) as hash
        from unnest(${sendersOf(tx, submission)}::text[]) name order by 1) locks)`.execute(tx.sql);
  const [found] = rows;
  if (found === undefined) throw new Error('a query without a condition has a row');
  return found;
}

/** By what a sender is known; nobody where each form is a lead of its own. */
function sendersOf(tx: ScopedTx, { lead, conversationSince, senderHash }: LeadSubmission): readonly string[] {
  const { carId, visitorId } = lead;
  if (conversationSince === undefined || carId === null) return [];
  const proofs = [visitorId, senderHash && hexBytes(senderHash)];
  return proofs.flatMap((proof) => (proof ? [`${siteOf(tx)} ${carId} ${proof}`] : []));
}

const hexBytes = (hash: Uint8Array) => `\\x${Buffer.from(hash).toString('hex')}`;

interface Written {
  /** The lead of the same sender about the same car, if there is one: this is a message in it. */
  readonly conversation: LeadId | null;
  /** The event that holds the message. */
  readonly messageId: string | null;
}

/**
 * Takes the key and writes the lead, or the message, with its events, in one statement: a visitor waits for each.
 * Null where the key was known, and then nothing is written. Sent twice at once, the second waits at the key for
 * the first transaction to end.
 */
async function writeLead(
  tx: ScopedTx,
  submission: LeadSubmission,
  ownership: LeadOwnership,
): Promise<Written | null> {
  const {
    lead,
    idempotencyKey: key,
    conversationSince,
    senderHash,
    details = nothingSaid,
    events = [],
    now,
  } = submission;
  const siteId = siteOf(tx);
  const { carId, phone } = lead;
  const [name, lastName, email] = [lead.name, lead.lastName, lead.email].map(
    (said) => said?.toLowerCase() ?? null,
  );
  const sender = senderHash ? hexBytes(senderHash) : null;
  const row = leadRow(submission, { ...ownership, siteId });
  const facts: readonly LeadFact[] = [{ kind: 'submitted', details }, ...events];
  const { rows } = await sql<Written & { readonly isNew: boolean }>`
    with recent as (
      select id, visitor_id, sender_hash, lower(name) as name, lower(last_name) as last_name, lower(email) as email, phone
      from leads
      where site_id = ${siteId} and dealership_id = ${ownership.dealershipId}::uuid and car_id = ${carId}::uuid
        and created_at >= ${conversationSince ?? null}::timestamptz
    ), found as (
      select id from recent
      where (visitor_id = ${ownership.visitorId}::uuid or sender_hash = ${sender}::bytea)
        and (name, last_name) is not distinct from (${name}::text, ${lastName}::text)
        and (${email}::text is null or email = ${email}::text) and (${phone}::text is null or phone = ${phone}::text)
      order by id desc limit 1
    ), alike as (
      select id from recent
      where email = ${email}::text and phone = ${phone}::text and not exists (select from found)
      order by id desc limit 1
    ), claimed as (
      insert into idempotency_keys (site_id, purpose, key, result_id, created_at)
      values (${siteId}::uuid, ${purpose}, ${key}, ${lead.id}::uuid, ${now}::timestamptz)
      on conflict do nothing
      returning result_id
    ), added as (
      insert into leads (${writtenLeadColumns})
      select ${writtenLeadColumns} from claimed, jsonb_populate_record(null::leads, ${JSON.stringify(row)}::jsonb)
      where not exists (select from found)
    ), appended as (
      insert into lead_events (lead_id, site_id, submission_id, kind, note, details, created_at)
      select coalesce(f.id, c.result_id), ${siteId}::uuid, ${lead.id}::uuid,
        case when e.place = 1 and f.id is not null then 'message' else e.kind end,
        case when e.place = 1 and f.id is not null then ${lead.message}::text end, e.details, ${now}::timestamptz
      from claimed c left join found f on true, (
        select kind, details, place from rows from (
          jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as (kind text, details jsonb)
        ) with ordinality as said (kind, details, place)
        union all
        select 'possible_repeat', jsonb_build_object('leadId', id), ${facts.length + 1} from alike
      ) e
      order by e.place
      returning id, kind
    )
    select exists (select from claimed) as "isNew", (select id from found) as conversation,
      (select id from appended where kind = 'message' limit 1) as "messageId"`.execute(tx.sql);
  const [written] = rows;
  return written?.isNew === true ? written : null;
}

/** A lead's row as its columns are called. */
export function leadRow(
  { lead, senderHash, now }: LeadSubmission,
  ownership: LeadOwnership & { readonly siteId: string },
): Readonly<Record<string, unknown>> {
  const row = {
    ...lead,
    ...ownership,
    createdAt: now,
    updatedAt: now,
    completedAt: lead.formCompleted ? now : null,
    senderHash: senderHash ? hexBytes(senderHash) : null,
  };
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCase(name), value]));
}

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** What was sent under the key before. Rows from before have the lead that it went into. */
async function firstSubmission(tx: ScopedTx, { idempotencyKey: key }: LeadSubmission): Promise<LeadId> {
  const { resultId } = await tx.sql
    .selectFrom('idempotencyKeys')
    .select('resultId')
    .where((eb) => eb.and({ siteId: siteOf(tx), purpose, key }))
    .executeTakeFirstOrThrow();
  return resultId as LeadId;
}
