import { randomInt, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** What the visitors of other sites meet while one is flooded, in milliseconds; what failed is counted apart. */
export interface Met {
  readonly cached: readonly number[];
  readonly uncached: readonly number[];
  readonly leads: readonly number[];
  /** Cached pages of the flooded site. */
  readonly flooded: readonly number[];
  readonly failures: Readonly<Record<'cached' | 'uncached' | 'leads' | 'flooded', number>>;
}

export interface BystanderOptions {
  readonly port: number;
  readonly host: string;
  readonly floodedHost: string;
  readonly seconds: number;
  /** A body for /api/leads that the site takes. */
  readonly leadOf: (host: string) => Readonly<Record<string, unknown>>;
  readonly uncachedPath: (n: number) => string;
}

const cachedPath = '/';
const agent = new Agent({ keepAlive: true, maxSockets: 16 });
const json = { 'content-type': 'application/json', accept: 'application/json' };

/** Visits other sites at a steady pace, as people do, and says how long each answer took. */
export async function bystanders(options: BystanderOptions): Promise<Met> {
  const { port, host, floodedHost, seconds, leadOf, uncachedPath } = options;
  const untilMs = performance.now() + seconds * 1_000;
  const failures = { cached: 0, uncached: 0, leads: 0, flooded: 0 };
  const run = randomUUID().slice(0, 8);
  // Others for every run: those of the last have sent as many leads as a network may.
  let visitor = randomInt(0x1_00_00_00);

  async function every(
    ms: number,
    kind: keyof typeof failures,
    visit: (n: number) => Promise<number>,
  ): Promise<readonly number[]> {
    const times: number[] = [];
    const visits: Promise<void>[] = [];
    for (let n = 0; performance.now() < untilMs; n += 1) {
      const startedMs = performance.now();
      visits.push(
        (async () => {
          const status = await visit(n).catch(() => 0);
          if (status > 0 && status < 400) times.push(performance.now() - startedMs);
          else failures[kind] += 1;
        })(),
      );
      await sleep(ms);
    }
    await Promise.all(visits);
    return times;
  }
  const from = () => {
    visitor += 1;
    return {
      'x-forwarded-for': `203.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
      // As browsers do.
      'accept-encoding': 'gzip, deflate, br, zstd',
    };
  };
  const get = (site: string, path: string) => send({ port, path, headers: { host: site, ...from() } });
  const [cached, uncached, leads, flooded] = await Promise.all([
    every(20, 'cached', () => get(host, cachedPath)),
    every(250, 'uncached', (n) => get(host, `${uncachedPath(n)}&run=${run}`)),
    every(500, 'leads', () =>
      send({
        port,
        path: '/api/leads',
        headers: { host, 'sec-fetch-site': 'same-origin', ...json, ...from() },
        body: JSON.stringify(leadOf(host)),
      }),
    ),
    every(200, 'flooded', () => get(floodedHost, cachedPath)),
  ]);
  return { cached, uncached, leads, flooded, failures };
}

function send({
  port,
  path,
  headers,
  body,
}: {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}): Promise<number> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const sent = request(
      { port, host: '127.0.0.1', agent, path, method, headers: { ...headers, ...length }, timeout: 15_000 },
      (response) => {
        response.on('error', reject);
        response.on('end', () => resolve(response.statusCode ?? 0));
        response.resume();
      },
    );
    sent.on('error', reject);
    sent.on('timeout', () => sent.destroy(new Error('no answer within 15 s')));
    sent.end(body);
  });
}
