import type {
  StockResults,
  StockSearch,
  StockSite,
  Suggestion,
} from '@forecourt/app/ports/stock/stock-index.port';
import { completesTyping } from '@forecourt/domain/stock/search/completes-typing';
import { normalQuery } from '@forecourt/domain/stock/search/search-state';
import { sql } from 'kysely';
import type { ScopedTx } from '../scoped.ts';
import { wordsToSql } from './query-to-sql.ts';
import { readSearchRow } from './read-search-row.ts';
import { listedBy, searchStatement, type SearchRow } from './search-statement.ts';

/** Searches the documents that the transaction's scope reaches, within the site's. */
export async function searchDocuments(
  tx: ScopedTx,
  site: StockSite,
  search: StockSearch,
): Promise<Omit<StockResults, 'ms' | 'isDegraded'>> {
  const statement = searchStatement(site, search);
  const { rows } = await statement.sql.execute(tx.sql);
  const row: SearchRow = rows[0] ?? { count: 0, cards: [], counts: null, stats: null, prices: null };
  return readSearchRow(row, statement, site, search);
}

const suggested = ['make', 'makeModel', 'body'] as const satisfies readonly Suggestion['attribute'][];

/** Makes, models and body types of the site that complete what is typed, most cars first. */
export async function suggestFromDocuments(
  tx: ScopedTx,
  site: StockSite,
  typed: string,
  limit: number,
): Promise<readonly Suggestion[]> {
  const query = normalQuery(typed);
  if (query === '') return [];
  // Whatever completes the typing is itself among the words of its cars.
  const { rows } = await sql<{ make: string; makeModel: string; body: string; cars: number }>`
    select make, make_model, body, count(*) as cars from car_documents d
    where ${listedBy(site)} and ${wordsToSql(query)}
    group by grouping sets ((make), (make_model), (body))`.execute(tx.sql);
  return suggested.flatMap((attribute) =>
    rows
      .filter((row) => row[attribute] !== null && completesTyping(row[attribute], query))
      .map((row) => ({ attribute, value: row[attribute], count: row.cars }))
      .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      .slice(0, limit),
  );
}
