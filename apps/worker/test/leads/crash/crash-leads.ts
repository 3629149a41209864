import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { privatePostgres } from '@forecourt/testkit-db/private-postgres';
import { mailReceiver, webhookReceiver } from '../receivers.ts';
import { redisPort } from '../../env.ts';
import { secretsKeys, signingKey, mailFrom, type CrashWorld } from './crash-world.ts';
import { keepRunning } from './killed-process.ts';

export interface CrashPlan {
  readonly leads: number;
  readonly kills: number;
  readonly clients: number;
  /** Between two kills. */
  readonly pauseMs: number;
  /** Told what happens, for whoever watches. */
  readonly say?: (line: string) => void;
}

export interface CrashReport {
  /** The visitor saw success. */
  readonly accepted: number;
  readonly stored: number;
  /** Messages that the receivers have: each lead has two. */
  readonly delivered: number;
  /** Messages that came more than once, under the same key. */
  readonly repeated: number;
  /** Accepted, and not stored, or not with a receiver. */
  readonly lost: number;
  /** More leads than forms. */
  readonly doubled: number;
  /** Processes that ended though nobody killed them. */
  readonly ownEnds: number;
  readonly posts: number;
  readonly refusals: number;
  readonly kills: Readonly<Record<string, number>>;
  readonly seconds: number;
}

const run = promisify(execFile);
const noEngine = 'http://127.0.0.1:1';
/** Of so long without one more message delivered, what is left is called lost. */
const standstillMs = 120_000;
const messageId = (key: string) => `<${key.replaceAll(':', '-')}@forecourt.example>`;

/** Well two times in three; otherwise as often refusing as taking without a word. */
const mood = () => {
  const dice = Math.random();
  if (dice > 1 / 3) return 'well';
  return dice > 1 / 6 ? 'refuses' : 'takes and breaks';
};

/**
 * Clients send forms until each saw success, while the server, the worker and PostgreSQL are killed by turns and
 * the receivers fail a third of the time. Then everything accepted must be stored and with both receivers.
 */
export async function crashLeads(plan: CrashPlan): Promise<CrashReport> {
  const startedAt = performance.now();
  const say = (line: string) =>
    plan.say?.(`${((performance.now() - startedAt) / 1_000).toFixed(1).padStart(6)} s: ${line}`);
  const [mail, crm, postgres, port] = await Promise.all([
    mailReceiver(mood),
    webhookReceiver(signingKey, mood),
    privatePostgres(),
    freePort(),
  ]);
  await postgres.start();
  const setUp = await run(
    process.execPath,
    [join(import.meta.dirname, 'set-up.ts'), JSON.stringify({ webhookPort: crm.port })],
    { env: { PATH: '/usr/bin:/bin', TZ: 'UTC', DATABASE_ADMIN_URL: postgres.url }, timeout: 120_000 },
  );
  say('the world is set up');
  const world = JSON.parse(setUp.stdout) as CrashWorld;
  // The dealer sites' own server: nothing here is about stock, so that the engine is away.
  const web = keepRunning(
    '../../../../web/server/main.ts',
    {},
    {
      DATABASE_URL: world.webUrl,
      OPENSEARCH_NODES: noEngine,
      REDIS_URL: `redis://127.0.0.1:${redisPort}`,
      WEB_PORT: String(port),
      WEB_TRUSTED_PROXIES: '1',
      WEB_WARM_UP_SEARCHES: '0',
      LOG_LEVEL: 'silent',
    },
  );
  const worker = keepRunning(
    'lead-worker.ts',
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
    },
  );
  const kills: Record<string, number> = { web: 0, worker: 0, postgres: 0 };
  const victims: readonly (readonly [string, () => Promise<void>])[] = [
    ['web', () => web.kill()],
    ['worker', () => worker.kill()],
    [
      'postgres',
      async () => {
        await postgres.kill();
        await postgres.start();
      },
    ],
  ];
  const killing = async () => {
    for (let n = 0; n < plan.kills; n += 1) {
      await sleep(plan.pauseMs * (0.5 + Math.random()));
      // Each once, then whoever it hits.
      const [name, kill] =
        victims[n < victims.length ? n : Math.floor(Math.random() * 3)] ?? victims[0] ?? [];
      if (name === undefined || kill === undefined) break;
      say(`${name} is killed`);
      await kill();
      kills[name] = (kills[name] ?? 0) + 1;
    }
  };
  try {
    const accepted = new Map<string, string>();
    const counted = { posts: 0, refusals: 0 };
    const killed = killing();
    const paceMs = (plan.kills * plan.pauseMs * plan.clients) / plan.leads;
    await Promise.all(
      Array.from({ length: plan.clients }, async (_, client) => {
        for (let n = client; n < plan.leads; n += plan.clients) {
          await sleep(paceMs * Math.random() * 2);
          const key = randomUUID();
          if (n % 50 === 0) say(`lead ${n}: ${accepted.size} accepted, ${counted.refusals} refusals`);
          const carId = world.carIds[n % world.carIds.length];
          accepted.set(key, await postUntilTaken({ port, site: world.site }, { key, carId, n }, counted));
        }
      }),
    );
    say(`${accepted.size} leads are accepted after ${counted.posts} posts`);
    await killed;
    const loader = await connected(world.loaderUrl);
    let left = Infinity;
    for (let movedAt = performance.now(); performance.now() - movedAt < standstillMs;) {
      const { rows } = await loader.query<{ open: string }>(
        `select count(*) as open from lead_deliveries where state <> 'delivered'`,
      );
      const open = Number(rows[0]?.open);
      say(`${open} deliveries are open`);
      if (open === 0) break;
      if (open < left) movedAt = performance.now();
      left = Math.min(left, open);
      await sleep(1_000);
    }
    const { rows: stored } = await loader.query<{ id: string; keys: string[] }>(
      `select l.id, array_agg(d.delivery_key) as keys from leads l join lead_deliveries d on d.lead_id = l.id group by l.id`,
    );
    await loader.end();
    const keysOf = new Map(stored.map(({ id, keys }) => [id, keys]));
    const timesOf = (key: string) => (mail.arrived.get(messageId(key)) ?? 0) + (crm.arrived.get(key) ?? 0);
    const messages = [...keysOf.values()].flat().map(timesOf);
    const lost = [...accepted.values()].filter((id) => {
      const keys = keysOf.get(id) ?? [];
      return keys.length !== 2 || keys.some((key) => timesOf(key) === 0);
    });
    return {
      accepted: accepted.size,
      stored: stored.length,
      delivered: messages.filter((times) => times > 0).length,
      repeated: messages.reduce((sum, times) => sum + Math.max(0, times - 1), 0),
      lost: lost.length,
      doubled: stored.length - new Set(accepted.values()).size,
      ownEnds: web.ownEnds() + worker.ownEnds(),
      ...counted,
      kills,
      seconds: Math.round((performance.now() - startedAt) / 100) / 10,
    };
  } finally {
    await Promise.all([web.stop(), worker.stop()]);
    await postgres.remove();
    await Promise.all([mail.close(), crm.close()]);
  }
}

/** Sends one form with one key until it is taken, as a browser does. */
async function postUntilTaken(
  to: { readonly port: number; readonly site: string },
  { key, carId, n }: { readonly key: string; readonly carId: string | undefined; readonly n: number },
  counted: { posts: number; refusals: number },
): Promise<string> {
  const body = JSON.stringify({
    form: 'enquiry',
    car_id: carId,
    idempotency_key: key,
    page: '/',
    name: 'Alex "Al" O’Neill 🚗',
    email: `${key}@example.com`,
    // Another person each time: the same one about the same car would be one conversation.
    phone: `04${10_000_000 + n}`,
    message: 'Still there?',
    terms: true,
  });
  for (let tries = 0; tries < 600; tries += 1) {
    counted.posts += 1;
    try {
      const { status, text } = await post(to, body);
      if (status === 200) return (JSON.parse(text) as { lead_id: string }).lead_id;
      if (status < 500) throw new Refused(`a form was answered ${status}: ${text}`);
    } catch (error) {
      if (error instanceof Refused) throw error;
      // The server is gone, or its answer is: nobody knows which, so the same key goes again.
    }
    counted.refusals += 1;
    await sleep(Math.min(200 * (tries + 1), 1_000) * (0.5 + Math.random()));
  }
  throw new Error('a form was never taken');
}

/** What no repetition mends: then the test itself is wrong. */
class Refused extends Error {}

const part = () => Math.floor(Math.random() * 250) + 1;

/** Not by fetch, which does not let a caller choose the host. Each comes from an address of its own. */
async function post(
  { port, site }: { readonly port: number; readonly site: string },
  body: string,
): Promise<{ readonly status: number; readonly text: string }> {
  const host = `${site}.localhost`;
  const asked = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/leads',
    headers: {
      host,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': `100.${64 + (part() % 60)}.${part()}.${part()}`,
    },
    signal: AbortSignal.timeout(10_000),
  });
  asked.end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, text: await readText(answer) };
}

async function connected(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
