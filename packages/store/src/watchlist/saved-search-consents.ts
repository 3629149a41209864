import type {
  NewSavedSearch,
  SavedSearch,
  SavedSearchStore,
} from '@forecourt/app/ports/accounts/saved-search-store.port';
import type { VisitorId } from '@forecourt/domain/core/ids';
import { sql } from 'kysely';
import { isKnownVisitor } from '../accounts/is-known-visitor.ts';
import { branded } from '../branded.ts';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';
import { siteOf } from '../site-of.ts';

type Consents = Pick<SavedSearchStore, 'add' | 'find' | 'confirm' | 'list' | 'endOne' | 'unsubscribe'>;

const mostListed = 100;

/** The half of the store that is about who asked for what. */
export function savedSearchConsents(tx: ScopedTx): Consents {
  return {
    add: (search, limits, now) => add(tx, search, limits, now),

    async find(id) {
      const row = await selectSearches(tx).where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : branded<SavedSearch>(row);
    },

    async confirm(secretHash, now) {
      const row = await tx.sql
        .updateTable('savedSearches')
        .set((eb) => ({ confirmedAt: eb.fn.coalesce('confirmedAt', eb.val(now)) }))
        .where((eb) => eb.and({ siteId: siteOf(tx), secretHash: Buffer.from(secretHash) }))
        .where('expiresAt', '>', now)
        .where('endedAt', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (row === undefined) return false;
      await writeKeys(tx, row.id);
      return true;
    },

    async list(visitorId, now) {
      const rows = await selectSearches(tx)
        .where(ownSearches(siteOf(tx), visitorId))
        .where('endedAt', 'is', null)
        .where('endsAt', '>', now)
        .orderBy('createdAt', 'desc')
        .limit(rowLimit(mostListed))
        .execute();
      return rows.map((row) => branded<SavedSearch>(row));
    },

    async endOne(visitorId, id, now) {
      const { rows } = await sql<{ id: string }>`
        update saved_searches set ended_at = ${now}
        where site_id = ${siteOf(tx)} and id = ${id} and ended_at is null
          and ${ownSearches(siteOf(tx), visitorId)}
        returning id`.execute(tx.sql);
      return dropKeys(tx, rows);
    },

    async unsubscribe(token, now) {
      const { rows } = await sql<{ id: string }>`
        update saved_searches set ended_at = coalesce(ended_at, ${now})
        where site_id = ${siteOf(tx)} and unsubscribe_token = ${token} returning id`.execute(tx.sql);
      return dropKeys(tx, rows);
    },
  };
}

/** Of the visitor, or of an address that this very visitor has confirmed. Both tables have an email: each is named. */
function ownSearches(siteId: string, visitorId: VisitorId) {
  return sql<boolean>`(saved_searches.visitor_id = ${visitorId} or exists (
    select from visitor_emails e where e.site_id = ${siteId} and e.visitor_id = ${visitorId}
      and e.confirmed_at is not null and lower(e.email) = saved_searches.email_key))`;
}

function selectSearches(tx: ScopedTx) {
  return tx.sql
    .selectFrom('savedSearches')
    .select(['id', 'email', 'name', 'href', 'expiresAt', 'endsAt'])
    .select(sql<boolean>`confirmed_at is not null`.as('isConfirmed'))
    .where('siteId', '=', siteOf(tx));
}

async function add(
  tx: ScopedTx,
  search: NewSavedSearch,
  { perPerson, perSite }: Parameters<SavedSearchStore['add']>[1],
  now: Date,
): Promise<string | null> {
  const siteId = siteOf(tx);
  if (search.visitorId !== null && !(await isKnownVisitor(tx, search.visitorId))) return null;
  // Two at once for one address wait for each other: both would see the last place free.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`saved searches ${siteId} ${search.email.toLowerCase()}`}, 0))`.execute(
    tx.sql,
  );
  const { rows } = await sql<{ own: number; all: number }>`
    select (select count(*)::int from saved_searches where site_id = ${siteId} and ended_at is null
        and ends_at > ${now} and email_key = lower(${search.email})) as own,
      (select count(*)::int from (select from saved_searches where site_id = ${siteId} limit ${perSite}) s) as all`.execute(
    tx.sql,
  );
  const [counted] = rows;
  if (!counted || counted.own >= perPerson || counted.all >= perSite) return null;
  const row = await tx.sql
    .insertInto('savedSearches')
    .values({
      siteId,
      visitorId: search.visitorId,
      email: search.email,
      name: search.name,
      state: JSON.stringify(search.state),
      href: search.href,
      keys: [...search.keys],
      consentWording: search.wording,
      secretHash: Buffer.from(search.secretHash),
      createdAt: now,
      lookedAt: now,
      expiresAt: search.expiresAt,
      endsAt: search.endsAt,
      confirmedAt: search.isConfirmed ? now : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (search.isConfirmed) await writeKeys(tx, row.id);
  return row.id;
}

async function writeKeys(tx: ScopedTx, id: string): Promise<void> {
  await sql`insert into saved_search_keys (site_id, key, search_id)
    select site_id, unnest(keys), id from saved_searches where id = ${id} on conflict do nothing`.execute(
    tx.sql,
  );
}

async function dropKeys(tx: ScopedTx, ended: readonly { readonly id: string }[]): Promise<boolean> {
  if (ended.length === 0) return false;
  const ids = ended.map(({ id }) => id);
  await tx.sql.deleteFrom('savedSearchKeys').where('searchId', 'in', ids).execute();
  return true;
}
