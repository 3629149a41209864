import type {
  LateLead,
  LateLeadDirectory,
  LateLeadStore,
} from '@forecourt/app/ports/leads/late-lead-store.port';
import type { AccountId, SiteId } from '@forecourt/domain/core/ids';
import type { Answering } from '@forecourt/domain/leads/passed-on';
import { sql } from 'kysely';
import { branded } from '../branded.ts';
import type { Database } from '../connection.ts';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';
import { inTransaction } from '../transaction.ts';
import { versionOfLead } from './lead-briefs.ts';

/** Leads that are late in somebody's hands, in PostgreSQL. */
export function lateLeadStore(tx: ScopedTx): LateLeadStore {
  return {
    async list({ before, after, limit }) {
      const due = sql`coalesce(l.answer_due_at, l.response_due_at)`;
      const isBeyond = after === null ? sql`true` : sql`(${due}, l.id) > (${after.dueAt}, ${after.id}::uuid)`;
      const { rows } = await sql`
        select l.id, l.site_id, l.dealership_id, l.location_id, l.category, ${due} as due_at, l.assigned_staff_id as held_by,
          h.held_since, ${versionOfLead} as version,
          coalesce((select t.time_zone from sites t where t.id = l.site_id), 'Australia/Sydney') as zone
        from leads l cross join lateral (
          select max(e.created_at) as held_since from lead_events e
          where e.lead_id = l.id and e.kind in ('assigned', 'passed_on')
        ) h
        where l.site_id = (select scope.site_id()) and l.assigned_staff_id is not null and l.merged_into is null
          and ((l.first_response_at is null and l.form_completed and l.stage = 'new') or (l.waits_since is not null and l.stage <> 'spam'))
          and ${due} <= ${before} and coalesce(h.held_since <= ${before}, true) and ${isBeyond}
        order by ${due}, l.id limit ${rowLimit(limit)}`.execute(tx.sql);
      return rows.map((row) => branded<LateLead>(row as LateLead));
    },

    async answering(dealershipId, now) {
      const { rows } = await sql<Answering>`
        select staff_id, late from scope.answering_staff(${dealershipId}, ${now}) order by staff_id`.execute(
        tx.sql,
      );
      return rows;
    },
  };
}

/** Sites of every tenant with late leads, through a function that answers with identifiers alone. */
export function lateLeadDirectory(database: Database): LateLeadDirectory {
  return {
    listSites: (now) =>
      inTransaction(
        database,
        {},
        async (tx) => {
          const { rows } = await sql<{ siteId: SiteId; accountId: AccountId }>`
            select site_id, account_id from directory.sites_with_late_leads(${now})`.execute(tx);
          return rows;
        },
        { readOnly: true },
      ),
  };
}
