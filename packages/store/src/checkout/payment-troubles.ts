import type { PaymentTrouble } from '@forecourt/app/ports/checkout/payment-store.port';
import { sql } from 'kysely';
import { branded } from '../branded.ts';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';
import { siteOf } from '../site-of.ts';

/**
 * What a person has to look at. A failed refund counts until as much has gone back another way; one on its way for over a
 * day is told on that day.
 */
export async function listTroubles(tx: ScopedTx, limit: number): Promise<readonly PaymentTrouble[]> {
  const { rows } = await sql<PaymentTrouble>`
    select kind, payment_id, dealership_id, amount_cents, due_at from (
      select p.trouble as kind, p.id as payment_id, p.dealership_id,
        case when p.trouble = 'mismatch' then p.captured_cents else p.amount_cents end as amount_cents,
        null::timestamptz as due_at
      from payments p where p.site_id = ${siteOf(tx)} and p.trouble is not null
      union all
      select case when r.state = 'failed' then 'refund_failed' else 'refund_stuck' end, p.id, p.dealership_id,
        r.amount_cents, null
      from refunds r join payments p on p.id = r.payment_id
      where r.site_id = ${siteOf(tx)} and (
        (r.state = 'failed' and p.state <> 'refunded')
        or (r.state in ('asked', 'sent') and r.asked_at < now() - interval '1 day')
      )
      union all
      select 'dispute', p.id, p.dealership_id, d.amount_cents, d.evidence_due_at
      from disputes d join payments p on p.id = d.payment_id
      where d.site_id = ${siteOf(tx)} and d.state = 'open'
    ) troubles
    order by payment_id, kind limit ${rowLimit(limit)}`.execute(tx.sql);
  return rows.map((row) => branded<PaymentTrouble>(row));
}
