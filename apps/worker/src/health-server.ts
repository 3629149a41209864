import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Health {
  isReady(): Promise<Readonly<Record<string, boolean>>>;
  /** By name, in Prometheus' words. */
  metrics(): Promise<Readonly<Record<string, number>>>;
}

export interface HealthServer {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * `/healthz`: the process lives. `/readyz`: each thing it needs, and 503 when one is missing. `/metrics`: what a
 * person is called for.
 */
export async function serveHealth(
  { port, bind }: { readonly port: number; readonly bind: string },
  health: Health,
): Promise<HealthServer> {
  const server = createServer((request, response) => {
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.url === '/healthz') send(200, { alive: true });
    else if (request.url === '/readyz') {
      health.isReady().then(
        (checks) => send(Object.values(checks).every(Boolean) ? 200 : 503, checks),
        () => send(503, { error: true }),
      );
    } else if (request.url === '/metrics') {
      health.metrics().then(
        (values) =>
          response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(linesOf(values)),
        () => send(503, { error: true }),
      );
    } else send(404, {});
  });
  server.requestTimeout = 5_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, bind, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const linesOf = (values: Readonly<Record<string, number>>) =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${value}\n`)
    .join('');
