import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServedRequest } from '@forecourt/server/http/send-response';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly served: (request: ServedRequest) => void;
  readonly cspViolated: (directive: string) => void;
  /** In the text form of Prometheus. */
  text(): Promise<string>;
}

export interface MetricsServer {
  readonly port: number;
  stop(): void;
}

const durationSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Counts the requests that this process serves, and how it fares: memory, garbage collection, event loop lag. */
export function webMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'forecourt_web_requests_total',
    help: 'Requests by route, status and outcome of the cache.',
    labelNames: ['route', 'status', 'cache'] as const,
    registers,
  });
  const durations = new Histogram({
    name: 'forecourt_web_request_seconds',
    help: 'From the first byte of a request to the last of its response, by route.',
    labelNames: ['route'] as const,
    buckets: durationSeconds,
    registers,
  });
  const violations = new Counter({
    name: 'forecourt_web_csp_violations_total',
    help: 'Violations of the Content-Security-Policy that browsers reported, by directive.',
    labelNames: ['directive'] as const,
    registers,
  });
  /** Finding a series by its labels costs more than counting it: each is looked up once. */
  const rows = new Map<string, ReturnType<typeof rowOf>>();
  const rowOf = (route: string, status: number, cache: string) => ({
    requests: requests.labels({ route, status, cache }),
    durations: durations.labels({ route }),
  });
  return {
    served({ route, status, cache, ms }) {
      const [named, cached] = [route ?? 'none', cache ?? 'none'];
      const key = `${named} ${status} ${cached}`;
      const row = rows.get(key) ?? rowOf(named, status, cached);
      rows.set(key, row);
      row.requests.inc();
      row.durations.observe(ms / 1_000);
    },
    cspViolated: (directive) => violations.inc({ directive }),
    text: () => registry.metrics(),
  };
}

/** Serves Prometheus, on a port that visitors do not reach. */
export async function serveMetrics(
  { port, bind }: { readonly port: number; readonly bind: string },
  metrics: Metrics,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.requestTimeout = 5_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, bind, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
