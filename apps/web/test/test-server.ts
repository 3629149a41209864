import { request, type ClientRequest } from 'node:http';
import type { Car } from '@forecourt/domain/stock/car/car';
import type { StockIndex } from '@forecourt/app/ports/stock/stock-index.port';
import type { Clock } from '@forecourt/app/ports/platform/clock.port';
import { stockIndexWithFallback } from '@forecourt/app/stock/indexing/stock-index-with-fallback';
import { buildCar } from '@forecourt/testkit/build-car';
import { twoSites } from '@forecourt/testkit/two-sites';
import { requestFields } from '@forecourt/server/observability/request-context';
import { pino, type Logger } from 'pino';
import { startServer, type RunningServer } from '../server/start-server.ts';
import type { ServerOptions } from '../server/server-options.ts';
import type { PageRenderer } from '../server/pages/page-renderer.ts';
import { plainRenderer } from './plain-renderer.ts';
import { systemClock } from '@forecourt/server/clock/system-clock';
import { memorySites, type MemorySites } from './memory-sites.ts';

export interface TestResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

export interface TestServer {
  readonly server: RunningServer;
  readonly sites: MemorySites;
  /** What the log has, line by line. */
  readonly lines: readonly Readonly<Record<string, unknown>>[];
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<TestResponse>;
  readonly stop: () => Promise<void>;
}

interface TestServerOptions {
  readonly primary: StockIndex;
  readonly fallback?: StockIndex | null;
  readonly clock?: Clock;
  readonly sites?: MemorySites;
  readonly renderer?: PageRenderer;
  readonly log?: Logger;
  readonly env?: Partial<ServerOptions['env']>;
}

/** The server on a free port, for the two standard tenants: harbour.example and ranges.example. */
export async function testServer(options: TestServerOptions): Promise<TestServer> {
  const { primary, fallback = null, clock = systemClock, sites = memorySites() } = options;
  const lines: Record<string, unknown>[] = [];
  const written = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const log = options.log ?? pino({ level: 'debug', mixin: requestFields }, written);
  const stockIndex = stockIndexWithFallback({
    primary,
    fallback,
    clock,
    primaryTimeoutMs: 400,
    fallbackTimeoutMs: 400,
  });
  const server = await startServer({
    ports: { ...sites.ports, stockIndex },
    clock,
    renderer: options.renderer ?? plainRenderer,
    log,
    env: {
      platformDomain: 'forecourt.example',
      buildId: 'test',
      port: 0,
      bind: '127.0.0.1',
      metricsPort: null,
      metricsBind: '127.0.0.1',
      trustedProxies: 0,
      stopSeconds: 2,
      cacheMb: 8,
      pagesMb: 8,
      networkRequests: 100_000,
      siteShare: 100_000,
      mediaMb: 8,
      mediaKeys: ['key of tests'],
      warmUpSearches: 0,
      ...options.env,
    },
  });
  return {
    server,
    sites,
    lines,
    get: (path, headers = {}) => get(server.port, path, headers),
    stop: async () => {
      stockIndex.close();
      await server.stop();
    },
  };
}

/** Asks by hand, as fetch sets the host itself. */
export function get(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<TestResponse> {
  return responseTo(request({ port, path, headers: { host: 'harbour.example', ...headers }, agent: false }));
}

/** Sends a request, and hears the whole answer. */
export function responseTo(sent: ClientRequest, body = ''): Promise<TestResponse> {
  return new Promise((resolve, reject) => {
    sent.on('error', reject);
    sent.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
      response.on('error', reject);
    });
    sent.end(body);
  });
}

const { harbourToyota, harbourMazda, rangesKia } = twoSites;
const at = (dealership: typeof rangesKia) => ({
  dealershipId: dealership.id,
  dealershipSlug: dealership.slug,
});

/** Cars of both tenants: harbour shows all three, ranges the Kia alone. */
export const testCars: readonly Car[] = [
  buildCar({ ...at(harbourToyota), make: 'Toyota', model: 'Corolla', priceCents: 2_499_000 }),
  buildCar({
    ...at(harbourMazda),
    make: 'Mazda',
    model: 'BT-50',
    simpleBody: 'Ute',
    priceCents: 4_190_000,
    km: 90_000,
  }),
  buildCar({
    ...at(rangesKia),
    make: 'Kia',
    model: 'Sportage',
    simpleBody: 'SUV',
    priceCents: 3_599_050,
    year: 2024,
  }),
];
