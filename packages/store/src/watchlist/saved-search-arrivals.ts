import type {
  ArrivalNotice,
  DueSearch,
  SavedSearchStore,
} from '@forecourt/app/ports/accounts/saved-search-store.port';
import { sql } from 'kysely';
import { branded } from '../branded.ts';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';
import { siteOf } from '../site-of.ts';

type Arrivals = Pick<SavedSearchStore, 'hasWaiting' | 'listDue' | 'settle' | 'findNotice' | 'markSent'>;

/** More cars than a message names. */
const mostCars = 100;

/** The half of the store that is about cars that came in, and what was told of them. */
export function savedSearchArrivals(tx: ScopedTx): Arrivals {
  return {
    async hasWaiting(now) {
      const row = await tx.sql
        .selectFrom('savedSearches')
        .select('id')
        .where('siteId', '=', siteOf(tx))
        .where('confirmedAt', 'is not', null)
        .where('endedAt', 'is', null)
        .where('endsAt', '>', now)
        .executeTakeFirst();
      return row !== undefined;
    },

    async listDue(toldBefore, now, limit) {
      // By the keys under which something came in: a search for which nothing did is not read.
      const { rows } = await sql<DueSearch>`
        select s.id, s.state, (array_agg(distinct a.car_id))[1:${mostCars}] as car_ids
        from saved_search_arrivals a
        cross join lateral unnest(a.keys) as came (key)
        join saved_search_keys k on k.site_id = a.site_id and k.key = came.key
        join saved_searches s on s.site_id = k.site_id and s.id = k.search_id
        where a.site_id = ${siteOf(tx)} and a.arrived_at > s.looked_at
          and a.came_in_at >= s.created_at and s.ends_at > ${now}
          and (s.told_at is null or s.told_at <= ${toldBefore})
        group by s.id order by s.looked_at, s.id limit ${rowLimit(limit)}`.execute(tx.sql);
      return rows.map((row) => branded<DueSearch>(row));
    },

    async settle(id, carIds, { toldBefore, now }) {
      const { numUpdatedRows } = await tx.sql
        .updateTable('savedSearches')
        .set({ lookedAt: now, ...(carIds.length > 0 && { toldAt: now }) })
        .where((eb) => eb.and({ siteId: siteOf(tx), id }))
        .where('lookedAt', '<', now)
        // Another may have told it a moment ago, with a clock a moment behind.
        .where((eb) => eb.or([eb('toldAt', 'is', null), eb('toldAt', '<=', toldBefore)]))
        .executeTakeFirst();
      // Somebody else did it in between.
      if (numUpdatedRows === 0n || carIds.length === 0) return null;
      const row = await tx.sql
        .insertInto('savedSearchMessages')
        .values({ siteId: siteOf(tx), searchId: id, carIds: carIds.slice(0, mostCars), createdAt: now })
        .returning('id')
        .executeTakeFirstOrThrow();
      return row.id;
    },

    async findNotice(id) {
      const row = await tx.sql
        .selectFrom('savedSearchMessages as message')
        .innerJoin('savedSearches as search', 'search.id', 'message.searchId')
        .select((eb) => [
          'message.id',
          'message.carIds',
          'message.sentAt',
          'search.email',
          'search.name',
          'search.href',
          'search.unsubscribeToken',
          eb('search.endedAt', 'is not', null).as('isEnded'),
        ])
        .where('message.siteId', '=', siteOf(tx))
        .where('message.id', '=', id)
        .executeTakeFirst();
      return row === undefined ? null : branded<ArrivalNotice>({ ...row, isEnded: Boolean(row.isEnded) });
    },

    async markSent(id, now) {
      const { numUpdatedRows } = await tx.sql
        .updateTable('savedSearchMessages')
        .set({ sentAt: now })
        .where((eb) => eb.and({ siteId: siteOf(tx), id }))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}
