import type { ReceivedSms, ReplyDirectory, SmsKeeper } from '@forecourt/app/ports/leads/reply-directory.port';
import type { LeadId, SiteId } from '@forecourt/domain/core/ids';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../connection.ts';
import { inTransaction } from '../transaction.ts';

interface SmsRow extends Omit<ReceivedSms, 'of'> {
  readonly leadId: LeadId | null;
  readonly siteId: SiteId | null;
}

const lister =
  (database: Database) =>
  <Row>(query: RawBuilder<Row>) =>
    inTransaction(database, {}, async (tx) => (await query.execute(tx)).rows);

/** Whose scope to take for what comes back, through functions that answer with identifiers. */
export function replyDirectory(database: Database): ReplyDirectory {
  const list = lister(database);
  return {
    async siteOfLead(leadId) {
      const [row] = await list(
        sql<{ siteId: SiteId | null }>`select directory.site_of_lead(${leadId}) as site_id`,
      );
      return row?.siteId ?? null;
    },
    async leadOfReply(replyId) {
      const [row] = await list(sql<{ leadId: LeadId; siteId: SiteId }>`
        select lead_id, site_id from directory.lead_of_reply(${replyId})`);
      return row ?? null;
    },
    listDue: (limit) =>
      list(sql<{ replyId: string; siteId: SiteId }>`
        select reply_id, site_id from directory.due_replies(${limit})`),
    async takeSms(limit) {
      const rows = await list(sql<SmsRow>`select * from directory.take_sms(${limit})`);
      return rows.map(smsOf);
    },
    async smsDone(id) {
      await list(sql`select directory.sms_done(${id})`);
    },
  };
}

function smsOf({ leadId, siteId, ...sms }: SmsRow): ReceivedSms {
  return { ...sms, of: leadId === null || siteId === null ? null : { leadId, siteId } };
}

/** Keeps SMS of all tenants before anybody looks whose they are. */
export function smsKeeper(database: Database): SmsKeeper {
  const list = lister(database);
  return {
    async keep({ provider, messageId, fromNumber, toNumber, body }) {
      const [row] = await list(sql<{ isNew: boolean }>`
        select directory.keep_sms(${provider}, ${messageId}, ${fromNumber}, ${toNumber}, ${body}) as is_new`);
      return row?.isNew ?? false;
    },
  };
}
