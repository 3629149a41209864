import { buildCar } from '@forecourt/testkit/build-car';
import { twoSites } from '@forecourt/testkit/two-sites';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { harbourSite, harbourStaff, rangesSite } from '@forecourt/testkit-db/two-dealers';
import type { TestResponse } from './test-browser.ts';
import { testVisitors } from './test-visitors.ts';
import { costlyProofOf } from './worked-out-proof.ts';
import { hosts, newPhone, testSites, wrongFor, type TestSites } from './test-sites.ts';

const minuteMs = 60_000;

let sites: TestSites;
beforeAll(async () => {
  sites = await testSites();
});
afterAll(() => sites.stop());

const { browser, isSignedIn, sentTo, withCode, signedIn } = testVisitors(() => sites);
const locationOf = ({ headers }: TestResponse) => headers['location'];

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

const proven = (phone: string) => ({ phone, ...costlyProofOf(hosts.harbour, sites.now().getTime()) });

describe('AUTH-1 TEN-8 a code', () => {
  it('of one site opens nothing at another', async () => {
    const { typed, code } = await withCode();
    const other = browser(hosts.ranges);
    await other.post('/sign-in', { phone: typed });
    const response = await other.post('/sign-in/code', { code });
    expect([response.status, await isSignedIn(other)]).toEqual([422, false]);
  });

  it('is not taken with the first step of another site', async () => {
    const { who, code } = await withCode();
    const other = browser(hosts.ranges);
    other.cookies.set('sign-in', who.cookies.get('sign-in') ?? '');
    const response = await other.post('/sign-in/code', { code });
    expect([response.status, String(locationOf(response)).startsWith('/sign-in?')]).toEqual([303, true]);
    expect(await isSignedIn(other)).toBe(false);
  });

  it('is not taken for another phone', async () => {
    const [mine, victims] = [await withCode(), await withCode()];
    const response = await victims.who.post('/sign-in/code', { code: mine.code });
    expect(response.status).toBe(mine.code === victims.code ? 303 : 422);
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
    const responses = await Promise.all(rivals.map((rival) => rival.post('/sign-in/code', { code })));
    expect(responses.filter(({ status }) => status === 303)).toHaveLength(1);
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
    expect([sixth.status, sixth.body.includes('has been tried five times')]).toEqual([422, true]);
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
    const responses = await Promise.all(guesses);
    const counted = responses.filter(({ body }) =>
      /You have \d tr|does not match, and it has been/.test(body),
    );
    expect(counted).toHaveLength(5);
    expect(responses.filter(({ body }) => body.includes('That code has been tried five times'))).toHaveLength(
      45,
    );
    expect((await who.post('/sign-in/code', { code })).status).toBe(422);
  });

  it('is sent once where many ask for it at the same time', async () => {
    const { typed, phone } = newPhone();
    await Promise.all(Array.from({ length: 8 }, () => browser().post('/sign-in', { phone: typed })));
    expect(await sites.messagesTo(phone)).toHaveLength(1);
  });

  it('is sent to a phone eight times an hour, whoever asks', async () => {
    const { typed, phone } = newPhone();
    const responses = [];
    for (let attempt = 0; attempt < 9; attempt += 1) {
      responses.push(await browser().post('/sign-in', { phone: typed }));
      sites.pass(31_000);
    }
    expect(responses.map(({ status }) => status)).toEqual([...Array.from({ length: 8 }, () => 303), 422]);
    expect(await sites.messagesTo(phone)).toHaveLength(8);
  });

  it('is not sent to one phone again and again by going from site to site', async () => {
    const { typed, phone } = newPhone();
    for (let attempt = 0; attempt < 8; attempt += 1) {
      await browser(hosts.harbour).post('/sign-in', { phone: typed });
      await browser(hosts.ranges).post('/sign-in', { phone: typed });
      sites.pass(31_000);
    }
    expect((await sites.messagesTo(phone)).length).toBeLessThanOrEqual(10);
  });

  it('is sent to thirty phones an hour from one address, spelt as it may be', async () => {
    const spellings = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2', '2001:0db8:0001:0002::3'];
    const statuses = [];
    for (let attempt = 0; attempt < 33; attempt += 1) {
      const who = browser(hosts.harbour, { address: spellings[attempt % 3] });
      statuses.push((await who.post('/sign-in', proven(newPhone().typed))).status);
    }
    expect(statuses.filter((status) => status === 303)).toHaveLength(30);
  });

  it('is not tried more than a hundred times an hour from one address, whatever the phone', async () => {
    const address = '198.51.100.77';
    const responses: TestResponse[] = [];
    for (let round = 0; round < 26; round += 1) {
      const { who, code } = await withCode();
      const guesser = browser(hosts.harbour, { address });
      guesser.cookies.set('sign-in', who.cookies.get('sign-in') ?? '');
      for (let tries = 0; tries < 4; tries += 1) {
        responses.push(await guesser.post('/sign-in/code', { code: wrongFor(code) }));
      }
    }
    expect(
      responses.filter(({ body }) => body.includes('That’s a lot of tries in a short time')),
    ).toHaveLength(4);
  });

  it('sends nobody’s address by a word that a sender may write before the proxy’s', async () => {
    const statuses = [];
    for (let attempt = 0; attempt < 32; attempt += 1) {
      const who = browser(hosts.harbour, { address: `10.9.8.${attempt}, 198.51.100.78` });
      statuses.push((await who.post('/sign-in', proven(newPhone().typed))).status);
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
