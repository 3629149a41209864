import type { SessionStore, VisitorSession } from '@forecourt/app/ports/accounts/session-store.port';
import { branded } from '../branded.ts';
import type { ScopedTx } from '../scoped.ts';
import { siteOf } from '../site-of.ts';

/** Visitors' sessions in PostgreSQL. */
export function sessionStore(tx: ScopedTx): SessionStore {
  return {
    async start({ visitorId, tokenHash, expiresAt, now }) {
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
          expiresAt,
          createdAt: now,
          lastSeenAt: now,
        })
        .execute();
      return true;
    },

    async find(tokenHash, now) {
      const row = await tx.sql
        .selectFrom('visitorSessions')
        .select(['visitorId', 'expiresAt', 'lastSeenAt as renewedAt'])
        .where('tokenHash', '=', Buffer.from(tokenHash))
        .where('expiresAt', '>', now)
        .executeTakeFirst();
      return row === undefined ? null : branded<VisitorSession>(row);
    },

    async renew({ tokenHash, nextTokenHash, expiresAt, unlessAfter, now }) {
      const { numUpdatedRows } = await tx.sql
        .updateTable('visitorSessions')
        .set({ tokenHash: Buffer.from(nextTokenHash), expiresAt, lastSeenAt: now })
        .where('tokenHash', '=', Buffer.from(tokenHash))
        .where('expiresAt', '>', now)
        .where('lastSeenAt', '<=', unlessAfter)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async end(tokenHash) {
      const { numDeletedRows } = await tx.sql
        .deleteFrom('visitorSessions')
        .where('tokenHash', '=', Buffer.from(tokenHash))
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
  };
}
