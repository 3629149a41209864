/** The dealer sites' server for development: pages from the sources, and a list of the sites at localhost. */
import { join } from 'node:path';
import { requestedHost } from '@forecourt/domain/core/host';
import type { EventLog } from '@forecourt/server/observability/event-log';
import { requestFields } from '@forecourt/server/observability/request-context';
import { pino } from 'pino';
import { createServer } from 'vite';
import { compose } from '../compose.ts';
import { readEnv } from '../env.ts';
import type { Middleware } from '@forecourt/server/http/http-handler';
import { devRenderer } from '../pages/dev-renderer.ts';
import { siteResolver } from '../site/resolve-site.ts';
import { startServer } from '../start-server.ts';
import { systemClock } from '@forecourt/server/clock/system-clock';
import { siteListPage } from './site-list-page.ts';

const mostListed = 100;

const env = readEnv();
// It hands out the sources.
if (!env.isDevelopment) throw new Error('This server is for development: set FORECOURT_DEVELOPMENT=true.');
const log: EventLog = pino({ level: env.logLevel, base: { program: 'web' }, mixin: requestFields });
const composed = compose(env, log);
const { platformDomain } = env;
const vite = await createServer({
  configFile: join(import.meta.dirname, '../../vite.config.ts'),
  server: { middlewareMode: true },
  appType: 'custom',
});
const resolver = siteResolver(composed.ports, { platformDomain, clock: systemClock });

/** Null while the database is away. */
const listSites = (host: string) =>
  resolver.recentSites(mostListed).then(
    (sites) => siteListPage(sites, host),
    () => null,
  );

const middleware: Middleware = (request, response, next) => {
  const isList = requestedHost(request.headers.host, platformDomain)?.kind === 'platform';
  if (!isList || request.url !== '/') {
    vite.middlewares(request, response, next);
    return;
  }
  void listSites(request.headers.host ?? platformDomain).then((page) =>
    response.writeHead(page === null ? 503 : 200, { 'content-type': 'text/html; charset=utf-8' }).end(page),
  );
};

const server = await startServer({
  ports: composed.ports,
  clock: systemClock,
  renderer: devRenderer(vite),
  log,
  middleware,
  env,
});
process.stdout.write(`All sites: http://${platformDomain}:${server.port}/\n`);
await new Promise<void>((resolve) => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
});
await Promise.all([server.stop(), vite.close()]);
await composed.close();
process.exit(0);
