/** The dealer sites' server with sites of memory and a search that always finds the same, for measuring. */
import type { StockIndex } from '@forecourt/app/ports/stock/stock-index.port';
import { stockIndexWithFallback } from '@forecourt/app/stock/indexing/stock-index-with-fallback';
import { buildCar } from '@forecourt/testkit/build-car';
import { twoSites } from '@forecourt/testkit/two-sites';
import { pino } from 'pino';
import { builtRenderer } from '../../server/pages/page-renderer.ts';
import { startServer } from '../../server/start-server.ts';
import { systemClock } from '@forecourt/server/clock/system-clock';
import { memorySites } from '../memory-sites.ts';
import { memoryStockIndex } from '../memory-stock-index.ts';

const cars = Array.from({ length: 60 }, (_, index) =>
  buildCar({
    dealershipId: twoSites.harbourToyota.id,
    dealershipSlug: twoSites.harbourToyota.slug,
    slug: `car-${index}`,
    priceCents: 2_000_000 + index * 100_000,
  }),
);
const index = memoryStockIndex(cars);
let response: ReturnType<StockIndex['search']> | undefined;
const canned: StockIndex = {
  search: (site, question) => (response ??= index.search(site, question)),
  suggest: (site, typed, limit) => index.suggest(site, typed, limit),
};

const stockIndex = stockIndexWithFallback({
  primary: canned,
  fallback: null,
  clock: systemClock,
  primaryTimeoutMs: 1_000,
  fallbackTimeoutMs: 1_000,
});
const server = await startServer({
  ports: { ...memorySites({ more: 500, cars }).ports, stockIndex },
  clock: systemClock,
  renderer: await builtRenderer(),
  log: pino({ level: 'info' }, { write: () => undefined }),
  env: {
    platformDomain: 'localhost',
    buildId: 'bench',
    port: 0,
    bind: '127.0.0.1',
    metricsPort: 0,
    metricsBind: '127.0.0.1',
    trustedProxies: 0,
    stopSeconds: 1,
    cacheMb: 128,
    pagesMb: 256,
    networkRequests: 1_000_000,
    siteShare: 1_000_000,
    mediaMb: 8,
    mediaKeys: ['key of the bench'],
    warmUpSearches: 0,
  },
});
process.stdout.write(`${JSON.stringify({ port: server.port, metricsPort: server.metricsPort })}\n`);
