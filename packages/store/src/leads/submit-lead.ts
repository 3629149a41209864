import type { LeadStore, LeadSubmission, LeadToSubmit } from '@forecourt/app/ports/lead-store';
import type { DealershipId, LeadId } from '@forecourt/domain/core/ids';
import { fail, ok, type Result } from '@forecourt/domain/core/result';
import type { LeadEvent } from '@forecourt/domain/leads/lead-event';
import { sql } from 'kysely';
import type { ScopedTx } from '../scoped.ts';
import { siteOf } from '../site-of.ts';
import { addDeliveries } from './add-deliveries.ts';
import { continueLead, repeatOf } from './continue-lead.ts';
import { eventRow, locationOf, visitorOf } from './lead-row.ts';

type Refusal = 'car_not_shown' | 'dealership_not_shown';

const purpose = 'lead';

/**
 * Stores a lead with all that makes its delivery certain. It is one transaction: either the visitor's
 * success is true, or nothing was written and the browser sends the same key again.
 */
export async function submitLead(tx: ScopedTx, submission: LeadSubmission): ReturnType<LeadStore['submit']> {
  const { lead } = submission;
  const owner = await ownerOf(tx, lead);
  if (!owner.ok) return owner;
  const dealershipId = owner.value;

  const conversation = await conversationOf(tx, submission, dealershipId);
  const first = await claimKey(tx, submission, conversation ?? lead.id);
  if (first !== null) {
    return ok(submission.part ? await continueLead(tx, submission, first, dealershipId) : repeatOf(first));
  }
  const messageId =
    conversation === null
      ? await addLead(tx, submission, dealershipId)
      : await addMessage(tx, submission, conversation);
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
  return ok({ leadId, repeated: false, isMessage: conversation !== null, deliveries });
}

/**
 * Takes the key for a lead; answers with the lead that has it already. Sent twice at once, the second insert waits
 * for the first transaction to end.
 */
async function claimKey(
  tx: ScopedTx,
  { idempotencyKey: key, now }: LeadSubmission,
  resultId: LeadId,
): Promise<LeadId | null> {
  const siteId = siteOf(tx);
  const claimed = await tx.sql
    .insertInto('idempotencyKeys')
    .values({ siteId, purpose, key, resultId, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('resultId')
    .executeTakeFirst();
  if (claimed !== undefined) return null;
  const { resultId: first } = await tx.sql
    .selectFrom('idempotencyKeys')
    .select('resultId')
    .where((eb) => eb.and({ siteId, purpose, key }))
    .executeTakeFirstOrThrow();
  return first as LeadId;
}

/** The lead of the same person about the same car since the given time, if there is one. */
async function conversationOf(
  tx: ScopedTx,
  { lead, conversationSince }: LeadSubmission,
  dealershipId: DealershipId | null,
): Promise<LeadId | null> {
  const { carId, email, phone } = lead;
  if (conversationSince === undefined || carId === null || dealershipId === null) return null;
  if (email === null && phone === null) return null;
  // Two forms of one person about one car, sent at once, wait for each other: the second then finds the first.
  // In one order, so that they never deadlock. Other people's forms about the same car do not wait.
  const names = [email?.toLowerCase(), phone].flatMap((name) =>
    name ? [`${siteOf(tx)} ${carId} ${name}`] : [],
  );
  await sql`
    select pg_advisory_xact_lock(hash) from (
      select distinct hashtextextended(name, 0) as hash from unnest(${names}::text[]) name order by 1
    ) locks`.execute(tx.sql);
  const found = await tx.sql
    .selectFrom('leads')
    .select('id')
    .where((eb) => eb.and({ siteId: siteOf(tx), dealershipId, carId }))
    .where('createdAt', '>=', conversationSince)
    .where((eb) =>
      eb.or([
        ...(email === null ? [] : [eb(eb.fn('lower', ['email']), '=', email.toLowerCase())]),
        ...(phone === null ? [] : [eb('phone', '=', phone)]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (found?.id ?? null) as LeadId | null;
}

async function addLead(
  tx: ScopedTx,
  { lead, details = {}, events = [], now }: LeadSubmission,
  dealershipId: DealershipId | null,
): Promise<null> {
  const siteId = siteOf(tx);
  await tx.sql
    .insertInto('leads')
    .values({
      ...lead,
      siteId,
      dealershipId,
      linkedQueryParams: JSON.stringify(lead.linkedQueryParams),
      locationId: await locationOf(tx, lead.locationId, dealershipId),
      visitorId: await visitorOf(tx, lead.visitorId),
      createdAt: now,
      updatedAt: now,
      completedAt: lead.formCompleted ? now : null,
    })
    .execute();
  const submitted: LeadEvent = { kind: 'submitted', staffId: null, note: null, details, at: now };
  await tx.sql
    .insertInto('leadEvents')
    .values([submitted, ...events].map((event) => eventRow(tx, lead.id, event)))
    .execute();
  return null;
}

/** What was written, in the conversation that is there. Answers with the event that holds it. */
async function addMessage(
  tx: ScopedTx,
  { lead, details = {}, events = [], now }: LeadSubmission,
  leadId: LeadId,
): Promise<string> {
  const message: LeadEvent = { kind: 'message', staffId: null, note: lead.message, details, at: now };
  const rows = await tx.sql
    .insertInto('leadEvents')
    .values([message, ...events].map((event) => eventRow(tx, leadId, event)))
    .returning(['id', 'kind'])
    .execute();
  const written = rows.find(({ kind }) => kind === message.kind);
  if (written === undefined) throw new Error('the message was not written');
  return written.id;
}

/** The dealership that the lead is for: the car's owner, else the one chosen, which the site must show. */
async function ownerOf(tx: ScopedTx, lead: LeadToSubmit): Promise<Result<DealershipId | null, Refusal>> {
  if (lead.carId !== null) {
    const car = await tx.sql
      .selectFrom('cars')
      .select('dealershipId')
      .where('id', '=', lead.carId)
      .executeTakeFirst();
    return car === undefined ? fail('car_not_shown') : ok(car.dealershipId as DealershipId);
  }
  const { dealershipId } = lead;
  if (dealershipId === null) return ok(null);
  const shown = await tx.sql
    .selectFrom('siteDealerships')
    .select('dealershipId')
    .where((eb) => eb.and({ siteId: siteOf(tx), dealershipId }))
    .executeTakeFirst();
  return shown === undefined ? fail('dealership_not_shown') : ok(shown.dealershipId as DealershipId);
}
