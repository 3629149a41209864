import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testBrowser, type TestBrowser } from './test-browser.ts';
import { hosts } from './test-sites.ts';
import { sitesWithWorker, type SitesWithWorker } from './with-worker.ts';
import { costlyProofOf } from './worked-out-proof.ts';

let world: SitesWithWorker;
beforeAll(async () => {
  world = await sitesWithWorker();
});
afterAll(() => world.stop());

type Item = Readonly<Record<string, unknown>>;
const browser = (host = hosts.harbour) => testBrowser(world.sites.port, host);
const send = async (who: TestBrowser, call: string, fields: Readonly<Record<string, string>>) => {
  const sent = { ...fields, ...costlyProofOf(who.host) };
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const response = await who.post(`/api/eval-expert/${call}`, JSON.stringify(sent), headers);
  const body = JSON.parse(response.body) as unknown;
  return { status: response.status, body, item: (Array.isArray(body) ? body[0] : null) as Item | null };
};
const lookUp = (who: TestBrowser, rego: string, state = 'vic') => send(who, 'enter-vin', { rego, state });
const codeOf = (body: unknown) => (body as { readonly error?: { readonly code: string } }).error?.code;

describe('TRADE-2.2 a plate', () => {
  it('DATA-6.2 is looked up, and the browser is told what the page shows and no more', async () => {
    const who = browser();
    const { status, item } = await lookUp(who, '1qx 7lm');
    expect(status).toBe(200);
    expect(item).toMatchObject({ Registration: '1QX7LM', VechielDescriptions: [] });
    expect(Object.keys(item ?? {})).not.toEqual(expect.arrayContaining(['EngineNo']));
    expect(JSON.stringify(item)).not.toMatch(/EngineNo|EN1QX7LM|EV1\d{6}|6FP/);
    expect(who.cookies.size).toBeGreaterThan(0);
  });

  it('that is asked for again within a day is answered from our own row', async () => {
    await lookUp(browser(), 'TWICE1');
    const { lookups } = await world.simulator.evaluations('TWICE1');
    const again = await lookUp(browser(), 'twice1');
    expect(again.item).toMatchObject({ Registration: 'TWICE1' });
    expect((await world.simulator.evaluations('TWICE1')).lookups).toBe(lookups);
  });

  it('is required, with its state', async () => {
    const { status, body } = await lookUp(browser(), '', '');
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain('* This field is required');
  });

  it('that no car has says so', async () => {
    expect(await lookUp(browser(), 'NOCAR1')).toMatchObject({ status: 200, item: {} });
  });

  it.each(['BROKE1', 'GARBL1', 'OTHER1'])(
    'that the service cannot answer is no dead end: %s',
    async (rego) => {
      const { status, body } = await lookUp(browser(), rego);
      expect([status, codeOf(body)]).toEqual([503, 'valuation_unavailable']);
    },
  );
});

describe('TRADE-3.2 one of several cars', () => {
  it('is chosen by its description, and nothing else', async () => {
    const who = browser();
    const several = await lookUp(who, 'MANY01');
    expect(several.item).not.toHaveProperty('EvalID');
    const [, second] = (several.item ?? {})['VechielDescriptions'] as readonly { Description: string }[];
    const wrong = await send(who, 'manual-entry', { vin: 'any', desc: 'a car of dreams' });
    expect(JSON.stringify(wrong.body)).toContain('* Please choose one car.');
    const chosen = await send(who, 'manual-entry', { vin: 'any', desc: second?.Description ?? '' });
    expect(chosen).toMatchObject({
      status: 200,
      item: { Make: 'Toyota', EvalID: expect.any(String) as string },
    });
  });
});

describe('a way to an offer', () => {
  it('is found again by the browser that has it, and by nobody else', async () => {
    const who = browser();
    await lookUp(who, 'OWNER1');
    const again = await who.get('/api/eval-expert/vehicle');
    expect(JSON.parse(again.body)).toMatchObject([{ Registration: 'OWNER1' }]);
    const stranger = await browser().get('/api/eval-expert/vehicle');
    expect(stranger.status).toBe(404);
    const guessed = browser();
    for (const name of who.cookies.keys()) guessed.cookies.set(name, 'A'.repeat(43));
    expect((await guessed.get('/api/eval-expert/vehicle')).status).toBe(404);
    const elsewhere = testBrowser(world.sites.port, hosts.ranges, { cookies: new Map(who.cookies) });
    expect((await elsewhere.get('/api/eval-expert/vehicle')).status).toBe(404);
  });

  it('costs one visitor a few lookups a day, and then the short enquiry is left', async () => {
    const who = browser();
    const statuses = [];
    for (let nth = 0; nth < 7; nth += 1) statuses.push((await lookUp(who, `LIMIT${nth}`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });
});
