import type { DocumentPlace, DocumentStore } from '@forecourt/app/ports/stock/document-store.port';
import type { AccountId, CarId } from '@forecourt/domain/core/ids';
import type { SearchDocument } from '@forecourt/domain/stock/search/search-document';
import { sql } from 'kysely';
import { atMost } from '../batch-limit.ts';
import { rowLimit } from '../row-limit.ts';
import type { Queries } from '../scoped.ts';
import { documentColumns } from './document-columns.ts';
import { documentRow, readColumns, readDocument } from './document-rows.ts';

const mostAtOnce = 500;

/** The documents of the stock search in PostgreSQL. */
export function documentStore(tx: Queries): DocumentStore {
  return {
    save: (documents) => takeNewer(tx, documents, documentRow),

    bury: (tombstones) =>
      takeNewer(tx, tombstones, ({ dealershipId, carId, version }) => ({
        dealership_id: dealershipId,
        car_id: carId,
        version,
        deleted: true,
        is_visible: false,
      })),

    async list({ after, limit, accountId }) {
      const documents = tx.sql
        .selectFrom('carDocuments as d')
        .innerJoin('dealerships', 'dealerships.id', 'd.dealershipId')
        .select(readColumns.map((column) => `d.${column}` as const))
        .select('dealerships.accountId')
        .where('d.deleted', '=', false)
        .orderBy('d.dealershipId')
        .orderBy('d.carId')
        .limit(rowLimit(limit));
      const behind = after === null ? documents : documents.where(isAfter(after));
      const wanted = accountId === undefined ? behind : behind.where('dealerships.accountId', '=', accountId);
      return (await wanted.execute()).map(readDocument);
    },

    async sumByAccount() {
      const sums = await tx.sql
        .selectFrom('carDocuments as d')
        .innerJoin('dealerships', 'dealerships.id', 'd.dealershipId')
        .where('d.deleted', '=', false)
        .groupBy('dealerships.accountId')
        .select(({ fn }) => [
          'dealerships.accountId',
          fn.countAll<number>().as('documents'),
          fn.sum<number>('d.version').as('versions'),
        ])
        .execute();
      return sums.map(({ accountId, documents, versions }) => ({
        accountId: accountId as AccountId,
        documents,
        versions,
      }));
    },
  };
}

function isAfter({ dealershipId, carId }: DocumentPlace) {
  return sql<boolean>`(d.dealership_id, d.car_id) > (${dealershipId}::uuid, ${carId}::uuid)`;
}

const written = sql.join(documentColumns.map((column) => sql.ref(column)));
const stored = sql.join(documentColumns.map((column) => sql`car_documents.${sql.ref(column)}`));
const proposed = sql.join(documentColumns.map((column) => sql`excluded.${sql.ref(column)}`));

/** Writes documents also over those of their own version that an older program wrote otherwise. */
export async function replaceDocuments(tx: Queries, documents: readonly SearchDocument[]): Promise<void> {
  await takeNewer(
    tx,
    documents,
    documentRow,
    sql`or (${stored}) is distinct from (${proposed}) and excluded.version = car_documents.version`,
  );
}

async function takeNewer<Item extends DocumentPlace & { readonly version: number }>(
  tx: Queries,
  items: readonly Item[],
  rowOf: (item: Item) => object,
  orElse = sql``,
): Promise<readonly CarId[]> {
  atMost(mostAtOnce, items);
  if (items.length === 0) return [];
  const rows = JSON.stringify(newestOfEach(items).map(rowOf));
  const { rows: taken } = await sql<{ carId: CarId }>`
    insert into car_documents (dealership_id, car_id, ${written})
    select dealership_id, car_id, ${written} from json_populate_recordset(null::car_documents, ${rows}::json)
    on conflict (dealership_id, car_id) do update set (${written}) = row (${proposed})
    where excluded.version > car_documents.version ${orElse}
    returning car_id`.execute(tx.sql);
  return taken.map(({ carId }) => carId);
}

/** One statement may not write a row twice; and in one order, two writers wait for each other and do not deadlock. */
function newestOfEach<Item extends DocumentPlace & { readonly version: number }>(
  items: readonly Item[],
): readonly Item[] {
  const newest = new Map<string, Item>();
  for (const item of items) {
    const place = `${item.dealershipId} ${item.carId}`;
    if (item.version > (newest.get(place)?.version ?? -1)) newest.set(place, item);
  }
  return [...newest].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, item]) => item);
}
