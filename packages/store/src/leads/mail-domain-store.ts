import type { MailDomain, MailDomainStore } from '@forecourt/app/ports/leads/mail-domain-store.port';
import { sql } from 'kysely';
import { branded } from '../branded.ts';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';

const columns = [
  'id',
  'domain',
  'state',
  'dkim',
  'spf',
  'returnPath',
  'checkedAt',
  'unansweredSince',
] as const;

/** The domains of a site's mail in PostgreSQL. */
export function mailDomainStore(tx: ScopedTx): MailDomainStore {
  const select = () => tx.sql.selectFrom('mailDomains').select(columns);
  return {
    async list(siteId, limit) {
      const rows = await select()
        .where('siteId', '=', siteId)
        .orderBy('domain')
        .limit(rowLimit(limit))
        .execute();
      return rows.map((row) => branded<MailDomain>(row));
    },

    async find(id) {
      const row = await select().where('id', '=', id).executeTakeFirst();
      return row ? branded<MailDomain>(row) : null;
    },

    async findProved(siteId) {
      const row = await select()
        .where((eb) => eb.and({ siteId, state: 'proved' }))
        .orderBy('domain')
        .limit(1)
        .executeTakeFirst();
      return row ? branded<MailDomain>(row) : null;
    },

    async add(siteId, domain, now) {
      await sql`
        insert into mail_domains (site_id, domain, created_at)
        select s.id, ${domain}, ${now} from sites s
        where s.id = ${siteId} and s.id = any ((select scope.site_ids())::uuid[]) and scope.staff_id() is not null
        on conflict (site_id, domain) do nothing`.execute(tx.sql);
      const row = await select()
        .where((eb) => eb.and({ siteId, domain }))
        .executeTakeFirst();
      return row?.id ?? null;
    },

    async remove(id) {
      const { numDeletedRows } = await tx.sql
        .deleteFrom('mailDomains')
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async note(id, seen, now) {
      const { numAffectedRows } = await (
        seen === null
          ? sql`
            update mail_domains set checked_at = ${now}, unanswered_since = coalesce(unanswered_since, ${now}),
              state = case when state = 'proved' and coalesce(unanswered_since, ${now}) > ${now}::timestamptz - interval '3 days'
                then 'proved' when state = 'waiting' then 'waiting' else 'broken' end
            where id = ${id}`
          : sql`
            update mail_domains set checked_at = ${now}, unanswered_since = null, dkim = ${seen.dkim}, spf = ${seen.spf},
              return_path = ${seen.returnPath},
              state = ${seen.dkim && seen.spf && seen.returnPath ? 'proved' : 'broken'}
            where id = ${id}`
      ).execute(tx.sql);
      return (numAffectedRows ?? 0n) > 0n;
    },
  };
}
