import type {
  PageStore,
  PageVersionEntry,
  PublishedArticle,
  PublishedPage,
} from '@forecourt/app/ports/content/page-store.port';
import { fail, ok } from '@forecourt/domain/core/result';
import type { Page, PageVersion } from '@forecourt/domain/pages/page';
import { sql } from 'kysely';
import { branded } from '../branded.ts';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';

const pageColumns = [
  'pages.id',
  'pages.siteId',
  'pages.path',
  'pages.kind',
  'pages.category',
  'pages.publishedVersion',
  'pages.publishedAt',
] as const;

const entryColumns = [
  'pageVersions.pageId',
  'pageVersions.siteId',
  'pageVersions.number',
  'pageVersions.title',
  'pageVersions.description',
  'pageVersions.imageUrl',
  'pageVersions.staffId as who',
  'pageVersions.createdAt as when',
  'pageVersions.why',
] as const;

/** Pages and their versions in PostgreSQL. */
export function pageStore(tx: ScopedTx): PageStore {
  const published = () =>
    tx.sql
      .selectFrom('pages')
      .innerJoin('pageVersions', (join) =>
        join
          .onRef('pageVersions.pageId', '=', 'pages.id')
          .onRef('pageVersions.number', '=', 'pages.publishedVersion'),
      );

  return {
    async findPublished(siteId, path) {
      const row = await published()
        .select([...pageColumns, ...entryColumns, 'pageVersions.blocks'])
        .where('pages.siteId', '=', siteId)
        .where('pages.path', '=', path)
        .executeTakeFirst();
      return row === undefined ? null : branded<PublishedPage>(split(row));
    },

    async listArticles(siteId, { category, before, limit }) {
      const rows = await published()
        .select([...pageColumns, ...entryColumns])
        .where('pages.siteId', '=', siteId)
        .where('pages.kind', '=', 'article')
        .$if(category !== undefined, (query) => query.where('pages.category', '=', category ?? null))
        .$if(before !== undefined, (query) => query.where('pages.publishedAt', '<', before ?? null))
        .orderBy('pages.publishedAt', 'desc')
        .limit(rowLimit(limit))
        .execute();
      return rows.map((row) => branded<PublishedArticle>(split(row)));
    },

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

    async publish(pageId, number, at) {
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
    },

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

/** A joined row is the page and its version; the site is the same in both. */
function split<Row extends Unsplit>(row: Row) {
  const { id, path, kind, category, publishedVersion, publishedAt, ...version } = row;
  const page: Unsplit = { id, siteId: row.siteId, path, kind, category, publishedVersion, publishedAt };
  return { page, version };
}

interface Unsplit {
  readonly id: string;
  readonly siteId: string;
  readonly path: string;
  readonly kind: string;
  readonly category: string | null;
  readonly publishedVersion: number | null;
  readonly publishedAt: Date | null;
}
