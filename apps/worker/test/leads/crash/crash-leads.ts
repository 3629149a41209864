import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { privatePostgres } from '../../../../../packages/store/test/private-postgres.ts';
import { mailReceiver, webhookReceiver } from '../receivers.ts';
import { secretsKeys, signingKey, mailFrom, type CrashWorld, type ServeOrder } from './crash-world.ts';
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
  /** Letters that the receivers have: each lead has two. */
  readonly delivered: number;
  /** Letters that came more than once, under the same key. */
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
const drainMs = 120_000;
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
  const order: ServeOrder = { appUrl: world.appUrl, siteId: world.siteId, port };
  const web = keepRunning('serve-leads.ts', order);
  const worker = keepRunning(
    'worker-of-leads.ts',
    { mailPort: mail.port },
    {
      DATABASE_URL: world.appUrl,
      DATABASE_JOBS_URL: world.jobsUrl,
      DATABASE_INDEXER_URL: world.indexerUrl,
      // Nothing here is about stock: the engine is away.
      OPENSEARCH_NODES: 'http://127.0.0.1:1',
      OUTGOING_ALLOWED_HOSTS: `127.0.0.1:${crm.port}`,
      SECRETS_KEYS: secretsKeys,
      MAIL_FROM: mailFrom,
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
          accepted.set(key, await postUntilTaken(port, key, world.carIds[n % world.carIds.length], counted));
        }
      }),
    );
    say(`${accepted.size} leads are accepted after ${counted.posts} posts`);
    await killed;
    const loader = await connected(world.loaderUrl);
    const deadline = performance.now() + drainMs;
    while (performance.now() < deadline) {
      const { rows } = await loader.query<{ open: string }>(
        `select count(*) as open from lead_deliveries where state <> 'delivered'`,
      );
      say(`${rows[0]?.open} deliveries are open`);
      if (rows[0]?.open === '0') break;
      await sleep(1_000);
    }
    const { rows: stored } = await loader.query<{ id: string; keys: string[] }>(
      `select l.id, array_agg(d.delivery_key) as keys from leads l join lead_deliveries d on d.lead_id = l.id group by l.id`,
    );
    await loader.end();
    const keysOf = new Map(stored.map(({ id, keys }) => [id, keys]));
    const timesOf = (key: string) => (mail.arrived.get(messageId(key)) ?? 0) + (crm.arrived.get(key) ?? 0);
    const letters = [...keysOf.values()].flat().map(timesOf);
    const lost = [...accepted.values()].filter((id) => {
      const keys = keysOf.get(id) ?? [];
      return keys.length !== 2 || keys.some((key) => timesOf(key) === 0);
    });
    return {
      accepted: accepted.size,
      stored: stored.length,
      delivered: letters.filter((times) => times > 0).length,
      repeated: letters.reduce((sum, times) => sum + Math.max(0, times - 1), 0),
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
  port: number,
  idempotencyKey: string,
  carId: string | undefined,
  counted: { posts: number; refusals: number },
): Promise<string> {
  const answers = {
    name: 'Alex "Al" O’Neill 🚗',
    email: `${idempotencyKey}@example.com`,
    message: 'Still there?',
  };
  const body = JSON.stringify({ idempotencyKey, carId, answers });
  for (let tries = 0; tries < 600; tries += 1) {
    counted.posts += 1;
    try {
      const response = await fetch(`http://127.0.0.1:${port}/`, {
        method: 'POST',
        body,
        signal: AbortSignal.timeout(10_000),
      });
      const text = await response.text();
      if (response.ok) return (JSON.parse(text) as { value: { leadId: string } }).value.leadId;
    } catch {
      // The server is gone, or its answer is: nobody knows which, so the same key goes again.
    }
    counted.refusals += 1;
    await sleep(Math.min(200 * (tries + 1), 1_000) * (0.5 + Math.random()));
  }
  throw new Error('a form was never taken');
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
