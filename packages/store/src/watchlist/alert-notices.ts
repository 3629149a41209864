import type { AlertStore, Notice, WatchedEntry } from '@forecourt/app/ports/accounts/alert-store.port';
import { branded } from '../branded.ts';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';
import { siteOf } from '../site-of.ts';
import { isConfirmedAddress } from './confirmed-address.ts';

type AlertNotices = Pick<AlertStore, 'listWatched' | 'addNotice' | 'findNotice' | 'markSent'>;

/** The half of the alert store that is about what is watched, and what was told of it. */
export function alertNotices(tx: ScopedTx): AlertNotices {
  return {
    async listWatched(after, limit) {
      const rows = await watched(tx)
        .select((eb) => [
          'alert.id as alertId',
          'entry.carId',
          'entry.wasReserved',
          eb.fn<Date>('greatest', ['entry.createdAt', 'alert.consentedAt']).as('since'),
        ])
        .where('alert.unsubscribedAt', 'is', null)
        .where(isConfirmedAddress('alert'))
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

    addNotice: (notice, now) => addNotice(tx, notice, now),

    async findNotice(id) {
      const row = await selectNotices(tx).where('notice.id', '=', id).executeTakeFirst();
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

/** Each alert with each car that its visitor saved. */
function watched(tx: ScopedTx) {
  return tx.sql
    .selectFrom('watchlistAlerts as alert')
    .innerJoin('watchlistEntries as entry', (join) =>
      join.onRef('entry.siteId', '=', 'alert.siteId').onRef('entry.visitorId', '=', 'alert.visitorId'),
    );
}

async function addNotice(
  tx: ScopedTx,
  { alertId, carId, key, news }: Parameters<AlertStore['addNotice']>[0],
  now: Date,
): Promise<string | null> {
  const found = await watched(tx)
    .select('entry.dealershipId')
    .where('alert.id', '=', alertId)
    .where('entry.carId', '=', carId)
    .executeTakeFirst();
  if (found === undefined) return null;
  const { dealershipId } = found;
  const row = await tx.sql
    .insertInto('watchlistNotices')
    .values({ siteId: siteOf(tx), alertId, dealershipId, carId, newsKey: key, news, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

function selectNotices(tx: ScopedTx) {
  return tx.sql
    .selectFrom('watchlistNotices as notice')
    .innerJoin('watchlistAlerts as alert', 'alert.id', 'notice.alertId')
    .select((eb) => [
      'notice.id',
      'notice.carId',
      'notice.news',
      'notice.sentAt',
      'alert.channel',
      'alert.address',
      'alert.wayOut as unsubscribeToken',
      eb('alert.unsubscribedAt', 'is not', null).as('isEnded'),
      isConfirmedAddress('alert').as('isConfirmed'),
    ]);
}
