import type { ReplyStore } from '@forecourt/app/ports/leads/reply-store.port';
import { sql } from 'kysely';
import type { ScopedTx } from '../scoped.ts';
import { leadEvents } from './lead-events.ts';
import { standingId } from './merged-leads.ts';

type Answers = Pick<ReplyStore, 'addAnswer' | 'countAnswers' | 'addTrouble'>;

/** The half of the replies that is about what comes back. */
export function leadAnswers(tx: ScopedTx): Answers {
  return {
    async addAnswer({ leadId, key, event, dueAt }) {
      const lead = await sql`select from leads where id = ${leadId} for no key update`.execute(tx.sql);
      if (lead.rows.length === 0) return 'no_lead';
      const { numAffectedRows } = await sql`
        insert into lead_answers (lead_id, site_id, key, created_at)
        select l.id, l.site_id, ${Buffer.from(key)}, ${event.at} from leads l where l.id = ${leadId}
        on conflict (lead_id, key) do nothing`.execute(tx.sql);
      if ((numAffectedRows ?? 0n) === 0n) return 'repeated';
      await leadEvents(tx).appendEvent(leadId, { ...event, staffId: null });
      // Also without a time to answer by: open inboxes hear of each change of a lead.
      await sql`
        update leads set
          waits_since = case when ${dueAt !== null} then coalesce(waits_since, ${event.at}) else waits_since end,
          answer_due_at = case when ${dueAt !== null} then coalesce(answer_due_at, ${dueAt}::timestamptz) else answer_due_at end
        where id = ${standingId(leadId)}`.execute(tx.sql);
      return 'added';
    },

    async countAnswers(leadId, since) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from lead_answers where lead_id = ${leadId} and created_at > ${since}
      `.execute(tx.sql);
      return rows[0]?.count ?? 0;
    },

    async addTrouble(leadId, { address, kind, reason, at }) {
      const { numAffectedRows } = await sql`
        insert into lead_mail_troubles (lead_id, site_id, address, kind, reason, at)
        select l.id, l.site_id, ${address}, ${kind}, ${reason}, ${at} from leads l where l.id = ${leadId}
        on conflict (lead_id, address) do update set kind = excluded.kind, reason = excluded.reason, at = excluded.at`.execute(
        tx.sql,
      );
      return (numAffectedRows ?? 0n) > 0n;
    },
  };
}
