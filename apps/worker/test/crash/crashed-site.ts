import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import type { ParsedMail } from 'mailparser';
import { privatePostgres } from '@forecourt/testkit-db/private-postgres';
import { redisPort } from '../env.ts';
import { mailReceiver, webhookReceiver } from '../leads/receivers.ts';
import { mailFrom, secretsKeys, signingKey, type CrashWorld } from './crash-world.ts';
import { freePort } from './free-port.ts';
import { keepRunning } from './killed-process.ts';

export interface CrashPlan {
  readonly kills: number;
  readonly clients: number;
  /** Between two kills. */
  readonly pauseMs: number;
  /** Told what happens, for whoever watches. */
  readonly say?: (line: string) => void;
}

/** Who is killed or cut, and how. */
export type Victim = readonly [name: string, kill: () => Promise<void>];

/** What a crash test has of its own. */
export interface CrashParts {
  /** What the worker, and server and worker, are told besides. */
  readonly workerVariables?: Readonly<Record<string, string>>;
  readonly variables?: Readonly<Record<string, string>>;
  /** Where its servers answer, if it has to know before they do; otherwise there is one. */
  readonly ports?: readonly number[];
  /** The program that makes its world; it prints a CrashWorld. */
  readonly setUp?: { readonly file: string; readonly order: object };
  /** Told whatever server and worker say. */
  readonly onOutput?: (said: string) => void;
  /** Killed by turns with server, worker and database. */
  readonly victims?: (world: CrashWorld, receivers: readonly Receiver[]) => readonly Victim[];
  /** Told of each mail that came to its receiver, as often as it did. */
  readonly onMail?: (mail: ParsedMail) => void;
}

type Receiver = Pick<Awaited<ReturnType<typeof mailReceiver>>, 'arrived' | 'texts' | 'cut'>;

/** A site, its server, its worker and their database, which are killed by turns. */
export interface CrashedSite {
  readonly world: CrashWorld;
  /** Of its servers, of which any answers. */
  readonly ports: readonly number[];
  readonly mail: Receiver;
  readonly crm: Receiver;
  readonly say: (line: string) => void;
  /** Kills as often as the plan says, each process at least once; by its pauses, or when the turn of each has come. */
  kill(turn?: (n: number) => Promise<void>): Promise<Readonly<Record<string, number>>>;
  /** Processes that ended though nobody killed them. */
  readonly ownEnds: () => number;
  readonly seconds: () => number;
  /** Until everything that is to be delivered is, or nothing moves any more. */
  delivered(): Promise<void>;
  query<Row extends object>(sql: string): Promise<readonly Row[]>;
  /** As who owns the database: sees what no program may. */
  queryAll<Row extends object>(sql: string): Promise<readonly Row[]>;
}

const run = promisify(execFile);
const noEngine = 'http://127.0.0.1:1';
/** Of so long without one more message delivered, what is left is called lost. */
const standstillMs = 120_000;

/** Well two times in three; otherwise as often refusing as taking without a word. */
export const mood = (): 'well' | 'refuses' | 'takes and breaks' => {
  const dice = Math.random();
  if (dice > 1 / 3) return 'well';
  return dice > 1 / 6 ? 'refuses' : 'takes and breaks';
};

/** Runs a site whose receivers fail a third of the time, for as long as `use` takes. */
export async function withCrashedSite<Report>(
  plan: CrashPlan,
  parts: CrashParts,
  use: (site: CrashedSite) => Promise<Report>,
): Promise<Report> {
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1_000;
  const say = (line: string) => plan.say?.(`${seconds().toFixed(1).padStart(6)} s: ${line}`);
  const [mail, crm, postgres, port] = await Promise.all([
    mailReceiver(mood, parts.onMail),
    webhookReceiver(signingKey, mood),
    privatePostgres(),
    freePort(),
  ]);
  const ports = parts.ports ?? [port];
  await postgres.start();
  const { file, order } = parts.setUp ?? { file: 'set-up.ts', order: { webhookPort: crm.port } };
  const setUp = await run(process.execPath, [join(import.meta.dirname, file), JSON.stringify(order)], {
    env: { PATH: '/usr/bin:/bin', TZ: 'UTC', DATABASE_ADMIN_URL: postgres.url },
    timeout: 300_000,
    maxBuffer: 8 * 1024 * 1024,
  });
  say('the world is set up');
  const world = JSON.parse(setUp.stdout) as CrashWorld;
  // The dealer sites' own server: nothing here is about stock, so that the engine is away.
  const webs = ports.map((webPort) =>
    keepRunning(
      '../../../web/server/main.ts',
      {},
      {
        DATABASE_URL: world.webUrl,
        OPENSEARCH_NODES: noEngine,
        REDIS_URL: `redis://127.0.0.1:${redisPort}`,
        WEB_PORT: String(webPort),
        WEB_PROCESSES: String(ports.length),
        WEB_TRUSTED_PROXIES: '1',
        WEB_WARM_UP_SEARCHES: '0',
        LOG_LEVEL: 'silent',
        ...parts.variables,
      },
      parts.onOutput,
    ),
  );
  const worker = keepRunning(
    'impatient-worker.ts',
    { mailPort: mail.port },
    {
      DATABASE_WORKER_URL: world.workerUrl,
      DATABASE_JOBS_URL: world.jobsUrl,
      DATABASE_INDEXER_URL: world.indexerUrl,
      OPENSEARCH_NODES: noEngine,
      OUTGOING_ALLOWED_HOSTS: `127.0.0.1:${crm.port}`,
      SECRETS_KEYS: secretsKeys,
      MAIL_FROM: mailFrom,
      // Visitors' copies go there too.
      SMTP_PORT: String(mail.port),
      SMTP_ENCRYPTED: 'false',
      WORKER_DEAD_AFTER_SECONDS: '1',
      WORKER_PORT: '0',
      LOG_LEVEL: 'silent',
      ...parts.variables,
      ...parts.workerVariables,
    },
    parts.onOutput,
  );
  const victims: readonly Victim[] = [
    ['web', async () => webs[Math.floor(Math.random() * webs.length)]?.kill()],
    ['worker', () => worker.kill()],
    [
      'postgres',
      async () => {
        await postgres.kill();
        await postgres.start();
      },
    ],
    ...(parts.victims?.(world, [mail, crm]) ?? []),
  ];
  const all = new URL(world.loaderUrl);
  all.username = 'postgres';
  try {
    return await use({
      world,
      ports,
      mail,
      crm,
      say,
      seconds,
      query: (sql) => ask(world.loaderUrl, sql),
      queryAll: (sql) => ask(all.href, sql),
      ownEnds: () => [...webs, worker].reduce((sum, one) => sum + one.ownEnds(), 0),
      async kill(turn = () => sleep(plan.pauseMs * (0.5 + Math.random()))) {
        const kills: Record<string, number> = Object.fromEntries(victims.map(([name]) => [name, 0]));
        for (let n = 0; n < plan.kills; n += 1) {
          await turn(n);
          // Each once, then whoever it hits.
          const [name, kill] =
            victims[n < victims.length ? n : Math.floor(Math.random() * victims.length)] ?? victims[0] ?? [];
          if (name === undefined || kill === undefined) break;
          say(`${name} is killed`);
          await kill();
          kills[name] = (kills[name] ?? 0) + 1;
        }
        return kills;
      },
      async delivered() {
        let left = Infinity;
        for (let movedAt = performance.now(); performance.now() - movedAt < standstillMs;) {
          const [row] = await ask<{ open: string }>(
            world.loaderUrl,
            `select count(*) as open from lead_deliveries where state <> 'delivered'`,
          );
          const open = Number(row?.open);
          say(`${open} deliveries are open`);
          if (open === 0) break;
          if (open < left) movedAt = performance.now();
          left = Math.min(left, open);
          await sleep(1_000);
        }
      },
    });
  } finally {
    await Promise.all([...webs, worker].map((one) => one.stop()));
    await postgres.remove();
    await Promise.all([mail.close(), crm.close()]);
  }
}

async function ask<Row extends object>(url: string, sql: string): Promise<readonly Row[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<Row>(sql);
    return rows;
  } finally {
    await client.end();
  }
}

const part = () => Math.floor(Math.random() * 250) + 1;

export interface SentRequest {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly answerMs?: number;
}

export interface SiteResponse {
  readonly status: number;
  readonly text: string;
  readonly headers: IncomingMessage['headers'];
}

/** Not by fetch, which does not let a caller choose the host. Each comes from an address of its own. */
export async function askSite(
  { ports, world }: Pick<CrashedSite, 'ports' | 'world'>,
  { method = 'POST', path, body = '', headers = {}, answerMs = 10_000 }: SentRequest,
): Promise<SiteResponse> {
  const asked = request({
    port: ports[Math.floor(Math.random() * ports.length)],
    host: '127.0.0.1',
    method,
    path,
    headers: {
      host: `${world.site}.localhost`,
      'content-length': Buffer.byteLength(body),
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': `100.${64 + (part() % 60)}.${part()}.${part()}`,
      ...headers,
    },
    signal: AbortSignal.timeout(answerMs),
  });
  asked.end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, text: await readText(answer), headers: answer.headers };
}
