import type { MailTrouble, Reply, ReplyClaim, ReplyStore } from '@forecourt/app/ports/leads/reply-store.port';
import type { LeadId } from '@forecourt/domain/core/ids';
import { sql } from 'kysely';
import { branded } from '../branded.ts';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';
import { leadAnswers } from './lead-answers.ts';
import { standingId } from './merged-leads.ts';

const columns = [
  'id',
  'leadId',
  'channel',
  'state',
  'toAddress',
  'attempts',
  'nextTryAt',
  'reason',
  'sentAt',
] as const;

/** Replies to leads in PostgreSQL. */
export function replyStore(tx: ScopedTx): ReplyStore {
  const select = () => tx.sql.selectFrom('leadReplies').select(columns);
  return {
    ...leadAnswers(tx),

    async add({ id, leadId, channel, toAddress, staffId }, now) {
      const { numAffectedRows } = await sql`
        insert into lead_replies (id, lead_id, site_id, staff_id, channel, to_address, next_try_at, created_at, updated_at)
        select ${id}, l.id, l.site_id, ${staffId}, ${channel}, ${toAddress}, ${now}, ${now}, ${now}
        from leads l where l.id = ${leadId}
        on conflict (id) do nothing`.execute(tx.sql);
      return (numAffectedRows ?? 0n) > 0n;
    },

    async find(id) {
      const row = await select().where('id', '=', id).executeTakeFirst();
      return row ? branded<Reply>(row) : null;
    },

    async list(leadIds, limit) {
      const rows = await select()
        .where('leadId', 'in', [...leadIds])
        .orderBy('createdAt')
        .limit(rowLimit(limit))
        .execute();
      return rows.map((row) => branded<Reply>(row));
    },

    async claim(id, { now, until }): Promise<ReplyClaim> {
      const claimed = await tx.sql
        .updateTable('leadReplies')
        .set((eb) => ({ nextTryAt: until, attempts: eb('attempts', '+', 1), updatedAt: now }))
        .where((eb) => eb.and({ id, state: 'waiting' }))
        .where('nextTryAt', '<=', now)
        .returning(columns)
        .executeTakeFirst();
      if (claimed) return { outcome: 'claimed', reply: branded<Reply>(claimed) };
      const waiting = await select()
        .where((eb) => eb.and({ id, state: 'waiting' }))
        .executeTakeFirst();
      return waiting?.nextTryAt ? { outcome: 'later', at: waiting.nextTryAt } : { outcome: 'over' };
    },

    async saveSender(id, sentFrom) {
      const { numUpdatedRows } = await tx.sql
        .updateTable('leadReplies')
        .set({ sentFrom })
        .where((eb) => eb.and({ id, state: 'waiting' }))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async settle(id, outcome, now) {
      const { state } = outcome;
      const isBack = state === 'failed' || state === 'bounced';
      const row = await tx.sql
        .updateTable('leadReplies')
        .set({
          state,
          updatedAt: now,
          nextTryAt: state === 'waiting' ? outcome.nextTryAt : null,
          reason: state === 'sent' ? null : outcome.reason.slice(0, 500),
          ...(state === 'sent' && { sentAt: now }),
        })
        .where('id', '=', id)
        // What came back may be heard of before the answer of the server that took it.
        .where('state', 'in', state === 'bounced' ? ['waiting', 'sent'] : ['waiting'])
        .returning('leadId')
        .executeTakeFirst();
      if (!row) return false;
      if (isBack) {
        await sql`
          update leads set waits_since = coalesce(waits_since, ${now}), answer_due_at = coalesce(answer_due_at, ${now})
          where id = ${standingId(branded<LeadId>(row.leadId))}`.execute(tx.sql);
      }
      return true;
    },

    async sendAgain(id, now) {
      const { numUpdatedRows } = await tx.sql
        .updateTable('leadReplies')
        .set({ state: 'waiting', nextTryAt: now, attempts: 0, updatedAt: now })
        .where('id', '=', id)
        .where('state', '=', 'failed')
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async listTroubles(addresses) {
      if (addresses.length === 0) return [];
      const rows = await tx.sql
        .selectFrom('leadMailTroubles')
        .select(['address', 'kind', 'reason', 'at'])
        .where('address', 'in', [...addresses])
        .orderBy('at', 'desc')
        .limit(rowLimit(20))
        .execute();
      return rows.map((row) => branded<MailTrouble>(row));
    },
  };
}
