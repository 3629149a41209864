/**
 * Measures the search on a loaded world, in one run and side by side: the engine asked directly, our port, our
 * API, and the database in the engine's place. Started by `pnpm bench:search`, which writes down what it says.
 */
import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { normalSearchState, type NormalSearchState } from '@forecourt/domain/stock/search/search-state';
import { openSearchClient } from '@forecourt/search/opensearch-client';
import { openSearchStockIndex } from '@forecourt/search/opensearch-stock-index';
import { systemClock } from '@forecourt/server/clock/system-clock';
import { connectDatabase } from '@forecourt/store/connection';
import { postgresStockIndex } from '@forecourt/store/stock/postgres-stock-index';
import { startWebProcess } from '../web-process.ts';
import { benchSites, type BenchSite } from './bench-sites.ts';
import { benchStates, facetsOf } from './bench-states.ts';
import { failures } from './failures.ts';
import { cpuMs, familyOf, timed, timesOf } from '../bench/measure.ts';
import { picture, siteTable, table, type SiteResult, type WayResult } from '../bench/report.ts';
import { readBenchEnv } from './env.ts';
import { sameCostInSmallIndex } from './small-index.ts';
import { bareWay, byApi, byPort, type Way } from './three-ways.ts';

const env = readBenchEnv();
const say = (line: string) => void process.stderr.write(`${line}\n`);
const domain = 'bench.example';
const warmUps = 800;
const connect = (url: string, poolSize: number) =>
  connectDatabase({ url, poolSize, applicationName: 'bench-search', callTimeoutMs: 60_000 });
const [loader, app] = [connect(env.loaderUrl, 1), connect(env.databaseUrl, 4)];
const client = openSearchClient({ nodes: [env.node], timeoutMs: 10_000, tryMs: 10_000 });
const stockIndex = openSearchStockIndex({
  client,
  index: env.index,
  onLeak: () => say('A car outside of its site was found.'),
  timeoutMs: 10_000,
});
const fallback = postgresStockIndex(app, { clock: systemClock, timeoutMs: 20_000 });
const webVariables = (node: string) => ({
  DATABASE_URL: env.databaseUrl,
  OPENSEARCH_NODES: node,
  STOCK_INDEX: env.index,
  PLATFORM_DOMAIN: domain,
  WEB_PORT: '0',
  WEB_CACHE_MB: '1',
  LOG_LEVEL: 'info',
});

say('Looking for the sites ...');
const sites = await benchSites({ loader, app, stockIndex }, [
  { name: 'a site', cars: 1_000 },
  { name: 'a large site', cars: 20_000 },
  { name: 'the directory', cars: 500_000 },
]);
const web = await startWebProcess(webVariables(env.node));
const webPids = [web.pid];
const enginePids = [env.enginePid];
const databasePids = () => familyOf(env.postgresPid);

/** No search of the warm-up is one that is measured, nor one of its own. */
const uncached =
  (way: Way, turn: number): Way =>
  (state) =>
    way(
      normalSearchState({ ...state, ranges: { ...state.ranges, km: { min: null, max: 2_000_000 + turn } } }),
    );

/** One after the other in turn, so that whatever else this machine does falls on all ways alike. */
async function sideBySide(ways: readonly Way[], states: readonly NormalSearchState[]): Promise<number[][]> {
  const times: number[][] = ways.map(() => []);
  for (const [turn, state] of states.entries()) {
    for (const offset of ways.keys()) {
      const index = (turn + offset) % ways.length;
      const way = ways[index];
      if (way) times[index]?.push(await timed(() => way(state)));
    }
  }
  return times;
}

/** What a search costs each process, over all states in a row. */
async function cpuOf(way: Way, states: readonly NormalSearchState[], engine: () => readonly number[]) {
  const before = { client: cpuMs([process.pid]), server: cpuMs(webPids), engine: cpuMs(engine()) };
  for (const state of states) await way(state);
  const per = (now: number, then: number) => (now - then) / states.length;
  return {
    clientMs: per(cpuMs([process.pid]), before.client),
    serverMs: per(cpuMs(webPids), before.server),
    engineMs: per(cpuMs(engine()), before.engine),
  };
}

async function measureSite(site: BenchSite, searches: number): Promise<SiteResult> {
  const { context } = site;
  const states = benchStates(context.site.slug, await facetsOf(site, stockIndex), searches);
  const port = byPort(site, stockIndex);
  const apiView = byApi(site, web.port, domain);
  const lesser = { degraded: 0, refused: 0 };
  const api: Way = async (state) => {
    const view = await apiView(state).catch(() => null);
    if (view === null) lesser.refused += 1;
    else if (view.degraded) lesser.degraded += 1;
  };
  const bare = await bareWay(site, client, env.node, env.index, states);
  const database = byPort(site, fallback);
  say(`${site.name}: warming up ...`);
  // A process that has served a few hundred searches is still compiling: visitors meet one that has served more.
  for (let turn = 0; turn < Math.max(states.length, warmUps); turn += 1) {
    const state = states[turn % states.length];
    if (!state) break;
    for (const way of [bare, port, uncached(api, turn)]) await way(state);
  }
  Object.assign(lesser, { degraded: 0, refused: 0 });
  say(`${site.name}: ${searches} searches each way ...`);
  const named = [
    ['bare OpenSearch', bare],
    ['our port', port],
    ['our API, uncached', api],
  ] as const;
  const times = await sideBySide(
    named.map(([, way]) => way),
    states,
  );
  const ways: WayResult[] = [];
  for (const [index, [way, ask]] of named.entries()) {
    ways.push({ way, times: timesOf(times[index] ?? []), ...(await cpuOf(ask, states, () => enginePids)) });
  }
  say(`${site.name}: ${lesser.degraded} answered by the database, ${lesser.refused} by nobody`);
  const [cached] = states;
  if (!cached) throw new Error('no states');
  const again = states.map(() => cached);
  const cachedTimes: number[] = [];
  for (const state of again) cachedTimes.push(await timed(() => api(state)));
  ways.push({
    way: 'our API, cached',
    times: timesOf(cachedTimes),
    ...(await cpuOf(api, again, () => enginePids)),
  });

  const fewer = states.slice(0, Math.min(states.length, site.cars > 100_000 ? 20 : 100));
  const databaseTimes: number[] = [];
  for (const state of fewer) databaseTimes.push(await timed(() => database(state)));
  ways.push({
    way: 'PostgreSQL in its place',
    times: timesOf(databaseTimes),
    ...(await cpuOf(database, fewer, databasePids)),
  });
  return { name: site.name, cars: site.cars, searches, ways };
}

/** At a steady pace, whether or not those before have been answered. */
async function atRate(site: BenchSite, perSecond: number, seconds: number) {
  const facets = await facetsOf(site, stockIndex);
  const states = benchStates(`rate ${site.context.site.slug}`, facets, perSecond * seconds);
  const api = byApi(site, web.port, domain);
  const startedMs = performance.now();
  const sent = states.map(async (state, turn) => {
    await sleep(Math.max(0, startedMs + (turn * 1_000) / perSecond - performance.now()));
    return timed(() => api(state));
  });
  return timesOf(await Promise.all(sent));
}

const results: SiteResult[] = [];
for (const site of sites)
  results.push(await measureSite(site, site.cars > 100_000 ? env.searches / 4 : env.searches));
const [small, large, directory] = sites;
if (!small || !large || !directory) throw new Error('sites are missing');
say('100 searches a second ...');
const rate = await atRate(small, 100, 20);
say('an index of 10 sites and one of all ...');
const cost = await sameCostInSmallIndex({ client, env, sites: [small], loader, app, say });
web.kill('SIGTERM');
await web.ended;
say('an engine that fails ...');
const failed = await failures({ env, sites: { small, large, directory }, domain, webVariables, say });

const { p50, p95, p99 } = rate;
process.stdout.write(
  [
    ...results.map(
      (result) =>
        `### ${result.name}: ${result.cars.toLocaleString('en-AU')} cars, ${result.searches} different searches, one at a time\n\n${siteTable(result)}`,
    ),
    `### ${small.name}, 100 searches a second for 20 s, uncached\n\n${table(['p50 ms', 'p95', 'p99'], [[p50, p95, p99].map((value) => value.toFixed(1))])}`,
    `### What a search costs the engine in an index of 10 sites and in one of all\n\n${cost}`,
    `### When the engine fails\n\n${failed}`,
  ].join('\n\n'),
);
writeFileSync(env.picturePath, picture(results));
await Promise.all([client.close(), loader.close(), app.close()]);
process.exit(0);
