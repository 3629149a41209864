import { connect, type Socket } from 'node:net';

export interface LoadPlan {
  readonly port: number;
  /** The host and the path of the n-th request. */
  readonly requestAt: (n: number) => { readonly host: string; readonly path: string };
  readonly connections: number;
  readonly seconds: number;
}

export interface LoadResult {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly requests: number;
  /** Responses beyond 499: a run with any of them measured something else. */
  readonly failures: number;
}

const headEnd = Buffer.from('\r\n\r\n');

/**
 * Sends requests on so many connections at once, each the next when the last has its response, for so long. The
 * responses are counted by their length and not parsed, so that the load generator costs little.
 */
export async function load({ port, requestAt: ask, connections, seconds }: LoadPlan): Promise<LoadResult> {
  const endMs = performance.now() + seconds * 1_000;
  const took: number[] = [];
  let sent = 0;
  let failures = 0;

  const sendOn = (socket: Socket) =>
    new Promise<void>((resolve, reject) => {
      let received = Buffer.alloc(0);
      let startedMs = 0;
      const next = () => {
        if (performance.now() >= endMs) {
          socket.end();
          resolve();
          return;
        }
        const { host, path } = ask(sent);
        sent += 1;
        startedMs = performance.now();
        socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n`);
      };
      socket.setTimeout(10_000, () => socket.destroy(new Error('no response within 10 s')));
      socket.on('error', reject);
      socket.on('data', (chunk) => {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
        const end = received.indexOf(headEnd);
        if (end === -1) return;
        const head = received.toString('latin1', 0, end);
        const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
        if (received.length < end + headEnd.length + length) return;
        took.push(performance.now() - startedMs);
        if (Number(head.slice(9, 12)) >= 500) failures += 1;
        received = Buffer.alloc(0);
        next();
      });
      socket.once('connect', next);
    });

  const startedMs = performance.now();
  await Promise.all(Array.from({ length: connections }, () => sendOn(connect(port, '127.0.0.1'))));
  const lastedSeconds = (performance.now() - startedMs) / 1_000;
  took.sort((a, b) => a - b);
  const at = (part: number) => took[Math.floor((took.length - 1) * part)] ?? 0;
  return {
    perSecond: took.length / lastedSeconds,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    requests: took.length,
    failures,
  };
}
