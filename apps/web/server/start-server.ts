import { searchStock } from '@forecourt/app/stock/search/search-stock';
import { writeSearchQuery } from '@forecourt/domain/stock/search/search-url';
import { serveHttp } from '@forecourt/server/http/serve-http';
import { ofSecurity } from '@forecourt/server/observability/security-log';
import { failureSummary } from '@forecourt/server/observability/failure-summary';
import { handleRequest } from './handle-request.ts';
import { handlerDeps } from './handler-deps.ts';
import { serveMetrics, webMetrics } from './observability/metrics.ts';
import type { ServerOptions } from './server-options.ts';
import { readiness } from './site/readiness.ts';
import { siteResolver } from './site/resolve-site.ts';
import type { WarmUpDeps } from './site/warm-up.ts';
import { uploadBytesOf } from './visitor/visitor-routes.ts';
import { watchVersions } from './site/watch-versions.ts';

export interface RunningServer {
  readonly port: number;
  /** Where a collector reads; null: nowhere. */
  readonly metricsPort: number | null;
  /** Settles when it is warm; until then it is not ready, but serves whoever asks. */
  readonly warmedUp: Promise<void>;
  /** Graceful shutdown: finishes what it has begun. */
  stop(): Promise<void>;
}

/** Starts the dealer sites' server. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { ports, clock, log, middleware, env } = options;
  const resolver = siteResolver(ports, {
    platformDomain: env.platformDomain,
    clock,
    onSettingsChanged: ({ slug: site }) =>
      log.info({ event: 'settings_changed', ...ofSecurity, site }, 'the settings of a site changed'),
    onSettingProblems: ({ slug: site }, paths) =>
      log.warn({ event: 'settings_ignored', site, paths }, 'stored settings do not hold and were ignored'),
  });
  const recentSites = (limit: number) => resolver.recentSites(limit);
  const { stockIndex } = ports;
  const ready = readiness(
    { stockIndex, search: searchOf(options), recentSites, clock, log },
    env.warmUpSearches,
  );
  const metrics = env.metricsPort === null ? null : webMetrics();
  const deps = handlerDeps(options, {
    resolver,
    isReady: () => resolver.isLoaded() && ready.isReady(),
    countCspViolation: (directive) => metrics?.cspViolated(directive),
  });
  const collected =
    metrics && (await serveMetrics({ port: env.metricsPort ?? 0, bind: env.metricsBind }, metrics));
  const onTrouble = (error: unknown) =>
    log.warn({ event: 'versions_unavailable', error: failureSummary(error) }, 'versions cannot be checked');
  // Where they cannot be loaded now, the watch tries again; until then every site is a 503.
  await resolver.checkVersions().catch(onTrouble);
  const { port, bind, trustedProxies } = env;
  const server = await serveHttp(
    {
      port,
      bind,
      trustedProxies,
      log,
      limits: { uploadBytesOf },
      ...(metrics && { onServed: metrics.served }),
      ...(middleware && { middleware }),
    },
    (request, clientOf, requestId) => handleRequest(deps, request, clientOf, requestId),
  );
  const watch = watchVersions(resolver, { clock, hints: ports.hints, onTrouble });
  log.info({ event: 'server_started', port: server.port }, 'server started');
  return {
    port: server.port,
    metricsPort: collected?.port ?? null,
    warmedUp: ready.begin(),
    async stop() {
      ready.stop();
      log.info({ event: 'server_stopping' }, 'server stopping: nothing new is taken');
      watch.stop();
      await server.stop(env.stopSeconds * 1_000);
      // Last: a collector may want to see the end.
      collected?.stop();
      log.info({ event: 'server_stopped' }, 'server stopped');
    },
  };
}

/** A search, made where those of visitors are. */
function searchOf({ workers, ports, clock }: ServerOptions): WarmUpDeps['search'] {
  return async (context, state) => {
    const now = clock.now();
    if (!workers) return (await searchStock(ports, context, { state, now })).ok;
    const query = writeSearchQuery(state, context.settings.search);
    const { status } = await workers.make({ context, now }, { kind: 'api', path: '/api/search', query });
    return status === 200;
  };
}
