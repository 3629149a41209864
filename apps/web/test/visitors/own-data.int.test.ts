import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildCar } from '@forecourt/testkit/build-car';
import { twoSites } from '@forecourt/testkit/two-sites';
import { harbourStaff } from '@forecourt/testkit-db/two-dealers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redisPort } from '../env.ts';
import { testBrowser, type TestBrowser } from './test-browser.ts';
import { hosts, newPhone, testSites, type TestSites } from './test-sites.ts';
import { testVisitors } from './test-visitors.ts';
import { workedOutProof } from './worked-out-proof.ts';

const { harbourToyota } = twoSites;
const car = buildCar({
  dealershipId: harbourToyota.id,
  dealershipSlug: harbourToyota.slug,
  slug: 'corolla',
  carType: 'used',
});

let sites: TestSites;
const { signedIn, isSignedIn } = testVisitors(() => sites);
const browser = () => testBrowser(sites.port, hosts.harbour);
beforeAll(async () => {
  sites = await testSites();
  await sites.dealers.run(harbourStaff, ({ cars }) => cars.save(car, new Date()));
});
afterAll(() => sites.stop());

const query = async (sql: string, ...values: unknown[]) =>
  (await sites.dealers.loader.pool.query<Record<string, unknown>>(sql, values)).rows;

/** Somebody writes to the dealer with a phone, signed out. */
async function enquire(
  who: TestBrowser,
  phone: string,
  message: string,
  email = `${randomUUID()}@example.com`,
) {
  const key = randomUUID();
  const body = {
    form: 'enquiry',
    idempotency_key: key,
    proof: workedOutProof(who.host, key),
    car_id: car.id,
    name: 'Vera Nguyen',
    email,
    phone,
    message,
  };
  const json = { 'content-type': 'application/json', accept: 'application/json' };
  const { status } = await who.post('/api/leads', JSON.stringify(body), json);
  expect(status).toBe(200);
}

/** Every command that Redis is sent while something is done, with what it is told. */
async function toldRedis(work: () => Promise<void>): Promise<string> {
  const chunks: Buffer[] = [];
  const monitor = connect(redisPort, '127.0.0.1');
  monitor.on('data', (chunk) => chunks.push(chunk));
  monitor.write('MONITOR\r\n');
  await once(monitor, 'data');
  await work();
  // Counts are not waited for by a response.
  await sleep(200);
  monitor.destroy();
  return Buffer.concat(chunks).toString();
}

const download = async (who: TestBrowser) => {
  const { status, body, headers } = await who.post('/account/data', {});
  return { status, headers, text: body };
};

describe('OPS-10.2 Redis', () => {
  it('M11 is told nothing personal while a visitor signs in, writes and takes their data along', async () => {
    const email = `${randomUUID()}@example.com`;
    let phones: readonly string[] = [];
    const told = await toldRedis(async () => {
      const { who, typed, phone } = await signedIn();
      phones = [typed, typed.replaceAll(' ', ''), phone.slice(1)];
      await enquire(browser(), typed, 'Words for Redis', email);
      await download(who);
    });
    expect(told).toContain('rate:');
    const found = [...phones, email, 'Vera', 'Words for Redis'].filter((word) => told.includes(word));
    expect(phones).toHaveLength(3);
    expect(found).toEqual([]);
  });
});

describe('ACCT-1.1 download my data', () => {
  it('M11 is a file of what the visitor left, signed out too, and of nobody else', async () => {
    const vera = await signedIn();
    const email = `${randomUUID()}@example.com`;
    await enquire(browser(), vera.typed, 'Sent before I signed in', email);
    await enquire(browser(), newPhone().typed, 'Of somebody with the same email', email);
    const { status, headers, text } = await download(vera.who);
    expect(status).toBe(200);
    expect(headers['content-disposition']).toBe('attachment; filename="my-data.json"');
    expect(headers['cache-control']).toBe('private, no-store');
    const file = JSON.parse(text) as { data: Record<string, readonly Record<string, unknown>[]> };
    expect(file.data['leads']).toMatchObject([{ message: 'Sent before I signed in', phone: vera.phone }]);
    expect(file.data['visitors']).toMatchObject([{ phone: vera.phone }]);
    // An email proves nothing: whoever typed it once would read what its owner wrote.
    expect(text).not.toContain('Of somebody');
  });

  it('is for who is signed in, and not to be had all day', async () => {
    const stranger = await download(browser());
    expect([stranger.status, stranger.headers['location']]).toEqual([
      303,
      expect.stringMatching(/^\/sign-in\?/),
    ]);
    const { who } = await signedIn();
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) statuses.push((await download(who)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });
});

describe('ACCT-1.1 delete my data', () => {
  it('M11 asks first, then leaves nothing of the visitor, and ends every session', async () => {
    const vera = await signedIn();
    await enquire(browser(), vera.typed, 'Please call me about the Corolla');
    const asked = await vera.who.get('/account/delete');
    expect(asked.status).toBe(200);
    expect(asked.body).toContain('seven years');
    expect(asked.body).not.toContain(vera.phone);
    expect(await query('select from visitors where phone = $1', vera.phone)).toHaveLength(1);

    const done = await vera.who.post('/account/delete', {});
    expect(done.status).toBe(200);
    expect(done.body).toContain('Your data has been deleted');
    expect(await isSignedIn(vera.who)).toBe(false);
    expect(await query('select from visitors where phone = $1', vera.phone)).toEqual([]);
    expect(await query('select from leads where phone = $1', vera.phone)).toEqual([]);
    expect(await query(`select from leads where message like '%Corolla%'`)).toEqual([]);
    expect(
      await query(
        `select kind, asked_by, counts->>'leads' as leads from personal_data_records where kind = 'erased'`,
      ),
    ).toEqual([{ kind: 'erased', asked_by: 'visitor', leads: '1' }]);
  });

  it('is done by a form of this site and by who is signed in', async () => {
    const vera = await signedIn();
    const forged = await vera.who.post('/account/delete', {}, { 'sec-fetch-site': 'cross-site' });
    expect(forged.status).toBe(403);
    expect((await browser().post('/account/delete', {})).status).toBe(303);
    expect(await isSignedIn(vera.who)).toBe(true);
  });
});
