import {
  StockIndexUnavailable,
  type StockIndex,
  type StockSite,
} from '@forecourt/app/ports/stock/stock-index.port';
import { concurrencyLimit } from '@forecourt/resilience/concurrency-limit';
import type { ElapsedClock } from '@forecourt/resilience/elapsed-clock';
import { StaleListedCar } from '@forecourt/domain/stock/card/listed-car';
import type { Database } from '../connection.ts';
import { inScope, type ScopedTx } from '../scoped.ts';
import { searchDocuments, suggestFromDocuments } from './search-documents.ts';

export interface PostgresStockIndexOptions {
  readonly clock: ElapsedClock;
  /** The whole search, with waiting for a permit and for a connection. */
  readonly timeoutMs?: number;
  /** The same for a directory, which has a hundred times the cars to go through. */
  readonly directoryTimeoutMs?: number;
  /** Searches at once: the database has other work to do, and a search takes a core. */
  readonly atOnce?: number;
  /** How many may wait for a permit; the next is refused at once. */
  readonly waiting?: number;
  /** A site of more dealerships than this, as the directory, gets hits and their number, and no facets. */
  readonly mostDealerships?: number;
}

/**
 * The stock search in PostgreSQL, for when the search engine does not answer: the same answers for a dealer's
 * site, without forgiving typos. Each search is one statement in the scope of its site, so that row-level
 * security decides once more which cars it sees.
 */
export function postgresStockIndex(database: Database, options: PostgresStockIndexOptions): StockIndex {
  const { timeoutMs = 400, atOnce = 4, waiting = 16, mostDealerships = 300 } = options;
  const { directoryTimeoutMs = timeoutMs } = options;
  const { clock } = options;
  const limit = concurrencyLimit({ atOnce, waiting, order: 'lifo', timeoutMs, refuse, clock });

  const isDirectory = ({ dealerships }: StockSite) => dealerships.length > mostDealerships;

  const run = <Result>(site: StockSite, work: (tx: ScopedTx) => Promise<Result>): Promise<Result> =>
    limit.run(site.scope.siteId, async (waitedMs) => {
      const left = Math.max(1, (isDirectory(site) ? directoryTimeoutMs : timeoutMs) - waitedMs);
      const planner = isDirectory(site) ? forAll : forSite;
      try {
        return await inScope(database, site.scope, work, {
          timeoutMs: left,
          retries: 1,
          readOnly: true,
          planner,
        });
      } catch (error) {
        if (error instanceof StaleListedCar) throw error;
        throw new StockIndexUnavailable('the database did not answer a search', { cause: error });
      }
    });

  return {
    async search(site, search) {
      const started = performance.now();
      const wanted = isDirectory(site) ? { ...search, facets: [], stats: [] } : search;
      const results = await run(site, (tx) => searchDocuments(tx, site, wanted));
      return { ...results, ms: Math.round(performance.now() - started), isDegraded: true };
    },
    suggest: (site, typed, most) => run(site, (tx) => suggestFromDocuments(tx, site, typed, most)),
  };
}

/** To compile a statement that runs once takes longer than to run it. The counts of a large site stay in memory. */
const forAll = { jit: 'off', work_mem: '32MB' } as const;
/** A site's cars are found by their dealerships: the planner takes the cost of a wide row for too little. */
const forSite = { ...forAll, enable_seqscan: 'off' } as const;

function refuse(): Error {
  return new StockIndexUnavailable('the database has too many searches to do');
}
