import type { PageStore, PageVersionEntry } from '@forecourt/app/ports/content/page-store.port';
import { fail, ok } from '@forecourt/domain/core/result';
import type { PageVersion } from '@forecourt/domain/pages/page';
import { branded } from '../branded.ts';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';
import { entryColumns } from './page-columns.ts';

/** The part of the page store that is a page's history. */
export function pageVersions(
  tx: ScopedTx,
): Pick<PageStore, 'listVersions' | 'readVersion' | 'appendVersion'> {
  return {
    async listVersions(pageId, { before, limit }) {
      const rows = await tx.sql
        .selectFrom('pageVersions')
        .select(entryColumns)
        .where('pageId', '=', pageId)
        .$if(before !== undefined, (query) => query.where('number', '<', before ?? 0))
        .orderBy('number', 'desc')
        .limit(rowLimit(limit))
        .execute();
      return rows.map((row) => branded<PageVersionEntry>(row));
    },

    async readVersion(pageId, number) {
      const row = await tx.sql
        .selectFrom('pageVersions')
        .select([...entryColumns, 'pageVersions.blocks'])
        .where('pageId', '=', pageId)
        .where('number', '=', number)
        .executeTakeFirst();
      return row === undefined ? null : branded<PageVersion>(row);
    },

    async appendVersion({ who, when, blocks, ...version }) {
      const newest = await tx.sql
        .selectFrom('pageVersions')
        .select(({ fn }) => fn.max('number').as('number'))
        .where('pageId', '=', version.pageId)
        .executeTakeFirst();
      if ((newest?.number ?? 0) + 1 !== version.number) return fail('stale');
      // Two who both read the same newest meet here: the number is unique for its page.
      const { numInsertedOrUpdatedRows } = await tx.sql
        .insertInto('pageVersions')
        .values({ ...version, staffId: who, createdAt: when, blocks: JSON.stringify(blocks) })
        .onConflict((conflict) => conflict.columns(['pageId', 'number']).doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n ? ok(undefined) : fail('stale');
    },
  };
}
