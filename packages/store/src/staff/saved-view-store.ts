import type { SavedViewStore } from '@forecourt/app/ports/staff/saved-view-store.port';
import type { ScopedTx } from '../scoped.ts';

/** Saved views of staff in PostgreSQL. */
export function savedViewStore(tx: ScopedTx): SavedViewStore {
  return {
    async read(staffId) {
      const row = await tx.sql
        .selectFrom('staffViews')
        .select(['version', 'views'])
        .where('staffId', '=', staffId)
        .executeTakeFirst();
      return row ?? { version: 0, views: [] };
    },

    async replace(staffId, { version, views, now }) {
      const kept = { views: JSON.stringify(views), changedAt: now };
      if (version === 0) {
        const { numInsertedOrUpdatedRows } = await tx.sql
          .insertInto('staffViews')
          .values({ staffId, ...kept })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        return (numInsertedOrUpdatedRows ?? 0n) > 0n;
      }
      const { numUpdatedRows } = await tx.sql
        .updateTable('staffViews')
        .set({ ...kept, version: version + 1 })
        .where('staffId', '=', staffId)
        .where('version', '=', version)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}
