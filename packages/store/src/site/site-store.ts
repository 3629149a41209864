import type { SiteOverview, SiteStore } from '@forecourt/app/ports/platform/site-store.port';
import { fail, ok } from '@forecourt/domain/core/result';
import type { Domain, Site } from '@forecourt/domain/site/site';
import { branded } from '../branded.ts';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';

const siteColumns = [
  'sites.id',
  'sites.accountId',
  'sites.slug',
  'sites.template',
  'sites.name',
  'sites.dealershipId',
  'sites.manufacturerId',
  'sites.timeZone',
] as const;

/** Sites and their hosts in PostgreSQL. */
export function siteStore(tx: ScopedTx): SiteStore {
  return {
    async find(siteId) {
      const row = await tx.sql
        .selectFrom('sites')
        .leftJoin('manufacturers', 'manufacturers.id', 'sites.manufacturerId')
        .select([...siteColumns, 'manufacturers.name as manufacturerName'])
        .select((eb) => [
          eb
            .selectFrom('siteDealerships')
            .whereRef('siteDealerships.siteId', '=', 'sites.id')
            .select(eb.fn.countAll<number>().as('count'))
            .$asScalar()
            .$notNull()
            .as('dealershipCount'),
          eb
            .selectFrom('locations')
            .innerJoin('siteDealerships', 'siteDealerships.dealershipId', 'locations.dealershipId')
            .whereRef('siteDealerships.siteId', '=', 'sites.id')
            .where('locations.visible', '=', true)
            .select(eb.fn.countAll<number>().as('count'))
            .$asScalar()
            .$notNull()
            .as('locationCount'),
        ])
        .where('sites.id', '=', siteId)
        .executeTakeFirst();
      return row === undefined ? null : branded<SiteOverview>(row);
    },

    async list({ after, limit }) {
      const rows = await tx.sql
        .selectFrom('sites')
        .select(siteColumns)
        .$if(after !== undefined, (query) => query.where('sites.slug', '>', after ?? ''))
        .orderBy('sites.slug')
        .limit(rowLimit(limit))
        .execute();
      return rows.map((row) => branded<Site>(row));
    },

    async create(site) {
      const { numInsertedOrUpdatedRows } = await tx.sql
        .insertInto('sites')
        .values(site)
        .onConflict((conflict) => conflict.column('slug').doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows !== 1n) return fail('slug_taken');
      if (site.dealershipId !== null) {
        await tx.sql
          .insertInto('siteDealerships')
          .values({ siteId: site.id, dealershipId: site.dealershipId })
          .execute();
      }
      return ok(undefined);
    },

    async listDomains(siteId, limit) {
      const rows = await tx.sql
        .selectFrom('domains')
        .select(['siteId', 'host', 'isPrimary', 'verifiedAt'])
        .where('siteId', '=', siteId)
        .orderBy('isPrimary', 'desc')
        .orderBy('host')
        .limit(rowLimit(limit))
        .execute();
      return rows.map((row) => branded<Domain>(row));
    },

    async addDomain(siteId, host) {
      const { numInsertedOrUpdatedRows } = await tx.sql
        .insertInto('domains')
        .values({ siteId, host })
        .onConflict((conflict) => conflict.columns(['siteId', 'host']).doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n ? ok(undefined) : fail('already_added');
    },

    async removeDomain(siteId, host) {
      const { numDeletedRows } = await tx.sql
        .deleteFrom('domains')
        .where('siteId', '=', siteId)
        .where('host', '=', host)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}
