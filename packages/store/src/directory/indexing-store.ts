import type { IndexingStore } from '@forecourt/app/ports/stock/indexing-store.port';
import type { SiteId } from '@forecourt/domain/core/ids';
import type { SearchDocument } from '@forecourt/domain/stock/search/search-document';
import { sql } from 'kysely';
import { atMost } from '../batch-limit.ts';
import type { Database } from '../connection.ts';
import { DatabaseError } from '../database-errors.ts';
import { documentStore, replaceDocuments } from '../stock/document-store.ts';
import { inTransaction } from '../transaction.ts';
import { stockOutbox } from './stock-outbox.ts';
import { stockReader } from './stock-reader.ts';

const timeoutMs = 20_000;
const longMs = 300_000;

/**
 * What the indexer does in PostgreSQL, for all tenants at once. The database is connected as the indexer's own
 * role, which sees stock and nothing else; under the application's role it would see nothing at all.
 */
export function indexingStore(database: Database): IndexingStore {
  return {
    outbox: stockOutbox(database),
    stock: stockReader(database),
    documents: {
      async save(documents, { replacesEqual = false } = {}) {
        atMost(500, documents);
        return saveApart(database, documents, replacesEqual);
      },
      sumByAccount: () =>
        inTransaction(database, {}, (tx) => documentStore({ sql: tx }).sumByAccount(), {
          readOnly: true,
          timeoutMs: longMs,
        }),
    },
    async finish({ dealershipIds, ids }) {
      return inTransaction(
        database,
        {},
        async (tx) => {
          const { rows } = await sql<{ siteId: SiteId }>`
            select raised as site_id from directory.raise_stock_versions(${dealershipIds}::uuid[]) raised`.execute(
            tx,
          );
          await sql`select directory.note_arrivals(${ids}::uuid[])`.execute(tx);
          await sql`select directory.outbox_done(${ids}::uuid[])`.execute(tx);
          return rows.map(({ siteId }) => siteId);
        },
        { timeoutMs },
      );
    },
  };
}

/** One document that the database cannot hold must keep no other out: the two halves are tried apart. */
async function saveApart(
  database: Database,
  documents: readonly SearchDocument[],
  replacesEqual: boolean,
): ReturnType<IndexingStore['documents']['save']> {
  try {
    await inTransaction(
      database,
      {},
      async (tx) => {
        if (replacesEqual) await replaceDocuments({ sql: tx }, documents);
        else await documentStore({ sql: tx }).save(documents);
      },
      { timeoutMs },
    );
    return [];
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.kind !== 'broken') throw error;
    const [first] = documents;
    if (first === undefined) throw error;
    if (documents.length === 1) return [{ carId: first.carId, reason: error.message }];
    const middle = Math.ceil(documents.length / 2);
    return [
      ...(await saveApart(database, documents.slice(0, middle), replacesEqual)),
      ...(await saveApart(database, documents.slice(middle), replacesEqual)),
    ];
  }
}
