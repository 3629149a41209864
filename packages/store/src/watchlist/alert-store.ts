import type { Alert, AlertStore, Notice, WatchedEntry } from '@forecourt/app/ports/accounts/alert-store.port';
import { sql } from 'kysely';
import { branded } from '../branded.ts';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';
import { siteOf } from '../site-of.ts';

/** Messages about saved cars in PostgreSQL. */
export function alertStore(tx: ScopedTx): AlertStore {
  return {
    async consent(visitorId, { channel, address, wording }, now) {
      const siteId = siteOf(tx);
      const visitor = await tx.sql
        .selectFrom('visitors')
        .select('id')
        .where((eb) => eb.and({ id: visitorId, siteId }))
        .executeTakeFirst();
      if (visitor === undefined) return false;
      const given = { address, consentWording: wording, consentedAt: now, unsubscribedAt: null };
      await tx.sql
        .insertInto('watchlistAlerts')
        .values({ siteId, visitorId, channel, ...given })
        .onConflict((conflict) =>
          conflict
            .columns(['siteId', 'visitorId', 'channel'])
            .doUpdateSet({ ...given, wayOut: sql`gen_random_uuid()` }),
        )
        .execute();
      await tx.sql
        .updateTable('watchlistEntries')
        .from('cars')
        .set((eb) => ({ wasReserved: eb.ref('cars.reserved') }))
        .whereRef('cars.id', '=', 'watchlistEntries.carId')
        .whereRef('cars.dealershipId', '=', 'watchlistEntries.dealershipId')
        .where('watchlistEntries.visitorId', '=', visitorId)
        .execute();
      return true;
    },

    async list(visitorId) {
      const rows = await tx.sql
        .selectFrom('watchlistAlerts')
        .select(['id', 'channel', 'address'])
        .where('visitorId', '=', visitorId)
        .where('unsubscribedAt', 'is', null)
        .orderBy('channel')
        .execute();
      return rows.map((row) => branded<Alert>(row));
    },

    async end(visitorId, channel, now) {
      const { numUpdatedRows } = await tx.sql
        .updateTable('watchlistAlerts')
        .set({ unsubscribedAt: now })
        .where((eb) => eb.and({ visitorId, channel }))
        .where('unsubscribedAt', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async endByWayOut(wayOut, now) {
      const { numUpdatedRows } = await tx.sql
        .updateTable('watchlistAlerts')
        .set((eb) => ({ unsubscribedAt: eb.fn.coalesce('unsubscribedAt', eb.val(now)) }))
        .where('wayOut', '=', wayOut)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async listWatched(after, limit) {
      const rows = await tx.sql
        .selectFrom('watchlistAlerts as alert')
        .innerJoin('watchlistEntries as entry', (join) =>
          join.onRef('entry.siteId', '=', 'alert.siteId').onRef('entry.visitorId', '=', 'alert.visitorId'),
        )
        .select((eb) => [
          'alert.id as alertId',
          'entry.carId',
          'entry.wasReserved',
          eb.fn<Date>('greatest', ['entry.createdAt', 'alert.consentedAt']).as('since'),
        ])
        .where('alert.unsubscribedAt', 'is', null)
        .where((eb) =>
          after === null
            ? eb.lit(true)
            : eb(eb.refTuple('alert.id', 'entry.carId'), '>', eb.tuple(after.alertId, after.carId)),
        )
        .orderBy('alert.id')
        .orderBy('entry.carId')
        .limit(rowLimit(limit))
        .execute();
      return rows.map((row) => branded<WatchedEntry>(row));
    },

    async addNotice({ alertId, carId, key, news }, now) {
      const siteId = siteOf(tx);
      const found = await tx.sql
        .selectFrom('watchlistAlerts as alert')
        .innerJoin('watchlistEntries as entry', (join) =>
          join.onRef('entry.siteId', '=', 'alert.siteId').onRef('entry.visitorId', '=', 'alert.visitorId'),
        )
        .select('entry.dealershipId')
        .where('alert.id', '=', alertId)
        .where('entry.carId', '=', carId)
        .executeTakeFirst();
      if (found === undefined) return null;
      const row = await tx.sql
        .insertInto('watchlistNotices')
        .values({
          siteId,
          alertId,
          dealershipId: found.dealershipId,
          carId,
          newsKey: key,
          news,
          createdAt: now,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      return row?.id ?? null;
    },

    async findNotice(id) {
      const row = await tx.sql
        .selectFrom('watchlistNotices as notice')
        .innerJoin('watchlistAlerts as alert', 'alert.id', 'notice.alertId')
        .select((eb) => [
          'notice.id',
          'notice.carId',
          'notice.news',
          'notice.sentAt',
          'alert.channel',
          'alert.address',
          'alert.wayOut',
          eb('alert.unsubscribedAt', 'is not', null).as('isEnded'),
        ])
        .where('notice.id', '=', id)
        .executeTakeFirst();
      return row === undefined ? null : branded<Notice>({ ...row, isEnded: Boolean(row.isEnded) });
    },

    async markSent(id, now) {
      const { numUpdatedRows } = await tx.sql
        .updateTable('watchlistNotices')
        .set({ sentAt: now })
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}
