import type { VisitorStore } from '@forecourt/app/ports/accounts/visitor-store.port';
import type { Visitor } from '@forecourt/domain/accounts/visitor';
import { branded } from '../branded.ts';
import type { ScopedTx } from '../scoped.ts';
import { siteOf } from '../site-of.ts';

const columns = ['id', 'siteId', 'phone', 'name', 'email', 'createdAt', 'lastSeenAt'] as const;

/** Visitors in PostgreSQL. */
export function visitorStore(tx: ScopedTx): VisitorStore {
  return {
    async find(id) {
      const row = await tx.sql.selectFrom('visitors').select(columns).where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : branded<Visitor>(row);
    },

    async findByPhone(phone) {
      const row = await tx.sql
        .selectFrom('visitors')
        .select(columns)
        .where((eb) => eb.and({ siteId: siteOf(tx), phone }))
        .executeTakeFirst();
      return row === undefined ? null : branded<Visitor>(row);
    },

    async welcome(phone, now) {
      const row = await tx.sql
        .insertInto('visitors')
        .values({ siteId: siteOf(tx), phone, createdAt: now, lastSeenAt: now })
        .onConflict((conflict) => conflict.columns(['siteId', 'phone']).doUpdateSet({ lastSeenAt: now }))
        .returning(columns)
        .executeTakeFirstOrThrow();
      return branded<Visitor>(row);
    },
  };
}
