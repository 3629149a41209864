import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCar } from '@forecourt/testkit/build-car';
import { twoSites } from '@forecourt/testkit/two-sites';
import { harbourSite, harbourStaff } from '@forecourt/testkit-db/two-dealers';
import { testBrowser, type TestBrowser, type TestResponse } from './test-browser.ts';
import { codeIn, hosts, newPhone, testSites, wrongFor, type TestSites } from './test-sites.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

let sites: TestSites;
beforeAll(async () => {
  sites = await testSites();
});
afterAll(() => sites.stop());

const browser = (host: string = hosts.harbour) => testBrowser(sites.port, host);
const locationOf = ({ headers }: TestResponse) => String(headers['location']);
const visitOf = async (who: TestBrowser) => JSON.parse((await who.get('/api/visit')).body) as object;
const sentTo = async (phone: string) => codeIn((await sites.messagesTo(phone))[0]);

/** Signs in as a person does. */
async function signedIn(who = browser(), { typed, phone } = newPhone(), query = '') {
  await who.post(`/sign-in${query}`, { phone: typed });
  const code = await sentTo(phone);
  const response = await who.post(`/sign-in/code${query}`, { code });
  return { who, phone, typed, code, response };
}

describe('AUTH-1 signing in', () => {
  it('sends a code, takes it, keeps a session and goes where the visitor wanted', async () => {
    const who = browser();
    const { typed, phone } = newPhone();
    const query = '?type=finance&redirect=%2Ffinance%3Fterm%3D60&back=%2F';
    const response = await who.post(`/sign-in${query}`, { phone: typed });
    expect([response.status, locationOf(response)]).toEqual([303, `/sign-in/code${query}`]);
    expect((await who.get(locationOf(response))).body).toContain('"step":"code"');

    const [text] = await sites.messagesTo(phone);
    expect(text).toContain(`@${hosts.harbour} #${codeIn(text)}`);
    const taken = await who.post(`/sign-in/code${query}`, { code: codeIn(text) });
    expect([taken.status, locationOf(taken)]).toEqual([303, '/finance?term=60']);
    expect(await visitOf(who)).toEqual({
      signedIn: true,
      phone: `${typed.slice(0, 4)} *** ${typed.slice(7)}`,
    });
    expect(taken.headers['set-cookie']).toEqual([
      expect.stringMatching(/^session=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/),
      'sign-in=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
    ]);
  });

  it('reads a code as people type it, and a phone too', async () => {
    const who = browser();
    const { typed, phone } = newPhone();
    await who.post('/sign-in', { phone: ` +61 ${typed.slice(1, 4)} ${typed.slice(4)} ` });
    const code = await sentTo(phone);
    await who.post('/sign-in/code', { code: `${code.slice(0, 3)} ${code.slice(3)} ` });
    expect(await visitOf(who)).toMatchObject({ signedIn: true });
  });

  it('says what is wrong beside the field, with a status that says so too', async () => {
    const who = browser();
    const landline = await who.post('/sign-in', { phone: '(02) 5550 1234' });
    expect([landline.status, landline.body]).toEqual([
      422,
      expect.stringContaining('Please enter a mobile number, e.g. 0412 345 678.'),
    ]);
    const { typed, phone } = newPhone();
    await who.post('/sign-in', { phone: typed });
    const wrong = await who.post('/sign-in/code', { code: wrongFor(await sentTo(phone)) });
    expect([wrong.status, wrong.body]).toEqual([422, expect.stringContaining('You have 4 tries left.')]);
    const short = await who.post('/sign-in/code', { code: '12' });
    expect(short.body).toContain('Please enter the 6-digit code.');
  });

  it('answers a known and an unknown phone in the same words, and does the same work', async () => {
    const { typed } = await signedIn();
    sites.pass(2 * minuteMs);
    const [known, unknown] = [browser(), browser()];
    const answers = [
      await known.post('/sign-in', { phone: typed }),
      await unknown.post('/sign-in', { phone: newPhone().typed }),
    ];
    expect(answers.map((response) => [response.status, locationOf(response), response.body])).toEqual([
      [303, '/sign-in/code?type=watchlist&redirect=%2Fwatchlist&back=%2F', ''],
      [303, '/sign-in/code?type=watchlist&redirect=%2Fwatchlist&back=%2F', ''],
    ]);
  });

  it('works through the data of pages too, as a script asks for them', async () => {
    const who = browser();
    const { typed, phone } = newPhone();
    const response = await who.post('/_page/sign-in', { phone: typed });
    expect(JSON.parse(response.body)).toEqual({
      redirectTo: '/sign-in/code?type=watchlist&redirect=%2Fwatchlist&back=%2F',
    });
    const page = JSON.parse((await who.get('/_page/sign-in/code')).body) as { kind: string };
    expect(page.kind).toBe('sign-in');
    expect((await who.post('/_page/sign-in/code', { code: await sentTo(phone) })).status).toBe(200);
    expect(await visitOf(who)).toMatchObject({ signedIn: true });
  });

  it('keeps neither phone nor code readable in the queue, in the database or in the log', async () => {
    const { phone, typed, code } = await signedIn();
    const seen = [...(await sites.queued()), ...sites.lines].join('\n');
    expect(seen).not.toContain(phone);
    expect(seen).not.toContain(typed);
    expect(seen).not.toMatch(new RegExp(`\\b${code}\\b`));
    const { rows } = await sites.dealers.loader.pool.query<{ hash: string }>(
      "select encode(code_hash, 'hex') as hash from sign_in_codes where phone = $1",
      [phone],
    );
    expect(rows[0]?.hash).toHaveLength(64);
  });

  it('takes the favourites of the browser along', async () => {
    const car = buildCar({
      dealershipId: twoSites.harbourToyota.id,
      dealershipSlug: twoSites.harbourToyota.slug,
    });
    await sites.dealers.run(harbourStaff, ({ cars }) => cars.save(car, new Date()));
    const who = browser();
    const { typed, phone } = newPhone();
    await who.post('/sign-in', { phone: typed });
    const favourites = `${car.id},nonsense,01900000-0000-7000-8000-00000000dead,${car.id}`;
    await who.post('/sign-in/code', { code: await sentTo(phone), favourites });
    const saved = await sites.dealers.run(harbourSite, async ({ visitors, watchlists }) => {
      const visitor = await visitors.findByPhone(phone);
      return visitor ? watchlists.list(visitor.id, 10) : [];
    });
    expect(saved.map(({ carId }) => carId)).toEqual([car.id]);
  });

  it('WATCH-2 saves the car whose heart was pressed, once, and leads back to it', async () => {
    const car = buildCar({
      dealershipId: twoSites.harbourToyota.id,
      dealershipSlug: twoSites.harbourToyota.slug,
    });
    await sites.dealers.run(harbourStaff, ({ cars }) => cars.save(car, new Date()));
    const who = browser();
    const { typed, phone } = newPhone();
    const query = `?type=watchlist&redirect=%2Fsearch%2Fused-cars%3Fpage%3D2&car=${car.id}`;
    const sent = await who.post(`/sign-in${query}`, { phone: typed });
    const code = await who.post(locationOf(sent) ?? '', {
      code: await sentTo(phone),
      favourites: `${car.id}@2026-01-05T00:00:00.000Z`,
    });
    expect(locationOf(code)).toBe(`/search/used-cars?page=2#save-${car.id}`);
    const saved = await sites.dealers.run(harbourSite, async ({ visitors, watchlists }) => {
      const visitor = await visitors.findByPhone(phone);
      return visitor ? watchlists.list(visitor.id, 10) : [];
    });
    expect(saved.map(({ carId }) => carId)).toEqual([car.id]);
  });

  it('ends with signing out, here or on every device', async () => {
    const { who, typed, phone } = await signedIn();
    sites.pass(2 * minuteMs);
    const elsewhere = (await signedIn(browser(), { typed, phone })).who;
    const out = await who.post('/sign-out');
    expect([out.status, locationOf(out), who.cookies.has('session')]).toEqual([303, '/', false]);
    expect([await visitOf(who), await visitOf(elsewhere)]).toMatchObject([
      { signedIn: false },
      { signedIn: true },
    ]);
    sites.pass(2 * minuteMs);
    await signedIn(who, { typed, phone });
    await elsewhere.post('/sign-out', { everywhere: 'true' });
    expect([await visitOf(who), await visitOf(elsewhere)]).toEqual([
      { signedIn: false, phone: null },
      { signedIn: false, phone: null },
    ]);
  });
});

describe('AUTH-1 a session', () => {
  it('gets another token on each day of use, and an end that moves along', async () => {
    const { who } = await signedIn();
    const first = who.cookies.get('session');
    await visitOf(who);
    expect(who.cookies.get('session')).toBe(first);
    sites.pass(dayMs);
    expect(await visitOf(who)).toMatchObject({ signedIn: true });
    expect(who.cookies.get('session')).not.toBe(first);
    for (let days = 0; days < 3; days += 1) {
      sites.pass(50 * dayMs);
      expect(await visitOf(who)).toMatchObject({ signedIn: true });
    }
    // Half a year after signing in it is over, however often it was used.
    sites.pass(29 * dayMs);
    expect(await visitOf(who)).toMatchObject({ signedIn: false });
  });

  it('is not lost where many requests renew it at once, or the answer is lost', async () => {
    const { who } = await signedIn();
    sites.pass(dayMs);
    const before = who.cookies.get('session') ?? '';
    const answers = await Promise.all(Array.from({ length: 8 }, () => who.get('/api/visit')));
    expect(answers.every(({ body }) => body.includes('"signedIn":true'))).toBe(true);
    const after = who.cookies.get('session') ?? '';
    expect(after).not.toBe(before);
    // The answer with the new token never arrived: some time later the old one gets another.
    const late = browser();
    late.cookies.set('session', before);
    expect(await visitOf(late)).toMatchObject({ signedIn: true });
    expect(late.cookies.get('session')).toBe(before);
    sites.pass(2 * minuteMs);
    expect(await visitOf(late)).toMatchObject({ signedIn: true });
    expect([before, after]).not.toContain(late.cookies.get('session'));
    expect(await visitOf(late)).toMatchObject({ signedIn: true });
  });

  it('is known by its old token no longer than an hour', async () => {
    const { who } = await signedIn();
    const old = who.cookies.get('session') ?? '';
    sites.pass(dayMs);
    await visitOf(who);
    sites.pass(61 * minuteMs);
    const thief = browser();
    thief.cookies.set('session', old);
    expect(await visitOf(thief)).toMatchObject({ signedIn: false });
  });
});
