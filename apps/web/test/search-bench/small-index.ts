import { emptySearch } from '@forecourt/domain/stock/search-state';
import { createIndex, deleteIndex, refreshIndex } from '@forecourt/search/index-alias';
import type { OpenSearchClient } from '@forecourt/search/opensearch-client';
import { openSearchStockIndex } from '@forecourt/search/opensearch-stock-index';
import { stockFields } from '@forecourt/search/stock-fields';
import type { Database } from '@forecourt/store/connection';
import type { BenchSite } from './bench-sites.ts';
import { benchStates, facetsOf } from './bench-states.ts';
import type { BenchEnv } from './env.ts';
import { cpuMs } from './measure.ts';
import { table } from './report.ts';
import { byPort } from './three-ways.ts';

interface Options {
  readonly client: OpenSearchClient;
  readonly env: BenchEnv;
  readonly sites: readonly [BenchSite];
  readonly loader: Database;
  readonly say: (line: string) => void;
}

const smallIndex = 'bench-ten-sites';
const otherSites = 9;
const warmUps = 3_000;
const block = 200;
const blocks = 10;

/**
 * What a search of one site costs the engine in an index that holds ten sites, and in the one that holds all:
 * blocks of searches in the one and the other by turns, after both are warm.
 */
export async function sameCostInSmallIndex({ client, env, sites, loader, say }: Options): Promise<string> {
  const [site] = sites;
  await deleteIndex(client, smallIndex);
  await createIndex(client, smallIndex);
  try {
    await copyCars(client, env.index, await dealershipsOfTen(loader, site));
    await refreshIndex(client, smallIndex);
    const portTo = (index: string) => {
      const port = openSearchStockIndex({ client, index, onLeak: () => undefined, timeoutMs: 10_000 });
      return { port, way: byPort(site, port) };
    };
    const [ten, all] = [portTo(smallIndex), portTo(env.index)];
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

async function dealershipsOfTen(loader: Database, { context }: BenchSite): Promise<readonly string[]> {
  const { rows } = await loader.pool.query<{ id: string }>(
    `
    select shared.dealership_id as id from site_dealerships shared
    where shared.site_id in (
      select site_id from site_dealerships where site_id <> $1
      group by site_id having count(*) <= 4 order by site_id limit $2)`,
    [context.site.id, otherSites],
  );
  return [...context.dealerships.map(({ id }) => id), ...rows.map(({ id }) => id)];
}

/** Documents with their routing and their versions, as they are. */
async function copyCars(client: OpenSearchClient, from: string, dealerships: readonly string[]) {
  await client.send({
    method: 'POST',
    path: '/_reindex',
    timeoutMs: 300_000,
    body: {
      source: { index: from, size: 1_000, query: { terms: { [stockFields.dealership]: dealerships } } },
      dest: { index: smallIndex, version_type: 'external' },
    },
  });
}
