import type {
  StaffPasskey,
  StaffSession,
  StaffSessionStore,
} from '@forecourt/app/ports/staff/staff-session-store.port';
import { sql } from 'kysely';
import { branded } from '../branded.ts';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';

/** Whose scope it is: nobody starts a session for somebody else. */
const ownId = sql<string>`scope.staff_id()`;

/** Sessions and passkeys of staff in PostgreSQL. */
export function staffSessionStore(tx: ScopedTx): StaffSessionStore {
  return {
    async start({ tokenHash, userAgent, method, now, provedAt = now, expiresAt }) {
      await tx.sql
        .insertInto('staffSessions')
        .values({
          staffId: ownId,
          tokenHash: Buffer.from(tokenHash),
          userAgent,
          method,
          expiresAt,
          createdAt: now,
          lastSeenAt: now,
          provedAt,
        })
        .execute();
    },

    async seen(id, { now, expiresAt }) {
      const { numUpdatedRows } = await tx.sql
        .updateTable('staffSessions')
        .set({ lastSeenAt: now, expiresAt })
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async end(id) {
      const { numDeletedRows } = await tx.sql
        .deleteFrom('staffSessions')
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async provedAt(id) {
      const row = await tx.sql
        .selectFrom('staffSessions')
        .select('provedAt')
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.provedAt ?? null;
    },

    async proved(id, now) {
      const { numUpdatedRows } = await tx.sql
        .updateTable('staffSessions')
        .set({ provedAt: now })
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async list(staffId, limit) {
      const rows = await tx.sql
        .selectFrom('staffSessions')
        .select(['id', 'userAgent', 'method', 'createdAt', 'lastSeenAt', 'expiresAt'])
        .where('staffId', '=', staffId)
        .where('expiresAt', '>', sql<Date>`now()`)
        .orderBy('lastSeenAt', 'desc')
        .limit(rowLimit(limit))
        .execute();
      return rows.map((row) => branded<StaffSession>(row));
    },

    async addPasskey({ credentialId, publicKey, signCount, transports, name }, now) {
      const { numInsertedOrUpdatedRows } = await tx.sql
        .insertInto('staffPasskeys')
        .values({
          staffId: ownId,
          credentialId: Buffer.from(credentialId),
          publicKey: Buffer.from(publicKey),
          signCount,
          transports: [...transports],
          name,
          createdAt: now,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    },

    async passkeys(staffId, limit) {
      const rows = await tx.sql
        .selectFrom('staffPasskeys')
        .select(['id', 'name', 'createdAt', 'lastUsedAt'])
        .where('staffId', '=', staffId)
        .orderBy('createdAt')
        .limit(rowLimit(limit))
        .execute();
      return rows.map((row) => branded<StaffPasskey>(row));
    },

    async credentialIds(staffId, limit) {
      const rows = await tx.sql
        .selectFrom('staffPasskeys')
        .select('credentialId')
        .where('staffId', '=', staffId)
        .limit(rowLimit(limit))
        .execute();
      return rows.map(({ credentialId }) => credentialId);
    },

    async passkeyUsed(id, { signCount, now }) {
      const { numUpdatedRows } = await tx.sql
        .updateTable('staffPasskeys')
        .set({ signCount, lastUsedAt: now })
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async codeUsed(staffId, step) {
      const { numUpdatedRows } = await tx.sql
        .updateTable('staff')
        .set({ codeStep: step })
        .where('id', '=', staffId)
        .where((eb) => eb.or([eb('codeStep', 'is', null), eb('codeStep', '<', step)]))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async setPassword({ passwordHash, codeSecret }) {
      const { numUpdatedRows } = await tx.sql
        .updateTable('staff')
        .set({ passwordHash, codeSecret: Buffer.from(codeSecret), codeStep: null })
        .where('id', '=', ownId)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async bindSignOn({ accountId, issuer, subject }) {
      const { rows } = await sql<{ isBound: boolean }>`
        select scope.bind_sign_on(${accountId}, ${issuer}, ${subject}) as is_bound`.execute(tx.sql);
      return rows[0]?.isBound === true;
    },
  };
}
