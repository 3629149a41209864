import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAddress, testBrowser, type TestBrowser } from './test-browser.ts';
import { hosts, testSites, type TestSites } from './test-sites.ts';
import { testVisitors } from './test-visitors.ts';

let sites: TestSites;
const { signedIn, browser } = testVisitors(() => sites);
beforeAll(async () => {
  sites = await testSites();
});
afterAll(() => sites.stop());

const newEmail = () => `${randomUUID()}@visitor.example`;
const json = { 'content-type': 'application/json', accept: 'application/json' };
const agree = async (who: TestBrowser, email: string) => {
  const { status, body } = await who.post(
    '/api/watchlist/alerts',
    JSON.stringify({ email, agree: true }),
    json,
  );
  return status === 200 ? (JSON.parse(body) as { alerts: string }).alerts : status;
};
const isConfirmed = async (who: TestBrowser) => {
  const { body } = await who.get('/api/watchlist/alerts', { accept: 'application/json' });
  return (JSON.parse(body) as { alerts: { isConfirmed: boolean }[] }).alerts.map((one) => one.isConfirmed);
};
/** The secret is in the mail alone: the test puts another in its place. */
async function linkTo(email: string): Promise<string> {
  const secret = randomUUID();
  const secretHash = createHash('sha256').update(secret).digest();
  const { numUpdatedRows } = await sites.dealers.loader.kysely
    .updateTable('visitorEmails')
    .set({ secretHash })
    .where('email', '=', email)
    .executeTakeFirst();
  expect(numUpdatedRows).toBe(1n);
  return `/confirm-email/${secret}`;
}
const viewOf = ({ body }: { readonly body: string }) => {
  const [, data = '{}'] = /<script[^>]*id="page-data"[^>]*>(.*?)<\/script>/s.exec(body) ?? [];
  return (JSON.parse(data) as { page: { view: { heading: string } } }).page.view;
};
const headingOf = (response: { readonly body: string }) => viewOf(response).heading;

describe('L9 an address for alerts', () => {
  it('is confirmed by the button behind its link, not by following it, on any device and on its own site', async () => {
    const { who } = await signedIn();
    const email = newEmail();
    expect(await agree(who, email)).toBe('unconfirmed');
    const link = await linkTo(email);
    const elsewhere = browser();

    // A scanner of mail follows links.
    const asked = await elsewhere.get(link);
    expect([asked.status, headingOf(asked)]).toEqual([200, 'Confirm your email']);
    expect(asked.headers['cache-control']).toBe('private, no-store');
    expect(asked.body).not.toContain(email);
    expect(headingOf(await elsewhere.get('/confirm-email/made-up'))).toBe('Confirm your email');
    expect(headingOf(await elsewhere.post('/confirm-email/made-up'))).toBe('This link no longer works');
    expect(headingOf(await browser(hosts.ranges).post(link))).toBe('This link no longer works');
    expect((await elsewhere.post(link, {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(await isConfirmed(who)).toEqual([false]);

    expect(headingOf(await elsewhere.post(link))).toBe('Your email is confirmed');
    expect(headingOf(await elsewhere.post(link))).toBe('Your email is confirmed');
    expect(await isConfirmed(who)).toEqual([true]);
    expect(await agree(who, email)).toBe('on');
    expect(await agree(who, newEmail())).toBe('unconfirmed');
    expect(await isConfirmed(who)).toEqual([false]);
  });

  it('is not confirmed by a link after two days, nor by one that another replaced', async () => {
    const { who } = await signedIn();
    const email = newEmail();
    await agree(who, email);
    const first = await linkTo(email);
    await agree(who, email);
    expect(headingOf(await browser().post(first))).toBe('This link no longer works');
    const second = await linkTo(email);
    sites.pass(2 * 86_400_000);
    expect(headingOf(await browser().post(second))).toBe('This link no longer works');
  });

  it('is mailed three links a day, whoever asks at whichever site, and however it is spelt', async () => {
    const name = randomUUID();
    const outcomes: unknown[] = [];
    for (let count = 0; count < 5; count += 1) {
      const { who } = await signedIn(browser(count % 2 ? hosts.harbour : hosts.ranges));
      outcomes.push(await agree(who, `${count % 2 ? name : name.toUpperCase()}+${count}@visitor.example`));
    }
    expect(outcomes).toEqual(['unconfirmed', 'unconfirmed', 'unconfirmed', 429, 429]);
  });

  it('is one of ten that a network has links mailed to in an hour, over all sites', async () => {
    const address = newAddress();
    const outcomes: unknown[] = [];
    for (const host of [hosts.harbour, hosts.ranges, hosts.harbour]) {
      const { who } = await signedIn(testBrowser(sites.port, host));
      const there = testBrowser(sites.port, host, { address, cookies: who.cookies });
      for (let count = 0; count < 4; count += 1) outcomes.push(await agree(there, newEmail()));
    }
    expect(outcomes).toEqual([...Array.from({ length: 10 }, () => 'unconfirmed'), 429, 429]);
  });

  it('has a secret that nobody reads in the queue', async () => {
    const { who } = await signedIn();
    const email = newEmail();
    await agree(who, email);
    const queued = (await sites.queued()).join('\n');
    expect(queued).toContain('sealed');
    expect(queued).not.toContain(email);
  });
});

interface AccountAlert {
  readonly id: string;
  readonly address: string;
  readonly waiting: string | null;
}
const alertsOf = async (who: TestBrowser, path = '/account') => {
  const view = viewOf(await who.get(path)) as unknown as { alerts: { alerts: AccountAlert[] } | null };
  return view.alerts?.alerts ?? [];
};

describe('WATCH-5 alerts on the account', () => {
  it('are listed with where they go, and ended one by one by their owner, without a script', async () => {
    const [{ who }, { who: stranger }] = [await signedIn(), await signedIn()];
    const email = newEmail();
    const sent = await who.post('/api/watchlist/alerts', { email, agree: 'on' });
    expect([sent.status, sent.headers['location']]).toEqual([303, '/account']);
    await who.post('/api/watchlist/alerts', { channel: 'sms', agree: 'on' });
    const [mail, text] = await alertsOf(who);
    expect([mail?.address, mail?.waiting]).toEqual([email, expect.stringContaining('link we emailed')]);
    expect(text?.waiting).toBeNull();
    expect(await alertsOf(stranger)).toEqual([]);

    const id = mail?.id ?? '';
    await stranger.post('/account/alerts/end', { id });
    await stranger.post('/account/alerts/confirm', { id });
    expect(await alertsOf(who)).toHaveLength(2);
    expect((await who.post('/account/alerts/end', { id })).headers['location']).toBe('/account');
    expect(await alertsOf(who)).toEqual([text]);
    expect((await browser().post('/account/alerts/end', { id: text?.id ?? '' })).headers['location']).toMatch(
      /^\/sign-in\?/,
    );
    expect(await alertsOf(who)).toHaveLength(1);
  });

  it('L9 that wait are mailed their link once more, within the same limits', async () => {
    const { who } = await signedIn();
    const email = newEmail();
    await agree(who, email);
    const before = await linkTo(email);
    const id = (await alertsOf(who))[0]?.id ?? '';
    const again = async () => (await who.post('/account/alerts/confirm', { id })).headers['location'];
    expect(await again()).toBe('/account?link=sent');
    expect(headingOf(await browser().post(before))).toBe('This link no longer works');
    expect((await alertsOf(who, '/account?link=sent'))[0]?.waiting).toContain('sent you a new link');
    expect([await again(), await again()]).toEqual(['/account?link=sent', '/account?link=limited']);
    const last = await linkTo(email);
    await browser().post(last);
    expect(await again()).toBe('/account');
    expect((await alertsOf(who, '/account?link=nonsense'))[0]?.waiting).toBeNull();
  });
});
