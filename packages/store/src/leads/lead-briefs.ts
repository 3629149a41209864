import type { LeadBrief } from '@forecourt/app/ports/leads/lead-inbox.port';
import type { LeadId } from '@forecourt/domain/core/ids';
import { sql, type RawBuilder } from 'kysely';
import { branded } from '../branded.ts';
import type { ScopedTx } from '../scoped.ts';

/** Changes with each change of staff; what a program writes leaves it. Of a lead that is called l. */
export const versionOfLead: RawBuilder<unknown> = sql`(extract(epoch from l.updated_at) * 1000000)::bigint::text`;

/** Its buyer wrote back, what was written to them did not arrive, or it goes on without an answer. */
const waitsAgain: RawBuilder<unknown> = sql`(l.waits_since is not null and l.stage <> 'spam')`;
const isUnanswered = sql`(l.first_response_at is null and l.form_completed and l.stage = 'new')`;
const isWaiting: RawBuilder<unknown> = sql`(${isUnanswered} or ${waitsAgain})`;

/** Of whom somebody may read, named so that an index finds them; of nobody's dealership by the site. */
export const ofReach: RawBuilder<unknown> = sql`(l.dealership_id = any ((select scope.dealerships_for('readLeads'))::uuid[])
  or (l.dealership_id is null and l.site_id = any ((select scope.sites_for('readLeads'))::uuid[])))`;

/** The leads that are found, by the words of a list. */
export async function selectBriefs(
  tx: ScopedTx,
  found: RawBuilder<unknown>,
  mostSaid = 300,
): Promise<readonly LeadBrief[]> {
  const { rows } = await sql`
    select ${briefOf(mostSaid)},
      (select e.details -> 'car' from lead_events e where e.lead_id = l.id and e.kind in ('submitted', 'completed')
        order by e.id desc limit 1) as car,
      (select count(*)::int from lead_deliveries d where d.lead_id = l.id and d.state = 'pending' and d.attempts > 0) as failing,
      (select count(*)::int from lead_deliveries d where d.lead_id = l.id and d.state = 'dead') as dead,
      (select (e.details ->> 'score')::int from lead_events e where e.lead_id = l.id and e.kind = 'spam_score'
        and not exists (select from lead_events c where c.lead_id = l.id and c.kind = 'cleared') limit 1) as spam_score
    from leads l where ${found}`.execute(tx.sql);
  return rows.map((row) => branded<LeadBrief>(row as LeadBrief));
}

/** Those of these leads that stand by themselves, in their order: what stands beside them is read below the policies. */
export async function briefsOf(tx: ScopedTx, ids: readonly LeadId[]): Promise<readonly LeadBrief[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql`
    select ${briefOf(300)}, f.car, f.failing, f.dead, f.spam_score
    from leads l join scope.inbox_facts(${ids}::uuid[]) f on f.lead_id = l.id
    where l.id = any (${ids}::uuid[]) and l.merged_into is null order by array_position(${ids}::uuid[], l.id)`.execute(
    tx.sql,
  );
  return rows.map((row) => branded<LeadBrief>(row as LeadBrief));
}

const briefOf = (mostSaid: number) => sql`
  l.id, l.site_id, l.dealership_id, l.category, l.subcategory, l.name, l.last_name, l.email, l.phone,
  left(l.message, ${mostSaid}) as message, l.vehicle_make, l.vehicle_model, l.location, l.location_id, l.stage, l.assigned_staff_id,
  l.first_response_at, l.response_due_at, l.waits_since, l.answer_due_at, l.form_completed, l.source, l.created_at, ${isWaiting} as is_waiting,
  ${versionOfLead} as version, coalesce((select t.time_zone from sites t where t.id = l.site_id), 'Australia/Sydney') as zone,
  case when l.assigned_staff_id is not null then coalesce(
    (select s.name from staff s where s.id = l.assigned_staff_id),
    (select n.name from scope.names_on_leads(array[l.id]) n where n.id = l.assigned_staff_id)
  ) end as assignee_name`;
