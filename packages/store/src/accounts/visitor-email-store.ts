import type { VisitorEmailStore } from '@forecourt/app/ports/accounts/visitor-email-store.port';
import type { ScopedTx } from '../scoped.ts';
import { siteOf } from '../site-of.ts';
import { isKnownVisitor } from './is-known-visitor.ts';

/** Addresses of visitors, and whether they are confirmed, in PostgreSQL. */
export function visitorEmailStore(tx: ScopedTx): VisitorEmailStore {
  return {
    async isConfirmed(visitorId, email) {
      const row = await tx.sql
        .selectFrom('visitorEmails')
        .select('id')
        .where((eb) => eb.and({ siteId: siteOf(tx), visitorId, email }))
        .where('confirmedAt', 'is not', null)
        .executeTakeFirst();
      return row !== undefined;
    },

    ask: (visitorId, link, now) => ask(tx, visitorId, link, now),

    async find(id) {
      const row = await tx.sql
        .selectFrom('visitorEmails')
        .select(['id', 'email', 'expiresAt', 'confirmedAt'])
        .where((eb) => eb.and({ siteId: siteOf(tx), id }))
        .executeTakeFirst();
      if (row === undefined) return null;
      const { confirmedAt, ...found } = row;
      return { ...found, isConfirmed: confirmedAt !== null };
    },

    async confirm(secretHash, now) {
      const { numUpdatedRows } = await tx.sql
        .updateTable('visitorEmails')
        .set((eb) => ({ confirmedAt: eb.fn.coalesce('confirmedAt', eb.val(now)) }))
        .where((eb) => eb.and({ siteId: siteOf(tx), secretHash: Buffer.from(secretHash) }))
        .where('expiresAt', '>', now)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

async function ask(
  tx: ScopedTx,
  visitorId: Parameters<VisitorEmailStore['ask']>[0],
  { email, secretHash, expiresAt }: Parameters<VisitorEmailStore['ask']>[1],
  now: Date,
): Promise<string | null> {
  if (!(await isKnownVisitor(tx, visitorId))) return null;
  // What nobody confirmed in time may be a stranger's address.
  await tx.sql
    .deleteFrom('visitorEmails')
    .where((eb) => eb.and({ siteId: siteOf(tx), visitorId }))
    .where('confirmedAt', 'is', null)
    .where('expiresAt', '<=', now)
    .execute();
  const link = { secretHash: Buffer.from(secretHash), askedAt: now, expiresAt };
  const row = await tx.sql
    .insertInto('visitorEmails')
    .values({ siteId: siteOf(tx), visitorId, email, ...link })
    .onConflict((conflict) =>
      conflict
        .columns(['siteId', 'visitorId', 'email'])
        .doUpdateSet(link)
        .where('visitorEmails.confirmedAt', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}
