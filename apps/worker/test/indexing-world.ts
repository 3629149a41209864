import { randomUUID } from 'node:crypto';
import { grantSiteScope } from '@forecourt/app/scope/grant-scope';
import type { StockSite } from '@forecourt/app/ports/stock/stock-index.port';
import type { CarId } from '@forecourt/domain/core/ids';
import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import type { Car } from '@forecourt/domain/stock/car/car';
import { everyCar } from '@forecourt/domain/stock/filter/expression';
import { emptySearch } from '@forecourt/domain/stock/search/search-state';
import { deleteIndex, indicesBehind } from '@forecourt/search/index-alias';
import { openSearchIndexContents } from '@forecourt/search/index-contents';
import { openSearchClient } from '@forecourt/search/opensearch-client';
import { openSearchIndexRebuild } from '@forecourt/search/opensearch-index-rebuild';
import { openSearchIndexWriter } from '@forecourt/search/opensearch-index-writer';
import { openSearchStockIndex } from '@forecourt/search/opensearch-stock-index';
import { stockAliases } from '@forecourt/search/stock-aliases';
import { indexingStore } from '@forecourt/store/directory/indexing-store';
import { documentStore } from '@forecourt/store/stock/document-store';
import { inTransaction } from '@forecourt/store/transaction';
import { buildCar } from '@forecourt/testkit/build-car';
import { twoSites } from '@forecourt/testkit/two-sites';
import { pino } from 'pino';
import { harbourStaff, openTwoDealers, rangesStaff } from '@forecourt/testkit-db/two-dealers';
import type { Indexing } from '../src/compose.ts';
import { runIndexer, type RunningIndexer } from '../src/run-indexer.ts';
import { openSearchPort } from './env.ts';
import { until } from './worker-process.ts';

const newIndex = { shards: 2, replicas: '0-0' };
export const now = new Date('2026-03-01T00:00:00Z');

const clientOf = (port: number) =>
  openSearchClient({ nodes: [`http://127.0.0.1:${port}`], timeoutMs: 20_000, tryMs: 20_000 });

/** Two dealers with a search index of their own, for tests of how it is filled. */
export async function openIndexingWorld() {
  const dealers = await openTwoDealers();
  const name = `test-${randomUUID()}`;
  const aliases = stockAliases(name);
  const client = clientOf(openSearchPort);
  const clients = [client];
  const indexers: RunningIndexer[] = [];
  const store = indexingStore(dealers.indexer);

  /** What an indexer needs, with the engine behind another port where that is given. */
  const indexingBy = (port = openSearchPort): Indexing => {
    const own = clientOf(port);
    clients.push(own);
    return {
      store,
      index: openSearchIndexWriter({ client: own, aliases, newIndex }),
      contents: openSearchIndexContents(own, aliases.current),
    };
  };
  const indexing = indexingBy();

  const engine = openSearchStockIndex({
    client,
    index: aliases.current,
    timeoutMs: 20_000,
    onLeak: (leak) => {
      throw new Error(`a car of another site: ${JSON.stringify(leak)}`);
    },
  });

  return {
    dealers,
    store,
    aliases,
    client,
    indexing,
    indexingBy,
    rebuild: openSearchIndexRebuild({ client, aliases, newIndex }),

    start(deps = indexing) {
      const indexer = runIndexer(deps, pino({ level: 'silent' }));
      indexers.push(indexer);
      return indexer;
    },

    running: () => indexers,

    async stock(overrides: Parameters<typeof buildCar>[0] = {}): Promise<Car> {
      const { harbourToyota } = twoSites;
      const car = buildCar({
        dealershipId: harbourToyota.id,
        dealershipSlug: harbourToyota.slug,
        ...overrides,
      });
      await save(car);
      return car;
    },
    save,

    /** The cars that a site's search finds, the most relevant first. */
    async find(site: (typeof twoSites.sites)[number] = twoSites.harbour) {
      const { stock, search } = resolveSettings([]).settings;
      const asked: StockSite = {
        scope: grantSiteScope(site.id),
        dealerships: site.shows.map((dealership) => ({ ...dealership, name: dealership.slug })),
        filter: everyCar,
        categories: [],
        soldSince: now,
        priceRangeEdgesCents: stock.priceRangeEdgesCents,
        weeklyPriceRangeEdgesCents: stock.weeklyPriceRangeEdgesCents,
        featureList: [],
        weekly: null,
        facetLimits: search.facetLimits,
      };
      const page = { state: emptySearch('relevant'), pageSize: 500, facets: [], stats: [] };
      return (await engine.search(asked, page)).hits;
    },

    documents: () =>
      inTransaction(dealers.indexer, {}, (tx) =>
        documentStore({ sql: tx }).list({ after: null, limit: 1_000 }),
      ),

    /** As nobody: past row-level security. */
    query,

    async versionsOfSites() {
      const rows = await query<{ slug: string; version: number }>(
        'select s.slug, v.version from site_stock_versions v join sites s on s.id = v.site_id',
      );
      return Object.fromEntries(rows.map(({ slug, version }) => [slug, version]));
    },

    /** Until everything that waits has been indexed. */
    async drained(timeoutMs = 60_000) {
      await until(async () => ((await store.outbox.state()).waiting === 0 ? true : undefined), timeoutMs);
    },

    deleteCar: (id: CarId) => query('delete from cars where id = $1', [id]),

    async close() {
      await Promise.all(indexers.map((indexer) => indexer.stop(10)));
      const left = await Promise.all(
        Object.values(aliases).map((alias) => indicesBehind(client, alias as string)),
      );
      for (const index of new Set(left.flat())) await deleteIndex(client, index);
      await Promise.all(clients.map((one) => one.close()));
      await dealers.close();
    },
  };

  async function query<Row extends object>(text: string, values: unknown[] = []): Promise<readonly Row[]> {
    return (await dealers.loader.pool.query<Row>(text, values)).rows;
  }

  async function save(car: Car): Promise<void> {
    const scope = car.dealershipId === twoSites.rangesKia.id ? rangesStaff : harbourStaff;
    const saved = await dealers.run(scope, ({ cars }) => cars.save(car, now));
    if (saved !== 'saved') throw new Error(`not saved: ${saved}`);
  }
}

export type IndexingWorld = Awaited<ReturnType<typeof openIndexingWorld>>;
