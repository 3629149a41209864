import type { PageStore } from '@forecourt/app/ports/content/page-store.port';
import type { PageId } from '@forecourt/domain/core/ids';
import { fail, ok } from '@forecourt/domain/core/result';
import type { Page } from '@forecourt/domain/pages/page';
import { sql } from 'kysely';
import { branded } from '../branded.ts';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';
import { pageColumns } from './page-columns.ts';
import { pageVersions } from './page-versions.ts';
import { publishedPages } from './published-pages.ts';

/** Pages and their versions in PostgreSQL. */
export function pageStore(tx: ScopedTx): PageStore {
  return {
    ...publishedPages(tx),
    ...pageVersions(tx),

    async list(siteId, { after, limit }) {
      const rows = await tx.sql
        .selectFrom('pages')
        .select(pageColumns)
        .where('siteId', '=', siteId)
        .$if(after !== undefined, (query) => query.where('path', '>', after ?? ''))
        .orderBy('path')
        .limit(rowLimit(limit))
        .execute();
      return rows.map((row) => branded<Page>(row));
    },

    async create({ id, siteId, path, kind, category }) {
      const { numInsertedOrUpdatedRows } = await tx.sql
        .insertInto('pages')
        .values({ id, siteId, path, kind, category })
        .onConflict((conflict) => conflict.columns(['siteId', 'path']).doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n ? ok(undefined) : fail('path_taken');
    },

    publish: (pageId, number, at) => publish(tx, pageId, number, at),

    async takeDown(pageId) {
      const { numUpdatedRows } = await tx.sql
        .updateTable('pages')
        .set({ publishedVersion: null, publishedAt: null, updatedAt: sql`now()` })
        .where('id', '=', pageId)
        .where('publishedVersion', 'is not', null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
  };
}

async function publish(tx: ScopedTx, pageId: PageId, number: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx.sql
    .updateTable('pages')
    .set({ publishedVersion: number, publishedAt: at, updatedAt: sql`now()` })
    .where('id', '=', pageId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('pageVersions')
          .select('pageVersions.number')
          .whereRef('pageVersions.pageId', '=', 'pages.id')
          .where('pageVersions.number', '=', number),
      ),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
