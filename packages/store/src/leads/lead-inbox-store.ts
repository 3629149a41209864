import type {
  InboxCounts,
  InboxLead,
  InboxQuery,
  LeadInboxStore,
} from '@forecourt/app/ports/leads/lead-inbox.port';
import type { DealershipId, SiteId } from '@forecourt/domain/core/ids';
import { sql, type RawBuilder } from 'kysely';
import { branded } from '../branded.ts';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';

/** Leads in PostgreSQL as their staff work through them. */
export function leadInboxStore(tx: ScopedTx): LeadInboxStore {
  return {
    async reach() {
      const { rows } = await sql<{ dealerships: DealershipId[]; sites: SiteId[] }>`
        select scope.dealerships_for('readLeads') as dealerships, scope.sites_for('readLeads') as sites
      `.execute(tx.sql);
      return { dealershipIds: new Set(rows[0]?.dealerships), siteIds: new Set(rows[0]?.sites) };
    },

    async counts({ staffId, dealershipIds }, now) {
      const { rows } = await sql<InboxCounts>`
        select count(*) filter (where ${isOpen})::int as open,
          count(*) filter (where ${isOpen} and l.assigned_staff_id = ${staffId})::int as mine,
          count(*) filter (where ${isUnfinished})::int as unfinished,
          count(*) filter (where ${isWaiting})::int as waiting,
          count(*) filter (where ${isWaiting} and l.response_due_at <= ${now})::int as late
        from leads l where ${inReach(dealershipIds)} and l.stage in ('new', 'contacted', 'appointment')
      `.execute(tx.sql);
      return rows[0] ?? { open: 0, mine: 0, unfinished: 0, waiting: 0, late: 0 };
    },

    async list(query) {
      const limit = rowLimit(query.limit);
      const waiting = query.tab === 'open' || query.tab === 'mine' ? await waitingOf(tx, query, limit) : [];
      if (waiting.length >= limit) return waiting;
      return [...waiting, ...(await othersOf(tx, query, limit - waiting.length))];
    },

    async versionOf(id) {
      const { rows } = await sql<{ version: string }>`
        select ${version} as version from leads l where l.id = ${id}`.execute(tx.sql);
      return rows[0]?.version ?? null;
    },

    async change(id, seen, { stage, assignedStaffId, firstResponseAt }, now) {
      const { numAffectedRows } = await sql`
        update leads l set updated_at = greatest(${now}, l.updated_at + interval '1 microsecond'),
          stage = coalesce(${stage ?? null}::text, l.stage),
          assigned_staff_id = case when ${assignedStaffId !== undefined} then ${assignedStaffId ?? null}::uuid
            else l.assigned_staff_id end,
          first_response_at = coalesce(l.first_response_at, ${firstResponseAt ?? null}::timestamptz)
        where l.id = ${id} and ${version} = ${seen}`.execute(tx.sql);
      return (numAffectedRows ?? 0n) > 0n;
    },
  };
}

/** Changes with each change of staff; what a program writes leaves it. */
const version = sql`(extract(epoch from l.updated_at) * 1000000)::bigint::text`;

const isWaiting = sql`(l.first_response_at is null and l.form_completed and l.stage = 'new')`;
const isAnswered = sql`(l.stage in ('contacted', 'appointment') or (l.stage = 'new' and l.first_response_at is not null))`;
const isUnfinished = sql`(not l.form_completed and l.stage = 'new' and l.first_response_at is null)`;
const isOpen = sql`(${isWaiting} or ${isAnswered})`;

/** The fence decides what is seen; naming the dealerships lets an index find it. */
function inReach(dealershipIds: InboxQuery['dealershipIds']): RawBuilder<unknown> {
  if (dealershipIds) return sql`l.dealership_id = any (${[...dealershipIds]}::uuid[])`;
  return sql`(l.dealership_id = any ((select scope.dealerships_for('readLeads'))::uuid[])
    or (l.dealership_id is null and l.site_id = any ((select scope.sites_for('readLeads'))::uuid[])))`;
}

function waitingOf(tx: ScopedTx, query: InboxQuery, limit: number): Promise<readonly InboxLead[]> {
  const { after, tab, staffId } = query;
  if (after && !after.isWaiting) return Promise.resolve([]);
  const later = after
    ? sql`(coalesce(l.response_due_at, 'infinity'), l.id) > (${after.due}::timestamptz, ${after.id}::uuid)`
    : sql`true`;
  const mine = tab === 'mine' ? sql`l.assigned_staff_id = ${staffId}` : sql`true`;
  return select(
    tx,
    sql`${inReach(query.dealershipIds)} and ${isWaiting} and ${mine} and ${later} and ${matches(query.text)}
      order by coalesce(l.response_due_at, 'infinity'), l.id limit ${limit}`,
  );
}

function othersOf(tx: ScopedTx, query: InboxQuery, limit: number): Promise<readonly InboxLead[]> {
  const { after, tab, staffId } = query;
  const older = after && !after.isWaiting ? sql`l.id < ${after.id}::uuid` : sql`true`;
  const kind = {
    open: isAnswered,
    mine: sql`${isAnswered} and l.assigned_staff_id = ${staffId}`,
    unfinished: isUnfinished,
    done: sql`l.stage in ('won', 'lost', 'spam')`,
  }[tab];
  return select(
    tx,
    sql`${inReach(query.dealershipIds)} and ${kind} and ${older} and ${matches(query.text)}
      order by l.id desc limit ${limit}`,
  );
}

/** Every word stands somewhere in what a person would look for. */
function matches(text: string | null): RawBuilder<unknown> {
  const words = (text ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 6);
  if (words.length === 0) return sql`true`;
  const searched = sql`concat_ws(' ', l.name, l.last_name, l.email, l.phone, l.stock_number, l.vehicle_make, l.vehicle_model)`;
  return sql.join(
    words.map((word) => sql`${searched} ilike ${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`),
    sql` and `,
  );
}

async function select(tx: ScopedTx, found: RawBuilder<unknown>): Promise<readonly InboxLead[]> {
  const { rows } = await sql`
    select l.id, l.site_id, l.dealership_id, l.category, l.subcategory, l.name, l.last_name, l.email, l.phone,
      left(l.message, 300) as message, l.vehicle_make, l.vehicle_model, l.location, l.stage, l.assigned_staff_id,
      l.first_response_at, l.response_due_at, l.form_completed, l.created_at, ${isWaiting} as is_waiting,
      coalesce((select t.time_zone from sites t where t.id = l.site_id), 'Australia/Sydney') as zone,
      (select e.details -> 'car' from lead_events e where e.lead_id = l.id and e.kind in ('submitted', 'completed')
        order by e.id desc limit 1) as car,
      (select s.name from staff s where s.id = l.assigned_staff_id) as assignee_name,
      (select count(*)::int from lead_deliveries d where d.lead_id = l.id and d.state = 'pending' and d.attempts > 0) as failing,
      (select count(*)::int from lead_deliveries d where d.lead_id = l.id and d.state = 'dead') as dead,
      (select (e.details ->> 'score')::int from lead_events e where e.lead_id = l.id and e.kind = 'spam_score' limit 1) as spam_score
    from leads l where ${found}`.execute(tx.sql);
  return rows.map((row) => branded<InboxLead>(row as InboxLead));
}
