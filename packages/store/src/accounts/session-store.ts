import type {
  ListedSession,
  NextToken,
  SessionStore,
  VisitorSession,
} from '@forecourt/app/ports/accounts/session-store.port';
import { sql } from 'kysely';
import { branded } from '../branded.ts';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';
import { siteOf } from '../site-of.ts';

/** Visitors' sessions in PostgreSQL. */
export function sessionStore(tx: ScopedTx): SessionStore {
  return {
    async start({ visitorId, tokenHash, device, expiresAt, now }) {
      const siteId = siteOf(tx);
      const visitor = await tx.sql
        .selectFrom('visitors')
        .select('id')
        .where((eb) => eb.and({ id: visitorId, siteId }))
        .executeTakeFirst();
      if (visitor === undefined) return false;
      await tx.sql
        .insertInto('visitorSessions')
        .values({
          siteId,
          visitorId,
          tokenHash: Buffer.from(tokenHash),
          device,
          expiresAt,
          createdAt: now,
          lastSeenAt: now,
          usedAt: now,
        })
        .execute();
      return true;
    },

    async find(tokenHash, now) {
      const shown = Buffer.from(tokenHash);
      const { rows } = await sql<VisitorSession>`
        select id, visitor_id as "visitorId", created_at as "startedAt", expires_at as "expiresAt",
          last_seen_at as "renewedAt", used_at is not null as "isPresentUsed",
          case when token_hash = ${shown} then 'present' when ${previousHash} = ${shown} then 'previous' else 'older' end
            as place
        from visitor_sessions where ${isOf(shown)} and expires_at > ${now}`.execute(tx.sql);
      return rows[0] === undefined ? null : branded<VisitorSession>(rows[0]);
    },

    async markUsed(id, now) {
      const { numUpdatedRows } = await tx.sql
        .updateTable('visitorSessions')
        .set({ usedAt: now })
        .where('id', '=', id)
        .where('usedAt', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    ...renewals(tx),

    async end(tokenHash) {
      const shown = Buffer.from(tokenHash);
      const { numAffectedRows = 0n } = await sql`delete from visitor_sessions where ${isOf(shown)}`.execute(
        tx.sql,
      );
      return numAffectedRows > 0n;
    },

    async endOne(visitorId, id) {
      const { numDeletedRows } = await tx.sql
        .deleteFrom('visitorSessions')
        .where((eb) => eb.and({ id, visitorId }))
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async endAll(visitorId) {
      const { numDeletedRows } = await tx.sql
        .deleteFrom('visitorSessions')
        .where('visitorId', '=', visitorId)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },

    async list(visitorId, now, limit) {
      const rows = await tx.sql
        .selectFrom('visitorSessions')
        .select(['id', 'device', 'createdAt as startedAt', 'lastSeenAt as renewedAt'])
        .where('visitorId', '=', visitorId)
        .where('expiresAt', '>', now)
        .orderBy('lastSeenAt', 'desc')
        .orderBy('id')
        .limit(rowLimit(limit))
        .execute();
      return rows.map((row) => branded<ListedSession>(row));
    },
  };
}

function renewals(tx: ScopedTx): Pick<SessionStore, 'renew' | 'replaceUnused'> {
  return {
    async renew({ expiresAt, unlessAfter, now, ...next }) {
      const [shown, following] = buffersOf(next);
      const { numAffectedRows = 0n } = await sql`
        update visitor_sessions set token_hash = ${following}, past_hashes = past_hashes || token_hash,
          used_at = null, last_seen_at = ${now}, expires_at = ${expiresAt}
        where token_hash = ${shown} and expires_at > ${now} and last_seen_at <= ${unlessAfter}`.execute(
        tx.sql,
      );
      return numAffectedRows > 0n;
    },

    async replaceUnused({ unlessAfter, now, ...next }) {
      const [shown, following] = buffersOf(next);
      const { numAffectedRows = 0n } = await sql`
        update visitor_sessions set token_hash = ${following}, last_seen_at = ${now}
        where past_hashes @> array[${shown}::bytea] and ${previousHash} = ${shown} and used_at is null
          and expires_at > ${now} and last_seen_at <= ${unlessAfter}`.execute(tx.sql);
      return numAffectedRows > 0n;
    },
  };
}

const previousHash = sql.raw('past_hashes[cardinality(past_hashes)]');
const isOf = (shown: Buffer) => sql`(token_hash = ${shown} or past_hashes @> array[${shown}::bytea])`;

const buffersOf = ({ tokenHash, nextTokenHash }: Pick<NextToken, 'tokenHash' | 'nextTokenHash'>) => [
  Buffer.from(tokenHash),
  Buffer.from(nextTokenHash),
];
