import type {
  PageStore,
  PublishedArticle,
  PublishedPage,
} from '@forecourt/app/ports/content/page-store.port';
import { sql } from 'kysely';
import { branded } from '../branded.ts';
import { rowLimit } from '../row-limit.ts';
import type { ScopedTx } from '../scoped.ts';
import { entryColumns, pageColumns } from './page-columns.ts';

/** The part of the page store that visitors read. */
export function publishedPages(tx: ScopedTx): Pick<PageStore, 'findPublished' | 'listArticles'> {
  return {
    async findPublished(siteId, path) {
      const row = await published(tx)
        .select([...pageColumns, ...entryColumns, 'pageVersions.blocks'])
        .where('pages.siteId', '=', siteId)
        .where('pages.path', '=', path)
        .executeTakeFirst();
      return row === undefined ? null : branded<PublishedPage>(split(row));
    },

    async listArticles(siteId, { category, before, limit }) {
      const rows = await published(tx)
        .select([...pageColumns, ...entryColumns, author.as('author')])
        .where('pages.siteId', '=', siteId)
        .where('pages.kind', '=', 'article')
        .$if(category !== undefined, (query) => query.where('pages.category', '=', category ?? null))
        .$if(before !== undefined, (query) => query.where('pages.publishedAt', '<', before ?? null))
        .orderBy('pages.publishedAt', 'desc')
        .limit(rowLimit(limit))
        .execute();
      return rows.map(({ author: who, ...row }) => branded<PublishedArticle>({ ...split(row), author: who }));
    },
  };
}

/** The name in the first byline of a version. */
const author = sql<
  string | null
>`jsonb_path_query_first(page_versions.blocks, '$[*] ? (@.block == "byline").name') #>> '{}'`;

function published(tx: ScopedTx) {
  return tx.sql
    .selectFrom('pages')
    .innerJoin('pageVersions', (join) =>
      join
        .onRef('pageVersions.pageId', '=', 'pages.id')
        .onRef('pageVersions.number', '=', 'pages.publishedVersion'),
    );
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
