import type { StockIndex } from '@forecourt/app/ports/stock/stock-index.port';
import { grantSiteScope } from '@forecourt/app/scope/grant-scope';
import { searchStock } from '@forecourt/app/stock/search/search-stock';
import type { SiteId } from '@forecourt/domain/core/ids';
import type { SearchDocument } from '@forecourt/domain/stock/search/search-document';
import { emptySearch } from '@forecourt/domain/stock/search/search-state';
import { createIndex, deleteIndex, mergeIndex, refreshIndex } from '@forecourt/search/index-alias';
import type { OpenSearchClient } from '@forecourt/search/opensearch-client';
import { openSearchStockIndex } from '@forecourt/search/opensearch-stock-index';
import { writeDocuments } from '@forecourt/search/write-documents';
import type { Database } from '@forecourt/store/connection';
import { storeRunner } from '@forecourt/store/stores';
import type { BenchSite } from './bench-sites.ts';
import { benchStates, facetsOf } from './bench-states.ts';
import type { BenchEnv } from './env.ts';
import { cpuMs } from '../bench/measure.ts';
import { table } from '../bench/report.ts';
import { byPort } from './three-ways.ts';

interface Options {
  readonly client: OpenSearchClient;
  readonly env: BenchEnv;
  readonly sites: readonly [BenchSite];
  readonly loader: Database;
  readonly app: Database;
  readonly say: (line: string) => void;
}

const smallIndex = 'bench-ten-sites';
const otherSites = 9;
const pageSize = 500;
const warmUps = 3_000;
const block = 200;
const blocks = 10;

/**
 * What a search of one site costs the engine in an index that holds ten sites, and in the one that holds all:
 * blocks of searches in the one and the other by turns, after both are warm.
 */
export async function sameCostInSmallIndex({
  client,
  env,
  sites,
  loader,
  app,
  say,
}: Options): Promise<string> {
  const [site] = sites;
  await deleteIndex(client, smallIndex);
  await createIndex(client, smallIndex);
  try {
    await copyCars(client, app, await sitesOfTen(loader, site));
    // As the whole one is when it takes over.
    await mergeIndex(client, smallIndex);
    await refreshIndex(client, smallIndex);
    const portTo = (index: string) => {
      const port = openSearchStockIndex({ client, index, onLeak: () => undefined, timeoutMs: 10_000 });
      return { port, way: byPort(site, port) };
    };
    const [ten, all] = [portTo(smallIndex), portTo(env.index)];
    await assertSame(site, ten.port, all.port);
    const states = benchStates('small index', await facetsOf(site, all.port), block * blocks);
    const stateAt = (turn: number) => states[turn % states.length] ?? emptySearch('relevant');
    for (const { way } of [ten, all]) for (let turn = 0; turn < warmUps; turn += 1) await way(stateAt(turn));
    say('both are warm ...');
    const spent = { ten: 0, all: 0 };
    for (let turn = 0; turn < blocks; turn += 1) {
      for (const name of turn % 2 === 0 ? (['ten', 'all'] as const) : (['all', 'ten'] as const)) {
        const before = cpuMs([env.enginePid]);
        const { way } = name === 'ten' ? ten : all;
        for (let one = 0; one < block; one += 1) await way(stateAt(turn * block + one));
        spent[name] += cpuMs([env.enginePid]) - before;
      }
    }
    const per = (name: keyof typeof spent) => (spent[name] / (block * blocks)).toFixed(2);
    return table(
      ['index', 'CPU of the engine per search, ms', 'of the small one'],
      [
        ['10 sites', per('ten'), '1.00'],
        ['all sites', per('all'), (spent.all / spent.ten).toFixed(2)],
      ],
    );
  } finally {
    await deleteIndex(client, smallIndex);
  }
}

async function sitesOfTen(loader: Database, { context }: BenchSite): Promise<readonly SiteId[]> {
  const { rows } = await loader.pool.query<{ id: SiteId }>(
    `
    select site_id as id from site_dealerships where site_id <> $1
    group by site_id having count(*) <= 4 order by site_id limit $2`,
    [context.site.id, otherSites],
  );
  return [context.site.id, ...rows.map(({ id }) => id)];
}

/** From the database, as the index keeps nothing to copy but what is shown of a car. */
async function copyCars(client: OpenSearchClient, app: Database, sites: readonly SiteId[]): Promise<void> {
  const store = storeRunner(app);
  for (const siteId of sites) {
    const scope = grantSiteScope(siteId);
    for (let after: SearchDocument | null = null; ;) {
      const page: readonly SearchDocument[] = await store.run(scope, ({ documents }) =>
        documents.list({ after, limit: pageSize }),
      );
      after = page.at(-1) ?? null;
      if (after === null) break;
      const writes = page.map((document) => ({ kind: 'document' as const, document }));
      const { failures } = await writeDocuments(writes, { client, index: smallIndex });
      if (failures.length > 0) throw new Error(`not indexed: ${failures[0]?.reason}`);
    }
  }
}

/** An index that finds nothing is cheap, and says nothing. */
async function assertSame(site: BenchSite, one: StockIndex, other: StockIndex): Promise<void> {
  const now = new Date();
  const state = emptySearch('relevant');
  const [few, all] = await Promise.all(
    [one, other].map((stockIndex) => searchStock({ stockIndex }, site.context, { state, now })),
  );
  const counts = [few, all].map((found) => (found?.ok ? found.value.count : null));
  if (counts[0] === null || counts[0] === 0 || counts[0] !== counts[1]) {
    throw new Error(`the small index finds ${counts[0]} cars and the whole one ${counts[1]}`);
  }
}
