import type { AnalyticsStore } from '@forecourt/app/ports/platform/analytics-store.port';
import type { AnalyticsEvent } from '@forecourt/domain/insights/analytics-event';
import { atMost } from '../batch-limit.ts';
import type { ScopedTx } from '../scoped.ts';
import { siteOf } from '../site-of.ts';
import { idOfKey } from './id-of-key.ts';

/** Analytics events in PostgreSQL. */
export function analyticsStore(tx: ScopedTx): AnalyticsStore {
  const rowOf = ({ at, details, ...event }: AnalyticsEvent) => ({
    ...event,
    siteId: siteOf(tx),
    details: JSON.stringify(details),
    createdAt: at,
  });
  return {
    async append(events) {
      atMost(500, events);
      if (events.length === 0) return;
      await tx.sql.insertInto('analyticsEvents').values(events.map(rowOf)).execute();
    },

    async appendOnce(event, { visitBeganAt, key }) {
      const { numInsertedOrUpdatedRows = 0n } = await tx.sql
        .insertInto('analyticsEvents')
        .values({ ...rowOf(event), id: idOfKey(visitBeganAt, `${siteOf(tx)} ${key}`) })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows > 0n;
    },
  };
}
