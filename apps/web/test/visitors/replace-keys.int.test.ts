import { randomBytes, randomUUID } from 'node:crypto';
import { codeMessagePlace } from '@forecourt/app/accounts/send-sign-in-code.job';
import { keyedCodes } from '@forecourt/providers/accounts/keyed-codes';
import { s3MediaStore } from '@forecourt/providers/media/s3-media-store';
import { systemClock } from '@forecourt/server/clock/system-clock';
import { testS3 } from '@forecourt/testkit/env';
import { twoSites } from '@forecourt/testkit/two-sites';
import { openTwoDealers, type TwoDealers } from '@forecourt/testkit-db/two-dealers';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compose, type Composed } from '../../server/compose.ts';
import { readEnv } from '../../server/env.ts';
import { mediaAddresses } from '../../server/media/media-addresses.ts';
import { startServer, type RunningServer } from '../../server/start-server.ts';
import { redisPort } from '../env.ts';
import { plainRenderer } from '../plain-renderer.ts';
import { testBrowser, type TestBrowser } from './test-browser.ts';
import { codeIn, hosts, newPhone } from './test-sites.ts';
import { workedOutProof } from './worked-out-proof.ts';

const [old, newer] = [1, 2].map(() => randomBytes(24).toString('hex')) as [string, string];
/** The steps of docs/keys.md: the new key is honoured, then used, then the old one goes. */
const steps = [[old], [old, newer], [newer, old], [newer]] as const;
const visitors = 4;
const dayMs = 24 * 3_600_000;
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

let dealers: TwoDealers;
let queue: Client;
let passedMs = 0;
const media = s3MediaStore(testS3);
const running: { readonly composed: Composed; readonly server: RunningServer }[] = [];

/** One server for each step: a deployment runs two of them side by side. */
async function start(keys: readonly string[]): Promise<void> {
  const env = readEnv({
    FORECOURT_DEVELOPMENT: 'true',
    DATABASE_URL: dealers.made.webUrl,
    OPENSEARCH_NODES: 'http://127.0.0.1:1',
    PLATFORM_DOMAIN: 'forecourt.example',
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    S3_ENDPOINT: testS3.endpoint,
    BUILD_ID: `keys-${old.slice(0, 8)}`,
    MEDIA_KEY: keys.join(),
    CODE_KEY: keys.join(),
    WEB_PORT: '0',
    WEB_TRUSTED_PROXIES: '1',
    WEB_WARM_UP_SEARCHES: '0',
  });
  const log = pino({ level: 'silent' });
  const composed = compose(env, log);
  const clock = { ...systemClock, now: () => new Date(Date.now() + passedMs) };
  const server = await startServer({ ports: composed.ports, clock, renderer: plainRenderer, log, env });
  running.push({ composed, server });
}

beforeAll(async () => {
  dealers = await openTwoDealers();
  queue = new Client({ connectionString: dealers.made.jobsUrl });
  await queue.connect();
  for (const keys of steps) await start(keys);
});
afterAll(async () => {
  for (const { server, composed } of running) {
    await server.stop();
    await composed.close();
  }
  media.close();
  await queue.end();
  await dealers.close();
});

/** Somebody with one cookie jar, whose requests may reach either server of a deployment. */
interface Visitor {
  readonly at: (step: number) => TestBrowser;
  readonly phone: ReturnType<typeof newPhone>;
  readonly form: string;
  receipt: string;
}

function newVisitor(): Visitor {
  const jar = new Map<string, string>();
  const browsers = running.map(({ server }) => testBrowser(server.port, hosts.harbour, { cookies: jar }));
  const at = (step: number) => browsers[step] ?? testBrowser(0, '');
  return { at, phone: newPhone(), form: randomUUID(), receipt: '' };
}

async function codeFor({ phone }: Visitor['phone']): Promise<string> {
  const codes = keyedCodes([old, newer]);
  const { rows } = await queue.query<{ sealed: string }>(
    `select payload->'input'->>'sealed' as sealed from graphile_worker._private_jobs
     where payload->'input'->>'sealed' is not null order by id desc limit 100`,
  );
  const place = codeMessagePlace(twoSites.harbour.id);
  const texts = rows.map(({ sealed }) => JSON.parse(codes.open(sealed, place) ?? '{}') as Message);
  return codeIn(texts.find(({ to }) => to === phone)?.text);
}

interface Message {
  readonly to?: string;
  readonly text?: string;
}

/** Sends the visitor's one form, again and again with the same key, and answers with the page it leads to. */
async function sendForm(visitor: Visitor, step: number): Promise<string> {
  const body = {
    form: 'enquiry',
    idempotency_key: visitor.form,
    proof: workedOutProof(hosts.harbour, visitor.form),
    name: 'Alex Nguyen',
    email: `${visitor.form}@example.com`,
    phone: visitor.phone.typed,
    message: 'Still there?',
    category: 'General Enquiry',
    dealership_slug: twoSites.harbourToyota.slug,
  };
  const json = { 'content-type': 'application/json', accept: 'application/json' };
  const sent = await visitor.at(step).post('/api/leads', JSON.stringify(body), json);
  return (JSON.parse(sent.body) as { success_page: string }).success_page;
}

async function signIn(visitor: Visitor, [asked, answered]: readonly [number, number]): Promise<void> {
  await visitor.at(asked).post('/sign-in', { phone: visitor.phone.typed });
  await visitor.at(answered).post('/sign-in/code', { code: await codeFor(visitor.phone) });
}

const isSignedIn = async (browser: TestBrowser) =>
  (JSON.parse((await browser.get('/api/visit')).body) as { signedIn: boolean }).signedIn;

it('L11 keys are replaced under load without a broken session, link or picture', async () => {
  const key = `tests/${randomUUID()}.png`;
  await media.put(key, { bytes: pixel, type: 'image/png' });
  const everybody: Visitor[] = [];
  for (const at of [0, 1, 2]) {
    const sides = [at, at + 1] as const;
    // Whoever comes in this deployment asks one server for a code, and shows it to the other.
    for (let n = 0; n < visitors; n += 1) {
      const visitor = newVisitor();
      await signIn(visitor, n % 2 === 0 ? sides : [sides[1], sides[0]]);
      visitor.receipt = await sendForm(visitor, sides[n % 2] ?? at);
      everybody.push(visitor);
    }
    // On the next day every token is renewed, by both servers at once.
    passedMs += dayMs + 1;
    const pictures = sides.map((step) =>
      mediaAddresses(steps[step] ?? [old]).addressOf(`/media/${key}`, 768, 75),
    );
    // A form is repeated within minutes, not after the key is gone.
    for (const visitor of everybody.slice(-visitors)) {
      for (const step of sides) expect(await sendForm(visitor, step)).toBe(visitor.receipt);
    }
    for (const visitor of everybody) {
      const requests = [...sides, ...sides, ...sides].map((step) => isSignedIn(visitor.at(step)));
      expect(await Promise.all(requests)).toEqual([true, true, true, true, true, true]);
      for (const step of sides) {
        expect((await visitor.at(step).get(visitor.receipt)).status).toBe(200);
        for (const picture of pictures) expect((await visitor.at(step).get(picture)).status).toBe(200);
      }
    }
  }
  // The old key is gone: whoever came before anybody spoke of a new one is still signed in.
  for (const visitor of everybody) expect(await isSignedIn(visitor.at(3))).toBe(true);
});
