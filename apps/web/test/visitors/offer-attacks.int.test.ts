import { journeyLink, offerPaths } from '@forecourt/app/shared/offer-address';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageOf } from './page-data.ts';
import { testBrowser, type TestBrowser } from './test-browser.ts';
import { hosts } from './test-sites.ts';
import { sitesWithWorker, type SitesWithWorker } from './with-worker.ts';
import { costlyProofOf } from './worked-out-proof.ts';

let world: SitesWithWorker;
let owner: TestBrowser;
let secret: string;
beforeAll(async () => {
  world = await sitesWithWorker();
  owner = browser();
  await owner.post(offerPaths.lookUp, { rego: 'MINE01', state: 'vic', ...costlyProofOf(owner.host) });
  secret = owner.cookies.get('offer') ?? '';
});
afterAll(() => world.stop());

const browser = (host = hosts.harbour) => testBrowser(world.sites.port, host);
const holding = (value: string, host = hosts.harbour) => {
  const who = browser(host);
  who.cookies.set('offer', value);
  return who;
};
const stepOf = async (who: TestBrowser) => pageOf(await who.get(offerPaths.journey)).view?.['step'];
const made = 'A'.repeat(43);

describe('TRADE-9 a link to a journey', () => {
  it('is on the page of its holder, and asks before it opens anything', async () => {
    const { view } = pageOf(await owner.get(offerPaths.journey));
    expect(view['link']).toBe(`http://${hosts.harbour}${journeyLink(secret)}`);
    const phone = browser();
    const asked = await phone.get(journeyLink(secret));
    expect(asked.status).toBe(200);
    expect(asked.headers['referrer-policy']).toBe('no-referrer');
    expect(asked.headers['cache-control']).toContain('no-store');
    expect(phone.cookies.size).toBe(0);
    const opened = await phone.post(journeyLink(secret));
    expect([opened.status, opened.headers['location']]).toEqual([303, offerPaths.journey]);
    expect(await stepOf(phone)).toBe('details');
    expect(await stepOf(owner)).toBe('details');
  });

  it('says the same of every secret that opens nothing', async () => {
    const tried = [
      [browser(), journeyLink(made)],
      [browser(), journeyLink('short')],
      [browser(), journeyLink(`${secret.slice(0, 42)}${secret.endsWith('A') ? 'B' : 'A'}`)],
      [browser(), journeyLink(encodeURIComponent("' or 1=1 --"))],
      // Another dealer's site.
      [browser(hosts.ranges), journeyLink(secret)],
    ] as const;
    const answers = [];
    for (const [who, path] of tried) {
      for (const { status, body, headers } of [await who.get(path), await who.post(path)]) {
        answers.push({ status, body, referrer: headers['referrer-policy'], cookie: headers['set-cookie'] });
      }
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 404, referrer: 'no-referrer', cookie: undefined });
  });

  it('cannot be pressed by another site’s page', async () => {
    const who = browser();
    const sent = await who.post(journeyLink(secret), {}, { 'sec-fetch-site': 'cross-site' });
    expect(sent.status).toBe(403);
    expect(who.cookies.size).toBe(0);
  });

  it('is not tried for ever from one network', async () => {
    const who = browser();
    let status = 0;
    for (let nth = 0; nth < 70 && status !== 429; nth += 1) ({ status } = await who.get(journeyLink(made)));
    expect(status).toBe(429);
  });

  it('is in no line of the log', () => {
    expect(world.sites.lines.filter((line) => line.includes(secret))).toEqual([]);
  });
});

describe('a journey’s cookie', () => {
  const strangers = [
    ['made up', () => holding(made)],
    ['of another site', () => holding(secret, hosts.ranges)],
    ['none', () => browser()],
    ['of another shape', () => holding(`${secret}x`)],
  ] as const;

  it.each(strangers)('%s shows nobody’s journey and changes none', async (_, stranger) => {
    const who = stranger();
    expect((await who.get(offerPaths.journey)).headers['location']).toBe('/trade-in');
    expect(JSON.parse((await who.get(offerPaths.own)).body)).toEqual({ journey: null });
    expect(pageOf(await who.get(offerPaths.enquiry)).view).toMatchObject({ form: { entries: {} } });
    expect((await who.post(offerPaths.back, { version: '2' })).status).toBe(303);
    expect((await who.post(offerPaths.choose, { manualEntry: 'any' })).status).toBe(303);
    expect(await stepOf(owner)).toBe('details');
  });

  it.each(['0', '999', '-1', '1e9', 'null', ''])(
    'changes nothing with a version that is not the page’s: %s',
    async (version) => {
      await owner.post(offerPaths.back, { version });
      expect(await stepOf(owner)).toBe('details');
    },
  );
});
