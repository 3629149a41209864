import type { AnalyticsStore } from '@forecourt/app/ports/analytics-store';
import { atMost } from '../batch-limit.ts';
import type { ScopedTx } from '../scoped.ts';
import { siteOf } from '../site-of.ts';

/** Analytics events in PostgreSQL. */
export function analyticsStore(tx: ScopedTx): AnalyticsStore {
  return {
    async append(events) {
      atMost(500, events);
      if (events.length === 0) return;
      const siteId = siteOf(tx);
      const rows = events.map(({ at, details, ...event }) => ({
        ...event,
        siteId,
        details: JSON.stringify(details),
        createdAt: at,
      }));
      await tx.sql.insertInto('analyticsEvents').values(rows).execute();
    },
  };
}
