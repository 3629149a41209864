import type { WatchlistStore } from '@forecourt/app/ports/accounts/watchlist-store.port';
import type { WatchlistEntry } from '@forecourt/domain/watchlist/watchlist';
import { branded } from '../branded.ts';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';
import { siteOf } from '../site-of.ts';

/** Watchlists in PostgreSQL. */
export function watchlistStore(tx: ScopedTx): WatchlistStore {
  return {
    async save(visitorId, carId, now) {
      const siteId = siteOf(tx);
      const found = await tx.sql
        .selectFrom('cars')
        .innerJoin('visitors', (join) =>
          join.on('visitors.id', '=', visitorId).on('visitors.siteId', '=', siteId),
        )
        .select(['cars.dealershipId', 'cars.reserved'])
        .where('cars.id', '=', carId)
        .executeTakeFirst();
      if (found === undefined) return false;
      await tx.sql
        .insertInto('watchlistEntries')
        .values({
          siteId,
          visitorId,
          carId,
          dealershipId: found.dealershipId,
          wasReserved: found.reserved,
          createdAt: now,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return true;
    },

    async remove(visitorId, carId) {
      const { numDeletedRows } = await tx.sql
        .deleteFrom('watchlistEntries')
        .where((eb) => eb.and({ siteId: siteOf(tx), visitorId, carId }))
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async list(visitorId, limit) {
      const rows = await tx.sql
        .selectFrom('watchlistEntries')
        .innerJoin('cars', (join) =>
          join
            .onRef('cars.id', '=', 'watchlistEntries.carId')
            .onRef('cars.dealershipId', '=', 'watchlistEntries.dealershipId'),
        )
        .select(['watchlistEntries.carId', 'watchlistEntries.createdAt as savedAt'])
        .where('watchlistEntries.visitorId', '=', visitorId)
        .orderBy('watchlistEntries.createdAt', 'desc')
        .orderBy('watchlistEntries.id', 'desc')
        .limit(rowLimit(limit))
        .execute();
      return rows.map((row) => branded<WatchlistEntry>(row));
    },
  };
}
