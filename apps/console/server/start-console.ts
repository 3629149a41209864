import { join } from 'node:path';
import type { Clock } from '@forecourt/app/ports/platform/clock.port';
import { readBuiltAssets } from '@forecourt/server/assets/built-assets';
import { serveHttp } from '@forecourt/server/http/serve-http';
import type { EventLog } from '@forecourt/server/observability/event-log';
import type { ConsoleDeps } from './console-deps.ts';
import { readDocument } from './console-document.ts';
import type { ConsoleEnv } from './env.ts';
import { handleRequest } from './handle-console-request.ts';
import { sessionLimit } from './session-limit.ts';
import { mostFiles, mostInboxes, openStreams } from './leads/open-streams.ts';

/** Where `pnpm build` puts it. */
const buildFolder = join(import.meta.dirname, '../build/client');

export interface ConsoleOptions {
  readonly ports: ConsoleDeps['ports'];
  readonly clock: Pick<Clock, 'now'>;
  readonly log: EventLog;
  readonly env: Pick<ConsoleEnv, 'port' | 'bind' | 'trustedProxies' | 'origin' | 'stopSeconds'>;
}

export interface RunningConsole {
  readonly port: number;
  /** Graceful shutdown: finishes what it has begun. */
  stop(): Promise<void>;
}

/** Starts the console's server. */
export async function startConsole({ ports, clock, log, env }: ConsoleOptions): Promise<RunningConsole> {
  const [assets, document] = [await readBuiltAssets(buildFolder), await readDocument(buildFolder)];
  const streams = openStreams(mostInboxes);
  const openFiles = openStreams(mostFiles);
  const admitSession = sessionLimit(() => performance.now());
  const deps = { ports, clock, log, streams, openFiles, admitSession, origin: env.origin, assets, document };
  const { port, bind, trustedProxies, stopSeconds } = env;
  const server = await serveHttp({ port, bind, trustedProxies, log }, (request, clientOf, requestId) =>
    handleRequest(deps, request, clientOf, requestId),
  );
  log.info({ event: 'server_started', port: server.port }, 'console started');
  return {
    port: server.port,
    stop() {
      streams.endAll();
      return server.stop(stopSeconds * 1_000);
    },
  };
}
