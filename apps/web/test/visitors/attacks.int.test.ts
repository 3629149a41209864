import { setTimeout as sleep } from 'node:timers/promises';
import { buildCar } from '@forecourt/testkit/build-car';
import { twoSites } from '@forecourt/testkit/two-sites';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { harbourSite, harbourStaff, rangesSite } from '../../../../packages/store/test/two-dealers.ts';
import { rawRequest, statusOf } from '../raw-request.ts';
import { browserOfTest, type BrowserOfTest, type Got } from './browser-of-test.ts';
import { codeIn, hosts, newPhone, sitesOfTest, wrongFor, type SitesOfTest } from './sites-of-test.ts';

const minuteMs = 60_000;

let sites: SitesOfTest;
beforeAll(async () => {
  sites = await sitesOfTest();
});
afterAll(() => sites.stop());

const browser = (host: string = hosts.harbour, options = {}) => browserOfTest(sites.port, host, options);
const isSignedIn = async (who: BrowserOfTest) =>
  (JSON.parse((await who.get('/api/visit')).body) as { signedIn: boolean }).signedIn;
const sentTo = async (phone: string) => codeIn((await sites.messagesTo(phone))[0]);
const locationOf = ({ headers }: Got) => headers['location'];

/** A phone that was sent a code which nobody has used. */
async function withCode(who = browser()) {
  const { typed, phone } = newPhone();
  await who.post('/sign-in', { phone: typed });
  return { who, typed, phone, code: await sentTo(phone) };
}

async function signedIn(who = browser()) {
  const pending = await withCode(who);
  await who.post('/sign-in/code', { code: pending.code });
  return pending;
}

describe('AUTH-1 TEN-8 a session', () => {
  it('of one site is nobody at another', async () => {
    const { who } = await signedIn();
    const stranger = browser(hosts.ranges);
    stranger.cookies.set('session', who.cookies.get('session') ?? '');
    expect([await isSignedIn(who), await isSignedIn(stranger)]).toEqual([true, false]);
  });

  it('cannot be ended from another site', async () => {
    const { who } = await signedIn();
    const stranger = browser(hosts.ranges);
    stranger.cookies.set('session', who.cookies.get('session') ?? '');
    await stranger.post('/sign-out', { everywhere: 'true' });
    expect(await isSignedIn(who)).toBe(true);
  });

  it.each([
    ['made up', 'A'.repeat(43)],
    ['too short', 'A'.repeat(42)],
    ['the hash that is stored', 'stored'],
    ['of another shape', `${'A'.repeat(42)}'`],
  ])('that is %s is nobody', async (kind, value) => {
    const { who } = await signedIn();
    const { rows } = await sites.dealers.loader.pool.query<{ hash: Buffer }>(
      'select token_hash as hash from visitor_sessions order by created_at desc limit 1',
    );
    const thief = browser();
    thief.cookies.set(
      'session',
      kind.includes('stored') ? (rows[0]?.hash.toString('base64url') ?? '') : value,
    );
    expect([await isSignedIn(who), await isSignedIn(thief)]).toEqual([true, false]);
  });

  it('that was planted is not the one that signing in keeps, and ends with it', async () => {
    const attacker = (await signedIn()).who;
    const planted = attacker.cookies.get('session') ?? '';
    const victim = browser();
    victim.cookies.set('session', planted);
    await signedIn(victim);
    expect(victim.cookies.get('session')).not.toBe(planted);
    expect([await isSignedIn(victim), await isSignedIn(attacker)]).toEqual([true, false]);
  });

  it('is not taken from two cookies of one name, nor over HTTPS from a name that others can plant', async () => {
    const { who } = await signedIn();
    const token = who.cookies.get('session') ?? '';
    const twice = await browser().get('/api/visit', {
      cookie: `session=${token}; session=${'B'.repeat(43)}`,
    });
    const planted = browser(hosts.harbour, { isHttps: true });
    planted.cookies.set('session', token);
    expect(twice.body).toContain('"signedIn":false');
    expect(await isSignedIn(planted)).toBe(false);
    planted.cookies.set('__Host-session', token);
    expect(await isSignedIn(planted)).toBe(true);
  });

  it('is over once its visitor signed out, also for whoever copied it', async () => {
    const { who } = await signedIn();
    const copy = browser();
    copy.cookies.set('session', who.cookies.get('session') ?? '');
    await who.post('/sign-out');
    expect(await isSignedIn(copy)).toBe(false);
    expect((await copy.post('/sign-out')).status).toBe(303);
  });

  it('is over by its old and its new token once its visitor signed out with either', async () => {
    for (const which of ['old', 'new'] as const) {
      const { who } = await signedIn();
      const old = who.cookies.get('session') ?? '';
      sites.pass(24 * 60 * minuteMs);
      await isSignedIn(who);
      const copies = { old, new: who.cookies.get('session') ?? '' };
      const leaving = browser();
      leaving.cookies.set('session', copies[which]);
      await leaving.post('/sign-out');
      for (const copy of Object.values(copies)) {
        const thief = browser();
        thief.cookies.set('session', copy);
        expect(await isSignedIn(thief)).toBe(false);
      }
    }
  });
});

describe('AUTH-1 TEN-8 a code', () => {
  it('of one site opens nothing at another', async () => {
    const { typed, code } = await withCode();
    const other = browser(hosts.ranges);
    await other.post('/sign-in', { phone: typed });
    const answer = await other.post('/sign-in/code', { code });
    expect([answer.status, await isSignedIn(other)]).toEqual([422, false]);
  });

  it('is not taken with the first step of another site', async () => {
    const { who, code } = await withCode();
    const other = browser(hosts.ranges);
    other.cookies.set('sign-in', who.cookies.get('sign-in') ?? '');
    const answer = await other.post('/sign-in/code', { code });
    expect([answer.status, String(locationOf(answer)).startsWith('/sign-in?')]).toEqual([303, true]);
    expect(await isSignedIn(other)).toBe(false);
  });

  it('is not taken for another phone', async () => {
    const [mine, victims] = [await withCode(), await withCode()];
    const answer = await victims.who.post('/sign-in/code', { code: mine.code });
    expect(answer.status).toBe(mine.code === victims.code ? 303 : 422);
  });

  it('is not taken with a first step that was changed', async () => {
    const { who, code } = await withCode();
    const sealed = who.cookies.get('sign-in') ?? '';
    for (const changed of [`A${sealed.slice(1)}`, sealed.slice(0, -4), `${sealed}AAAA`, 'A'.repeat(80)]) {
      if (changed === sealed) continue;
      const thief = browser();
      thief.cookies.set('sign-in', changed);
      expect(String(locationOf(await thief.post('/sign-in/code', { code })))).toContain('/sign-in?');
    }
  });

  it('works once', async () => {
    const { who, code } = await withCode();
    const again = browser();
    again.cookies.set('sign-in', who.cookies.get('sign-in') ?? '');
    expect((await who.post('/sign-in/code', { code })).status).toBe(303);
    const second = await again.post('/sign-in/code', { code });
    expect([second.status, await isSignedIn(again)]).toEqual([422, false]);
  });

  it('works once, also when it is sent by many at the same time', async () => {
    const { who, code } = await withCode();
    const sealed = who.cookies.get('sign-in') ?? '';
    const rivals = Array.from({ length: 10 }, () => browser());
    for (const rival of rivals) rival.cookies.set('sign-in', sealed);
    const answers = await Promise.all(rivals.map((rival) => rival.post('/sign-in/code', { code })));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
  });

  it('is over when it has expired', async () => {
    const { who, code } = await withCode();
    sites.pass(10 * minuteMs);
    expect((await who.post('/sign-in/code', { code })).body).toContain('no longer works');
    expect(await isSignedIn(who)).toBe(false);
  });

  it('is over when another was sent', async () => {
    const { who, phone, code } = await withCode();
    sites.pass(31_000);
    await who.post('/sign-in/again');
    const newer = await sentTo(phone);
    expect(newer).not.toBe('');
    if (newer === code) return;
    expect((await who.post('/sign-in/code', { code })).status).toBe(422);
    expect((await who.post('/sign-in/code', { code: newer })).status).toBe(303);
  });

  it('stands five tries and no sixth, not even the right one', async () => {
    const { who, code } = await withCode();
    for (let tries = 0; tries < 5; tries += 1) await who.post('/sign-in/code', { code: wrongFor(code) });
    const sixth = await who.post('/sign-in/code', { code });
    expect([sixth.status, sixth.body.includes('has had its five tries')]).toEqual([422, true]);
    expect(await isSignedIn(who)).toBe(false);
  });

  it('stands five tries in all, however many come at once and from wherever', async () => {
    const { who, code } = await withCode();
    const sealed = who.cookies.get('sign-in') ?? '';
    const guesses = Array.from({ length: 50 }, () => {
      const guesser = browser();
      guesser.cookies.set('sign-in', sealed);
      return guesser.post('/sign-in/code', { code: wrongFor(code) });
    });
    const answers = await Promise.all(guesses);
    const counted = answers.filter(({ body }) => /You have \d tr|does not match, and has had/.test(body));
    expect(counted).toHaveLength(5);
    expect(answers.filter(({ body }) => body.includes('That code has had its five tries'))).toHaveLength(45);
    expect((await who.post('/sign-in/code', { code })).status).toBe(422);
  });

  it('is sent once where many ask for it at the same time', async () => {
    const { typed, phone } = newPhone();
    await Promise.all(Array.from({ length: 8 }, () => browser().post('/sign-in', { phone: typed })));
    expect(await sites.messagesTo(phone)).toHaveLength(1);
  });

  it('is sent to a phone five times an hour, whoever asks', async () => {
    const { typed, phone } = newPhone();
    const answers = [];
    for (let asked = 0; asked < 6; asked += 1) {
      answers.push(await browser().post('/sign-in', { phone: typed }));
      sites.pass(31_000);
    }
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303, 422]);
    expect(await sites.messagesTo(phone)).toHaveLength(5);
  });

  it('is not sent to one phone again and again by going from site to site', async () => {
    const { typed, phone } = newPhone();
    for (let asked = 0; asked < 8; asked += 1) {
      await browser(hosts.harbour).post('/sign-in', { phone: typed });
      await browser(hosts.ranges).post('/sign-in', { phone: typed });
      sites.pass(31_000);
    }
    expect((await sites.messagesTo(phone)).length).toBeLessThanOrEqual(10);
  });

  it('is sent to thirty phones an hour from one address, spelt as it may be', async () => {
    const spellings = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2', '2001:0db8:0001:0002::3'];
    const statuses = [];
    for (let asked = 0; asked < 33; asked += 1) {
      const who = browser(hosts.harbour, { address: spellings[asked % 3] });
      statuses.push((await who.post('/sign-in', { phone: newPhone().typed })).status);
    }
    expect(statuses.filter((status) => status === 303)).toHaveLength(30);
  });

  it('is not tried more than a hundred times an hour from one address, whatever the phone', async () => {
    const address = '198.51.100.77';
    const answers: Got[] = [];
    for (let round = 0; round < 26; round += 1) {
      const { who, code } = await withCode();
      const guesser = browser(hosts.harbour, { address });
      guesser.cookies.set('sign-in', who.cookies.get('sign-in') ?? '');
      for (let tries = 0; tries < 4; tries += 1) {
        answers.push(await guesser.post('/sign-in/code', { code: wrongFor(code) }));
      }
    }
    expect(answers.filter(({ body }) => body.includes('That was often for a while'))).toHaveLength(4);
  });

  it('sends nobody’s address by a word that a sender may write before the proxy’s', async () => {
    const statuses = [];
    for (let asked = 0; asked < 32; asked += 1) {
      const who = browser(hosts.harbour, { address: `10.9.8.${asked}, 198.51.100.78` });
      statuses.push((await who.post('/sign-in', { phone: newPhone().typed })).status);
    }
    expect(statuses.filter((status) => status === 422)).toHaveLength(2);
  });
});

describe('AUTH-1 TEN-8 a watchlist', () => {
  it('is not filled for another visitor or with another site’s cars', async () => {
    const car = buildCar({
      dealershipId: twoSites.harbourToyota.id,
      dealershipSlug: twoSites.harbourToyota.slug,
    });
    await sites.dealers.run(harbourStaff, ({ cars }) => cars.save(car, new Date()));
    const who = browser(hosts.ranges);
    const { typed, phone } = newPhone();
    await who.post('/sign-in', { phone: typed });
    await who.post('/sign-in/code', { code: await sentTo(phone), favourites: car.id });
    expect(await isSignedIn(who)).toBe(true);
    const listOf = (site: typeof rangesSite) =>
      sites.dealers.run(site, async ({ visitors, watchlists }) => {
        const visitor = await visitors.findByPhone(phone);
        return visitor ? watchlists.list(visitor.id, 10) : null;
      });
    expect([await listOf(rangesSite), await listOf(harbourSite)]).toEqual([[], null]);
  });
});

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
    const asked = await who.post(`/sign-in${query}`, { phone: typed });
    const taken = await who.post(`/sign-in/code${query}`, { code: await sentTo(phone) });
    for (const answer of [asked, taken]) {
      const location = String(locationOf(answer));
      expect(['/', '/sign-in/code?type=finance&redirect=%2F&back=%2F']).toContain(location);
      expect(new URL(location, 'http://harbour.example').host).toBe('harbour.example');
      expect(answer.headers['set-cookie']?.toString() ?? '').not.toContain('planted');
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
    const answer = await Promise.race([rawPost('Content-Length: 500', 'phone='), sleep(500, 'waits')]);
    expect(answer).toBe('waits');
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

  it.each(['/', '/search', '/cars/a', '/api/search', '/media/a.jpg', '/_page/', '/robots.txt', '/sign-in/x'])(
    'to %s is not allowed',
    async (path) => {
      const answer = await browser().post(path, { a: '1' });
      expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET, HEAD']);
    },
  );
});

describe('an answer to a visitor', () => {
  it('is kept by nobody, whatever it is', async () => {
    const { who } = await signedIn();
    const answers = [
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
      await browser().get('/online-payment'),
    ];
    for (const { headers } of answers) {
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

describe('AUTH-2 a gated address', () => {
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
    const answer = await who.get('/online-payment');
    expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'private, no-store']);
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
    expect(statuses).toEqual([404, 404, 404]);
  });
});
