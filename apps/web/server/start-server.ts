import type { CarSheetWriter } from '@forecourt/app/ports/media/car-sheet-writer.port';
import type { Clock } from '@forecourt/app/ports/platform/clock.port';
import type { ChangeHints } from '@forecourt/app/ports/stock/change-hints.port';
import type { SharedCache } from '@forecourt/app/ports/platform/shared-cache.port';
import type { StoreRunner } from '@forecourt/app/ports/platform/store-runner.port';
import type { StockIndexWithFallback } from '@forecourt/app/stock/indexing/stock-index-with-fallback';
import type { EventLog } from '@forecourt/server/observability/event-log';
import { responseCache } from '@forecourt/server/cache/response-cache';
import type { WebEnv } from './env.ts';
import { failureSummary } from '@forecourt/server/observability/failure-summary';
import { handleRequest } from './handle-request.ts';
import { serveMetrics, webMetrics } from './observability/metrics.ts';
import { mediaHandler } from './media/media-handler.ts';
import { mediaAddresses } from './media/media-addresses.ts';
import { carPdfHandler } from './pdf/car-pdf-handler.ts';
import { pictureReader } from './pdf/picture-reader.ts';
import { themeFonts } from './pdf/theme-fonts.ts';
import type { MediaPorts } from './media/media-ports.ts';
import { pageCache } from './page-cache/page-cache.ts';
import type { PageRenderer } from './pages/page-renderer.ts';
import type { PageStores, VisitorPorts, VisitorStores } from './server-deps.ts';
import { serveHttp } from '@forecourt/server/http/serve-http';
import type { Middleware } from '@forecourt/server/http/http-handler';
import { siteResolver, type ResolverPorts } from './site/resolve-site.ts';
import { tokenBuckets } from '@forecourt/server/limits/token-bucket';
import { warmUp } from './site/warm-up.ts';
import { watchVersions } from './site/watch-versions.ts';

export interface ServerOptions {
  readonly ports: ResolverPorts &
    VisitorPorts & {
      readonly stockIndex: StockIndexWithFallback;
      readonly store: StoreRunner<PageStores & VisitorStores>;
      readonly pictures: MediaPorts;
      readonly sheets: CarSheetWriter;
      readonly shared: SharedCache;
      readonly hints: ChangeHints;
    };
  readonly clock: Clock;
  readonly renderer: PageRenderer;
  readonly log: EventLog;
  readonly middleware?: Middleware;
  readonly env: Pick<
    WebEnv,
    | 'platformDomain'
    | 'buildId'
    | 'port'
    | 'metricsPort'
    | 'trustsProxy'
    | 'stopSeconds'
    | 'cacheMb'
    | 'pagesMb'
    | 'sitePages'
    | 'mediaMb'
    | 'mediaKey'
    | 'siteSearches'
    | 'warmUpSearches'
  >;
}

export interface RunningServer {
  readonly port: number;
  /** Where a collector reads; null: nowhere. */
  readonly metricsPort: number | null;
  /** Settles when it is warm; until then it is not ready, but answers whoever asks. */
  readonly warmedUp: Promise<void>;
  /** Finishes what it has begun. */
  stop(): Promise<void>;
}

/** Of one client at one site: more than a person can press. */
const eventRate = { perSecond: 1, burst: 20 };
const warmUpPauseMs = 1_000;

/** Starts the dealer sites' server. */
export async function startServer({
  ports,
  clock,
  renderer,
  log,
  middleware,
  env,
}: ServerOptions): Promise<RunningServer> {
  const { stockIndex } = ports;
  const resolver = siteResolver(ports, {
    platformDomain: env.platformDomain,
    clock,
    onSettingProblems: ({ slug }, paths) =>
      log.warn(
        { event: 'settings_ignored', site: slug, paths },
        'stored settings do not hold and were ignored',
      ),
  });
  const cache = responseCache(env.cacheMb * 1024 * 1024, clock);
  const takeSearch = tokenBuckets<string>({ perSecond: env.siteSearches, burst: env.siteSearches * 2 });
  const takeEvent = tokenBuckets<string>(eventRate);
  const media = mediaAddresses(env.mediaKey);
  const buildId = `${env.buildId}.${renderer.version}`;
  const onTrouble = (error: unknown, where: object = {}) =>
    log.error({ event: 'request_failed', ...where, error: failureSummary(error) }, 'a request failed');
  const onFileTrouble = (error: unknown) =>
    log.warn({ event: 'file_unavailable', error: failureSummary(error) }, 'a file could not be served');
  let phase: 'warming' | 'warm' | 'stopping' = 'warming';
  const deps = {
    stockIndex,
    cache,
    takeSearch,
    takeEvent,
    clock,
    renderer,
    store: ports.store,
    codeKeys: ports.codeKeys,
    tokens: ports.tokens,
    limiter: ports.limiter,
    media,
    handleMedia: mediaHandler({
      ports: ports.pictures,
      addresses: media,
      clock,
      mostBytes: env.mediaMb * 1024 * 1024,
      onTrouble: onFileTrouble,
    }),
    handleCarPdf: carPdfHandler(
      {
        store: ports.store,
        media,
        pictures: pictureReader(ports.pictures, media, onFileTrouble),
        sheets: ports.sheets,
        fontsOf: themeFonts(renderer.files),
      },
      onTrouble,
    ),
    buildId,
    resolver,
    pages: pageCache({
      mostBytes: env.pagesMb * 1024 * 1024,
      buildId,
      clock,
      shared: ports.shared,
      takePage: tokenBuckets<string>({ perSecond: env.sitePages, burst: env.sitePages * 2 }),
    }),
    isReady: () => phase === 'warm' || (phase === 'warming' && !stockIndex.isPrimaryUsed()),
    onBrokenBlocks: (where: { readonly site: string; readonly path: string }, broken: readonly object[]) =>
      log.warn(
        { event: 'blocks_left_out', ...where, broken },
        'stored blocks do not fit their kind and were left out',
      ),
    onTrouble,
  };
  const metrics = env.metricsPort === null ? null : webMetrics();
  const collected = metrics && (await serveMetrics(env.metricsPort ?? 0, metrics));
  const { port, trustsProxy } = env;
  const server = await serveHttp(
    {
      port,
      trustsProxy,
      log,
      ...(metrics && { onServed: metrics.served }),
      ...(middleware && { middleware }),
    },
    (request, clientOf) => handleRequest(deps, request, clientOf),
  );
  const watch = watchVersions(resolver, {
    clock,
    hints: ports.hints,
    onTrouble: (error) =>
      log.warn({ event: 'versions_unavailable', error: failureSummary(error) }, 'versions cannot be checked'),
  });
  log.info({ event: 'server_started', port: server.port }, 'server started');

  const warming = { stockIndex, recentSites: (limit: number) => resolver.recentSites(limit), clock };
  async function becomeReady(): Promise<void> {
    while (phase === 'warming') {
      try {
        const searches = await warmUp(warming, env.warmUpSearches);
        if (phase === 'warming') phase = 'warm';
        log.info({ event: 'server_ready', searches }, 'server ready');
      } catch (error) {
        log.warn({ event: 'warm_up_failed', error: failureSummary(error) }, 'the warm-up failed');
        await new Promise<void>((resolve) => {
          clock.after(warmUpPauseMs, resolve);
        });
      }
    }
  }

  return {
    port: server.port,
    metricsPort: collected?.port ?? null,
    warmedUp: becomeReady(),
    async stop() {
      phase = 'stopping';
      log.info({ event: 'server_stopping' }, 'server stopping: nothing new is taken');
      watch.stop();
      await server.stop(env.stopSeconds * 1_000);
      // Last: a collector may want to see the end.
      collected?.stop();
      log.info({ event: 'server_stopped' }, 'server stopped');
    },
  };
}
