import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SiteId } from '@forecourt/domain/core/ids';
import { buildId } from '@forecourt/testkit/build-id';
import { twoSites } from '@forecourt/testkit/two-sites';
import { harbourStaff, rangesStaff } from '@forecourt/testkit-db/two-dealers';
import { rawRequest, statusOf } from '@forecourt/testkit/raw-request';
import type { TestResponse } from './test-browser.ts';
import { testVisitors } from './test-visitors.ts';
import { hosts, newPhone, testSites, type TestSites } from './test-sites.ts';

const minuteMs = 60_000;

let sites: TestSites;
beforeAll(async () => {
  sites = await testSites();
});
afterAll(() => sites.stop());

const { browser, isSignedIn, sentTo, signedIn } = testVisitors(() => sites);
const locationOf = ({ headers }: TestResponse) => headers['location'];

describe('URL-6 a way on from sign-in', () => {
  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%5Cevil.example',
    '/%2F%2Fevil.example',
    '/%09/evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '/..//evil.example',
    '/a/../../evil.example',
    '/@evil.example/../..',
    'user:pass@evil.example',
    '/\r\nSet-Cookie: session=planted',
    '/%0d%0aSet-Cookie:%20session=planted',
    '/a%00b',
    '/sign-in?redirect=/sign-in',
    '/api/visit',
    ' /finance',
    `/${'long-'.repeat(600)}`,
  ])('never leads to %.60s', async (target) => {
    const query = `?type=finance&redirect=${encodeURIComponent(target)}&back=${encodeURIComponent(target)}`;
    const who = browser();
    const { typed, phone } = newPhone();
    const begun = await who.post(`/sign-in${query}`, { phone: typed });
    const taken = await who.post(`/sign-in/code${query}`, { code: await sentTo(phone) });
    for (const response of [begun, taken]) {
      const location = String(locationOf(response));
      expect(['/', '/sign-in/code?type=finance&redirect=%2F&back=%2F']).toContain(location);
      expect(new URL(location, 'http://harbour.example').host).toBe('harbour.example');
      expect(response.headers['set-cookie']?.toString() ?? '').not.toContain('planted');
    }
  });

  it('is the first of two, and of unknown kinds the watchlist’s', async () => {
    const query = '?type=other&redirect=%2Ffinance&redirect=%2F%2Fevil.example';
    const who = browser();
    const { typed, phone } = newPhone();
    await who.post(`/sign-in${query}`, { phone: typed });
    const taken = await who.post(`/sign-in/code${query}`, { code: await sentTo(phone) });
    expect(locationOf(taken)).toBe('/finance');
  });
});

const rawPost = (head: string, body: string | Buffer = '') =>
  rawRequest(
    sites.port,
    Buffer.concat([
      Buffer.from(
        `POST /sign-in HTTP/1.1\r\nHost: ${hosts.harbour}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded\r\nConnection: close\r\n${head}\r\n\r\n`,
      ),
      Buffer.from(body),
    ]),
  ).then(statusOf);

describe('a post', () => {
  const evil = { 'sec-fetch-site': 'cross-site', origin: 'http://evil.example' };
  it.each([
    ['of another site', evil],
    ['of a sibling site', { 'sec-fetch-site': 'same-site', origin: `http://${hosts.ranges}` }],
    ['of nobody’s page', { 'sec-fetch-site': 'none' }],
    ['of another site by its origin', { 'sec-fetch-site': '', origin: `http://${hosts.harbour}` }],
  ])('%s signs nobody out and sends nothing', async (_, headers) => {
    const { who } = await signedIn();
    const { typed, phone } = newPhone();
    const statuses = [
      (await who.post('/sign-out', {}, headers)).status,
      (await who.post('/sign-in', { phone: typed }, headers)).status,
    ];
    expect(statuses).toEqual([403, 403]);
    expect([await isSignedIn(who), await sites.messagesTo(phone)]).toEqual([true, []]);
  });

  it.each([
    ['too long', 'Content-Length: 70000', 413],
    ['without a length', 'Transfer-Encoding: chunked', 413],
    ['of two lengths', 'Content-Length: 5\r\nContent-Length: 6', 400],
    ['of no length at all', 'Content-Length: -1', 400],
    ['of a length in words', 'Content-Length: many', 400],
    ['of a length and in pieces', 'Content-Length: 5\r\nTransfer-Encoding: chunked', 400],
    ['not UTF-8', 'Content-Length: 4', 400],
  ])('%s is refused', async (kind, head, status) => {
    const bodies: Readonly<Record<string, string | Buffer>> = {
      'not UTF-8': Buffer.from([0x61, 0x3d, 0xff, 0xfe]),
      'without a length': '5\r\nphone\r\n0\r\n\r\n',
    };
    expect(await rawPost(head, bodies[kind] ?? 'phone')).toBe(status);
  });

  it('that says more than it sends is given up, and is no failure of ours', async () => {
    const before = sites.lines.length;
    const response = await Promise.race([rawPost('Content-Length: 500', 'phone='), sleep(500, 'waits')]);
    expect(response).toBe('waits');
    const errors = sites.lines.slice(before).filter((line) => line.includes('"level":50'));
    expect(errors).toEqual([]);
  });

  it('of a field twice, or with the names of objects’ insides, is nothing', async () => {
    const who = browser();
    const { typed, phone } = newPhone();
    expect((await who.post('/sign-in', `phone=${typed}&phone=0400000000`)).status).toBe(400);
    expect((await who.post('/sign-in', `__proto__=x&constructor=y&phone=${typed}`)).status).toBe(303);
    expect(await sites.messagesTo(phone)).toHaveLength(1);
  });

  it.each([
    '/',
    '/search',
    '/cars/a',
    '/api/search/lookup',
    '/media/a.jpg',
    '/_page/',
    '/robots.txt',
    '/sign-in/x',
  ])('to %s is not allowed', async (path) => {
    const response = await browser().post(path, { a: '1' });
    expect([response.status, response.headers['allow']]).toEqual([405, 'GET, HEAD']);
  });
});

describe('an answer to a visitor', () => {
  it('is no-store, whatever it is', async () => {
    const { who } = await signedIn();
    const responses = [
      await who.get('/sign-in'),
      await browser().get('/sign-in'),
      await who.get('/_page/sign-in'),
      await browser().get('/sign-in/code'),
      await who.get('/api/visit'),
      await who.get('/api/visit', { 'if-none-match': '*' }),
      await who.post('/sign-out', { everywhere: 'maybe' }),
      await who.post('/sign-out', {}, { 'sec-fetch-site': 'cross-site' }),
      await who.post('/api/phone-reveals', {}),
      await who.post('/sign-out'),
      await browser().get('/account'),
    ];
    for (const { headers } of responses) {
      expect(headers['cache-control']).toMatch(/^(?:private, )?no-store$/);
      expect([headers['etag'], headers['surrogate-key'], headers['cache-tag']]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
    }
  });

  it('is not what the next visitor is sent', async () => {
    const { who } = await signedIn();
    expect((await who.get('/sign-in')).body).toContain('signed-in');
    expect((await browser().get('/sign-in')).body).not.toContain('signed-in');
  });

  it('sets cookies, and what everybody is sent sets none', async () => {
    const { who } = await signedIn();
    sites.pass(24 * 60 * minuteMs);
    for (const path of ['/', '/nothing', '/robots.txt', '/api/search']) {
      expect((await who.get(path)).headers['set-cookie']).toBeUndefined();
    }
    expect((await who.get('/api/visit')).headers['set-cookie']).toHaveLength(1);
  });
});

/** The guard stands before what is there: payments are still to come, but for what a site publishes at their address. */
async function publishPayments(staff: typeof harbourStaff, siteId: SiteId): Promise<void> {
  const [pageId, now] = [buildId(), new Date()];
  const version = { title: 'Pay online', description: null, imageUrl: null, blocks: [], why: null };
  await sites.dealers.run(staff, async ({ pages }) => {
    await pages.create({ id: pageId, siteId, path: '/online-payment', kind: 'page', category: null });
    await pages.appendVersion({ pageId, siteId, number: 1, ...version, who: null, when: now });
    await pages.publish(pageId, 1, now);
  });
}

describe('AUTH-2.1 an address with nothing behind it', () => {
  it('asks nobody to sign in', async () => {
    const paths = [
      '/online-payment',
      '/Online-Payment',
      '/spin-to-win',
      '/checkout-journey',
      '/cars/a/checkout',
    ];
    for (const path of paths) expect([path, (await browser().get(path)).status]).toEqual([path, 404]);
  });
});

describe('AUTH-2.1 an address that needs a sign-in', () => {
  beforeAll(async () => {
    await publishPayments(harbourStaff, twoSites.harbour.id);
    await publishPayments(rangesStaff, twoSites.ranges.id);
    for (const host of [hosts.harbour, hosts.ranges])
      await vi.waitUntil(async () => (await browser(host).get('/online-payment')).status === 303, 5_000);
  });

  it('sends whoever is signed out to sign-in, with the way on and back, as a document and as data', async () => {
    const from = { referer: `http://${hosts.harbour}/cars/a?b=c` };
    const signIn =
      '/sign-in?type=online-payment&redirect=%2Fonline-payment%3Finvoice%3D7&back=%2Fcars%2Fa%3Fb%3Dc';
    const document = await browser().get('/online-payment?invoice=7', from);
    expect([document.status, locationOf(document)]).toEqual([303, signIn]);
    const data = await browser().get('/_page/online-payment?invoice=7', from);
    expect(JSON.parse(data.body)).toEqual({ redirectTo: signIn });
  });

  it('is not opened by how it is written', async () => {
    for (const path of ['/online-payment/', '/Online-Payment', '/online%2Dpayment', '//online-payment']) {
      const { status, headers } = await browser().get(path);
      expect([path, status, String(headers['location']).startsWith('/sign-in?')]).toEqual([path, 303, true]);
    }
  });

  it('opens to a signed-in visitor, and to those behind them not at all', async () => {
    const { who } = await signedIn();
    const response = await who.get('/online-payment');
    expect([response.status, response.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect((await browser().get('/online-payment')).status).toBe(303);
    const stranger = browser(hosts.ranges);
    stranger.cookies.set('session', who.cookies.get('session') ?? '');
    expect((await stranger.get('/online-payment')).status).toBe(303);
  });

  it('is one that the site says, and trading in never is', async () => {
    const statuses = [];
    for (const path of ['/finance', '/trade-in', '/cars/a/checkout']) {
      statuses.push((await browser().get(path)).status);
    }
    // Finance and trading in are there and open; the last is still to come.
    expect(statuses).toEqual([200, 200, 404]);
  });
});
