import { connect, type Socket } from 'node:net';

export interface LoadQuestion {
  readonly port: number;
  /** The host and the path of the n-th request. */
  readonly ask: (n: number) => { readonly host: string; readonly path: string };
  readonly connections: number;
  readonly seconds: number;
}

export interface LoadResult {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly requests: number;
  /** Answers beyond 499: a run with any of them measured something else. */
  readonly failures: number;
}

const headEnd = Buffer.from('\r\n\r\n');

/**
 * Asks on so many connections at once, each the next question when the last is answered, for so long. The
 * answers are counted by their length and otherwise left alone, so that the asker costs little.
 */
export async function load({ port, ask, connections, seconds }: LoadQuestion): Promise<LoadResult> {
  const endMs = performance.now() + seconds * 1_000;
  const took: number[] = [];
  let asked = 0;
  let failures = 0;

  const askOn = (socket: Socket) =>
    new Promise<void>((resolve, reject) => {
      let received = Buffer.alloc(0);
      let startedMs = 0;
      const next = () => {
        if (performance.now() >= endMs) {
          socket.end();
          resolve();
          return;
        }
        const { host, path } = ask(asked);
        asked += 1;
        startedMs = performance.now();
        socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n`);
      };
      socket.setTimeout(10_000, () => socket.destroy(new Error('no answer within 10 s')));
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
  await Promise.all(Array.from({ length: connections }, () => askOn(connect(port, '127.0.0.1'))));
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
