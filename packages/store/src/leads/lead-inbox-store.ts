import type {
  ExportedLead,
  InboxCounts,
  InboxQuery,
  LeadInboxStore,
} from '@forecourt/app/ports/leads/lead-inbox.port';
import type { DealershipId, LeadId, SiteId, StaffId } from '@forecourt/domain/core/ids';
import { openStages } from '@forecourt/domain/leads/lead';
import { sql } from 'kysely';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';
import { dealingsOf } from './lead-dealings.ts';
import { deliveryRecords } from './delivery-records.ts';
import { branded } from '../branded.ts';
import { briefsOf, versionOfLead } from './lead-briefs.ts';
import { eventsOfLeads } from './lead-events.ts';
import { fittingLeads, leadHands } from './fitting-leads.ts';
import { answerParts, mergedLeads, standingId } from './merged-leads.ts';
import { searchPatterns } from './search-patterns.ts';

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
      const { rows } = await sql<Omit<InboxCounts, 'mine'>>`
        select open, unfinished, waiting, late, of_staff from scope.inbox_counts(${places(dealershipIds)}, ${now})
      `.execute(tx.sql);
      const [counts = { open: 0, unfinished: 0, waiting: 0, late: 0, ofStaff: {} }] = rows;
      return { ...counts, mine: counts.ofStaff[staffId] ?? 0 };
    },

    async list(query) {
      const limit = rowLimit(query.limit);
      const waiting = isOfOpen(query) ? await waitingIds(tx, query, limit) : [];
      const others = waiting.length < limit ? await otherIds(tx, query, limit - waiting.length) : [];
      return briefsOf(tx, [...waiting, ...others]);
    },

    listFitting: (query) =>
      fittingLeads(tx, query, {
        waiting: isOfOpen(query) ? (part, limit) => waitingIds(tx, part, limit) : null,
        others: (part, limit) => otherIds(tx, part, limit),
      }),
    standingAlone: (ids) => briefsOf(tx, ids),
    hands: (limit) => leadHands(tx, limit),
    dealings: (ids) => dealingsOf(tx, ids),
    deliveries: (ids, limit) => deliveryRecords(tx, ids, limit),
    async namesOn(ids) {
      const { rows } = await sql<{ id: StaffId; name: string }>`
        select id, name from scope.names_on_leads(${[...ids]}::uuid[])`.execute(tx.sql);
      return rows;
    },
    events: (ids, limit) => eventsOfLeads(tx, ids, limit),
    ...mergedLeads(tx),
    async tellOpening(id, { openingId, state }) {
      // Whose opening it is says the transaction; which lead, the policies: nobody tells of one that they may not read.
      const { rows } = await sql<{ id: LeadId }>`
        with open as materialized (select l.id, l.site_id, l.dealership_id from leads l
          where l.id = ${standingId(id)} and scope.staff_id() is not null)
        select id, pg_notify('lead_openings',
          concat_ws(' ', scope.staff_id(), ${openingId}::uuid, ${state}::text, id, site_id, dealership_id)) from open
      `.execute(tx.sql);
      return rows[0]?.id ?? null;
    },
    async export({ dealershipIds, since, after, limit }) {
      const older = after === null ? sql`true` : sql`l.id < ${after}::uuid`;
      const { rows } = await sql`
        select l.id, l.category, l.subcategory, l.name, l.last_name, l.email, l.phone, left(l.message, 2000) as message,
          l.stock_number, l.vehicle_make, l.vehicle_model, l.location, l.source, l.stage, l.first_response_at, l.created_at,
          (select d.name from dealerships d where d.id = l.dealership_id) as dealership_name
        from leads l
        where l.dealership_id = any ((select scope.dealerships_for('exportLeads'))::uuid[])
          and ${dealershipIds ? sql`l.merged_into is null and l.dealership_id = any (${places(dealershipIds)})` : sql`true`} and ${older}
          and l.id >= directory.first_id_at(${since}) order by l.id desc limit ${rowLimit(limit)}`.execute(
        tx.sql,
      );
      return rows.map((row) => branded<ExportedLead>(row as ExportedLead));
    },

    async change(id, seen, { stage, assignedStaffId, firstResponseAt }, now) {
      const isOver = firstResponseAt !== undefined || (stage !== undefined && !openStages.has(stage));
      // To say that it goes on is no answer to who asked.
      const waits = sql`(${stage !== undefined && !isOver} and l.first_response_at is null and l.form_completed)`;
      const { numAffectedRows } = await sql`
        update leads l set updated_at = greatest(${now}, l.updated_at + interval '1 microsecond'),
          stage = coalesce(${stage ?? null}::text, l.stage),
          assigned_staff_id = case when ${assignedStaffId !== undefined} then ${assignedStaffId ?? null}::uuid
            else l.assigned_staff_id end,
          first_response_at = coalesce(l.first_response_at, ${firstResponseAt ?? null}::timestamptz),
          waits_since = case when ${isOver} then null when ${waits} then coalesce(l.waits_since, l.created_at)
            else l.waits_since end,
          answer_due_at = case when ${isOver} then null when ${waits} then coalesce(l.answer_due_at, l.response_due_at)
            else l.answer_due_at end
        where l.id = ${id} and ${versionOfLead} = ${seen}`.execute(tx.sql);
      if ((numAffectedRows ?? 0n) === 0n) return false;
      if (firstResponseAt) await answerParts(tx, id, firstResponseAt, now);
      return true;
    },
  };
}

/** Null for all in reach. */
const places = (dealershipIds: InboxQuery['dealershipIds']) =>
  sql`${dealershipIds && [...dealershipIds]}::uuid[]`;

/** These begin with who waits; the others have one order, in which a lead that waits again stands among the rest. */
const isOfOpen = ({ tab }: InboxQuery) => tab === 'open' || tab === 'mine';

/** Which leads those are is found along the indexes, below the policies; under them they are read. */
async function waitingIds(tx: ScopedTx, query: InboxQuery, limit: number): Promise<readonly LeadId[]> {
  const { after, tab, staffId, dealershipIds, text } = query;
  if (after && !after.isWaiting) return [];
  const { rows } = await sql<{ ids: LeadId[] }>`
    select scope.inbox_waiting(${tab === 'mine' ? staffId : null}, ${places(dealershipIds)}, ${searchPatterns(text)}::text[],
      ${after?.due ?? '-infinity'}, ${after?.id ?? firstId}, ${limit}) as ids`.execute(tx.sql);
  return rows[0]?.ids ?? [];
}

async function otherIds(tx: ScopedTx, query: InboxQuery, limit: number): Promise<readonly LeadId[]> {
  const { after, tab, staffId, dealershipIds, text } = query;
  const before = after && !(after.isWaiting && isOfOpen(query)) ? after.id : lastId;
  const kind = isOfOpen(query) ? 'answered' : tab;
  const { rows } = await sql<{ ids: LeadId[] }>`
    select scope.inbox_others(${kind}, ${tab === 'mine' ? staffId : null}, ${places(dealershipIds)},
      ${searchPatterns(text)}::text[], ${before}, ${limit}) as ids`.execute(tx.sql);
  return rows[0]?.ids ?? [];
}

const firstId = '00000000-0000-0000-0000-000000000000';
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
