import { randomBytes, randomInt } from 'node:crypto';
import { stockIndexWithFallback } from '@forecourt/app/stock/indexing/stock-index-with-fallback';
import { codeMessagePlace } from '@forecourt/app/accounts/send-sign-in-code.job';
import type { Car } from '@forecourt/domain/stock/car/car';
import { keyedCodes } from '@forecourt/providers/accounts/keyed-codes';
import { twoSites } from '@forecourt/testkit/two-sites';
import { Client } from 'pg';
import { requestFields } from '@forecourt/server/observability/request-context';
import { pino } from 'pino';
import { openTwoDealers, type TwoDealers } from '@forecourt/testkit-db/two-dealers';
import { compose } from '../../server/compose.ts';
import { readEnv } from '../../server/env.ts';
import type { PageRenderer } from '../../server/pages/page-renderer.ts';
import { startServer } from '../../server/start-server.ts';
import { systemClock } from '@forecourt/server/clock/system-clock';
import { redisPort } from '../env.ts';
import { memoryStockIndex } from '../memory-stock-index.ts';
import { plainRenderer } from '../plain-renderer.ts';

type Composed = ReturnType<typeof compose>;

export interface TestSites {
  readonly port: number;
  readonly dealers: TwoDealers;
  /** What the search finds; a test adds to it. */
  readonly found: Car[];
  readonly secret: string;
  /** What the server stands on. */
  readonly composed: Composed;
  /** What the server wrote down, line by line. */
  readonly lines: readonly string[];
  /** Moves the time of day of the server. */
  readonly pass: (ms: number) => void;
  readonly now: () => Date;
  /** The messages that wait for a phone, the last first, as the queue has them but opened. */
  readonly messagesTo: (phone: string) => Promise<readonly string[]>;
  /** What the queue holds, as whoever reads it sees it. */
  readonly queued: () => Promise<readonly string[]>;
  readonly stop: () => Promise<void>;
}

/** The two standard sites on real services, with a clock of their own: harbour.forecourt.example and ranges. */
export async function testSites(
  replaced: Partial<Composed['ports']> = {},
  renderer: PageRenderer = plainRenderer,
): Promise<TestSites> {
  const dealers = await openTwoDealers();
  // Of its own for each run: what Redis counts for one is nothing to the next.
  const secret = randomBytes(24).toString('hex');
  const env = readEnv({
    FORECOURT_DEVELOPMENT: 'true',
    DATABASE_URL: dealers.made.webUrl,
    OPENSEARCH_NODES: 'http://127.0.0.1:1',
    PLATFORM_DOMAIN: 'forecourt.example',
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    BUILD_ID: `test-${secret.slice(0, 8)}`,
    MEDIA_KEY: 'key of tests',
    CODE_KEY: secret,
    WEB_PORT: '0',
    WEB_TRUSTED_PROXIES: '1',
    WEB_NETWORK_REQUESTS: '100000',
    WEB_SITE_SHARE: '100000',
    WEB_WARM_UP_SEARCHES: '0',
  });
  const found: Car[] = [];
  const lines: string[] = [];
  const log = pino({ level: 'info', mixin: requestFields }, { write: (line) => void lines.push(line) });
  let passedMs = 0;
  const now = () => new Date(Date.now() + passedMs);
  const composed = compose(env, log);
  const stockIndex = stockIndexWithFallback({
    primary: memoryStockIndex(found),
    fallback: null,
    clock: systemClock,
    primaryTimeoutMs: 1_000,
    fallbackTimeoutMs: 1_000,
  });
  const server = await startServer({
    ports: { ...composed.ports, stockIndex, ...replaced },
    clock: { ...systemClock, now },
    renderer,
    log,
    env,
  });
  const queue = new Client({ connectionString: dealers.made.jobsUrl });
  await queue.connect();
  const codes = keyedCodes([secret]);

  async function queued(): Promise<readonly string[]> {
    const { rows } = await queue.query<{ payload: string }>(
      // Without what a worker's own schedule may add at any full minute.
      `select payload::text as payload from graphile_worker._private_jobs
       where payload->'_cron' is null order by id desc limit 5000`,
    );
    return rows.map(({ payload }) => payload);
  }

  return {
    port: server.port,
    dealers,
    found,
    secret,
    composed,
    lines,
    now,
    pass: (ms) => {
      passedMs += ms;
    },
    queued,
    async messagesTo(phone) {
      const messages = (await queued()).flatMap((payload) => {
        const { tenant, input } = JSON.parse(payload) as {
          tenant: { siteId: string };
          input: { sealed?: string };
        };
        if (input.sealed === undefined) return [];
        const opened = codes.open(input.sealed, codeMessagePlace(tenant.siteId));
        return opened === null ? [] : [JSON.parse(opened) as { to: string; text: string }];
      });
      return messages.filter(({ to }) => to === phone).map(({ text }) => text);
    },
    async stop() {
      await queue.end();
      stockIndex.close();
      await server.stop();
      await composed.close();
      await dealers.close();
    },
  };
}

/** A phone that nobody else in the test has. */
export function newPhone(): { readonly typed: string; readonly phone: string } {
  const digits = `4${String(randomInt(100_000_000)).padStart(8, '0')}`;
  return { typed: `0${digits}`, phone: `+61${digits}` };
}

export const codeIn = (text: string | undefined) => /^(\d{6})/.exec(text ?? '')?.[1] ?? '';

/** Another code than the right one. */
export const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');

export const hosts = {
  harbour: `${twoSites.harbour.slug}.forecourt.example`,
  ranges: `${twoSites.ranges.slug}.forecourt.example`,
} as const;
