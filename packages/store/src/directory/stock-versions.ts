import type { SiteVersions, StockVersions } from '@forecourt/app/ports/stock/stock-version.port';
import type { SiteId } from '@forecourt/domain/core/ids';
import { sql } from 'kysely';
import { atMost } from '../batch-limit.ts';
import type { Database } from '../connection.ts';
import { inTransaction } from '../transaction.ts';

const mostIds = 10_000;

/** The versions of sites in PostgreSQL: numbers and digests, of any site, and nothing that a tenant wrote. */
export function stockVersions(database: Database): StockVersions {
  return {
    async currentVersions(siteIds) {
      if (siteIds.length === 0) return new Map();
      atMost(mostIds, siteIds);
      const { rows } = await inTransaction(
        database,
        {},
        (tx) =>
          sql<{ siteId: string; stock: number; settings: string; content: number }>`
            select site_id, stock, settings, content from directory.site_versions(${siteIds}::uuid[])`.execute(
            tx,
          ),
        { readOnly: true },
      );
      return new Map(
        rows.map(({ siteId, stock, settings, content }) => [
          siteId as SiteId,
          { stock, settings, content } satisfies SiteVersions,
        ]),
      );
    },

    async raise(dealershipIds) {
      if (dealershipIds.length === 0) return [];
      atMost(mostIds, dealershipIds);
      const { rows } = await inTransaction(database, {}, (tx) =>
        sql<{ siteId: string }>`
          select raised as site_id from directory.raise_stock_versions(${dealershipIds}::uuid[]) raised`.execute(
          tx,
        ),
      );
      return rows.map(({ siteId }) => siteId as SiteId);
    },
  };
}
