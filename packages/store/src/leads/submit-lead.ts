import type { LeadStore, LeadSubmission, LeadToSubmit } from '@forecourt/app/ports/lead-store';
import type { LeadId } from '@forecourt/domain/core/ids';
import { fail, ok, type Result } from '@forecourt/domain/core/result';
import { sql } from 'kysely';
import type { ScopedTx } from '../scoped.ts';
import { siteOf } from '../site-of.ts';

type Refusal = 'car_not_shown' | 'dealership_not_shown';

const purpose = 'lead';

/**
 * Stores a lead with all that makes its delivery certain. It is one transaction: either the visitor's
 * success is true, or nothing was written and the browser sends the same key again.
 */
export async function submitLead(tx: ScopedTx, submission: LeadSubmission): ReturnType<LeadStore['submit']> {
  const { lead, idempotencyKey: key, now } = submission;
  const siteId = siteOf(tx);
  const first = await leadOfKey(tx, key);
  if (first !== null) return ok({ leadId: first, repeated: true });

  const owner = await ownerOf(tx, lead);
  if (!owner.ok) return owner;
  const dealershipId = owner.value;

  const claimed = await tx.sql
    .insertInto('idempotencyKeys')
    .values({ siteId, purpose, key, resultId: lead.id, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('resultId')
    .executeTakeFirst();
  if (claimed === undefined) {
    // The same form was sent twice at once. The insert waited for the other transaction to end.
    const winner = await leadOfKey(tx, key);
    if (winner !== null) return ok({ leadId: winner, repeated: true });
  }

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
  await tx.sql
    .insertInto('leadEvents')
    .values({ leadId: lead.id, siteId, kind: 'submitted', createdAt: now })
    .execute();
  if (dealershipId !== null) await addDeliveries(tx, { lead, siteId, dealershipId, now });
  return ok({ leadId: lead.id, repeated: false });
}

async function leadOfKey(tx: ScopedTx, key: string): Promise<LeadId | null> {
  const row = await tx.sql
    .selectFrom('idempotencyKeys')
    .select('resultId')
    .where((eb) => eb.and({ siteId: siteOf(tx), purpose, key }))
    .executeTakeFirst();
  return (row?.resultId ?? null) as LeadId | null;
}

/** The dealership that the lead is for: the car's owner, else the one chosen, which the site must show. */
async function ownerOf(tx: ScopedTx, lead: LeadToSubmit): Promise<Result<string | null, Refusal>> {
  if (lead.carId !== null) {
    const car = await tx.sql
      .selectFrom('cars')
      .select('dealershipId')
      .where('id', '=', lead.carId)
      .executeTakeFirst();
    return car === undefined ? fail('car_not_shown') : ok(car.dealershipId);
  }
  const { dealershipId } = lead;
  if (dealershipId === null) return ok(null);
  const shown = await tx.sql
    .selectFrom('siteDealerships')
    .select('dealershipId')
    .where((eb) => eb.and({ siteId: siteOf(tx), dealershipId }))
    .executeTakeFirst();
  return shown === undefined ? fail('dealership_not_shown') : ok(shown.dealershipId);
}

/** The location, if it is one of the dealership: a lead is not lost because a form named a wrong one. */
async function locationOf(
  tx: ScopedTx,
  id: string | null,
  dealershipId: string | null,
): Promise<string | null> {
  if (id === null || dealershipId === null) return null;
  const row = await tx.sql
    .selectFrom('locations')
    .select('id')
    .where((eb) => eb.and({ id, dealershipId }))
    .executeTakeFirst();
  return row?.id ?? null;
}

async function visitorOf(tx: ScopedTx, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const row = await tx.sql
    .selectFrom('visitors')
    .select('id')
    .where((eb) => eb.and({ id, siteId: siteOf(tx) }))
    .executeTakeFirst();
  return row?.id ?? null;
}

async function addDeliveries(
  tx: ScopedTx,
  to: { lead: LeadToSubmit; siteId: string; dealershipId: string; now: Date },
): Promise<void> {
  const { lead, siteId, dealershipId, now } = to;
  await sql`
    insert into lead_deliveries
      (lead_id, site_id, dealership_id, destination_id, delivery_key, next_attempt_at, created_at, updated_at)
    select ${lead.id}, ${siteId}, d.dealership_id, d.id, ${lead.id}::text || ':' || d.id, ${now}, ${now}, ${now}
    from lead_destinations d
    where d.dealership_id = ${dealershipId} and d.enabled
      and (d.categories = '{}' or ${lead.category} = any (d.categories))
  `.execute(tx.sql);
}
