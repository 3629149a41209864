import type { DealershipId, DeliveryId, LeadId, SiteId } from '@forecourt/domain/core/ids';
import { sql } from 'kysely';
import type { ScopedTx } from '../scoped.ts';

interface ToDeliver {
  readonly leadId: LeadId;
  readonly siteId: SiteId;
  readonly category: string;
  readonly messageId: string | null;
  /** Beside the lead's id in the key, where the same lead is delivered anew. */
  readonly occasion?: string;
  /** Of these the first that has a destination for the category. */
  readonly dealerships: readonly DealershipId[];
  /** When the first try is made; left out, now. */
  readonly dueAt?: Date;
  readonly now: Date;
}

/**
 * One delivery for each destination. Where no dealership has one, there is a delivery all the same, for the
 * account's own address: a lead that nobody is told of is lost, though it is stored (FORM-9).
 */
export async function addDeliveries(tx: ScopedTx, to: ToDeliver): Promise<readonly DeliveryId[]> {
  const { leadId, siteId, category, messageId, dealerships, now } = to;
  const dueAt = to.dueAt ?? now;
  const subject = [leadId, messageId ?? to.occasion ?? []].flat().join(':');
  for (const dealershipId of new Set(dealerships)) {
    const { rows } = await sql<{ id: DeliveryId }>`
      insert into lead_deliveries
        (lead_id, site_id, dealership_id, destination_id, message_id, delivery_key, next_attempt_at, created_at, updated_at)
      select ${leadId}, ${siteId}, d.dealership_id, d.id, ${messageId}::uuid, ${subject} || ':' || d.id, ${dueAt}, ${now}, ${now}
      from lead_destinations d
      where d.dealership_id = ${dealershipId} and d.enabled
        and (d.categories = '{}' or ${category} = any (d.categories))
      returning id`.execute(tx.sql);
    if (rows.length > 0) return rows.map(({ id }) => id);
  }
  const rows = await tx.sql
    .insertInto('leadDeliveries')
    .values({
      leadId,
      siteId,
      dealershipId: dealerships[0] ?? null,
      destinationId: null,
      messageId,
      deliveryKey: `${subject}:account`,
      nextAttemptAt: dueAt,
      createdAt: now,
      updatedAt: now,
    })
    .returning('id')
    .execute();
  return rows.map(({ id }) => id as DeliveryId);
}
