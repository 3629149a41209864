import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testBrowser } from './test-browser.ts';
import { signInLoad } from './sign-in-load.ts';
import { codeIn, hosts, newPhone } from './test-sites.ts';
import { sitesWithWorker, type SitesWithWorker } from './with-worker.ts';

let world: SitesWithWorker;
beforeAll(async () => {
  world = await sitesWithWorker();
});
afterAll(() => world.stop());
afterEach(() => world.simulator.clearFaults());

const messagesTo = async (phone: string) =>
  (await world.simulator.messages()).filter(({ to }) => to === phone);

async function arrived(phone: string, withinMs = 20_000): Promise<string> {
  const deadline = performance.now() + withinMs;
  while (performance.now() < deadline) {
    const [message] = await messagesTo(phone);
    if (message) return message.text;
    await sleep(50);
  }
  throw new Error('no message');
}

/** Also when the first try was taken for failed, and another has to come. */
async function leftQueue(phone: string): Promise<void> {
  for (let turn = 0; turn < 400; turn += 1) {
    if ((await world.sites.messagesTo(phone)).length === 0) return;
    await sleep(50);
  }
  throw new Error('still in the queue');
}

async function ask() {
  const who = testBrowser(world.sites.port, hosts.harbour);
  const { typed, phone } = newPhone();
  const startedMs = performance.now();
  const response = await who.post('/sign-in', { phone: typed });
  return { who, typed, phone, response, ms: performance.now() - startedMs };
}

describe('AUTH-1 a code on its way', () => {
  it('goes from the page through the queue to the phone, and signs in', async () => {
    const { who, phone } = await ask();
    const text = await arrived(phone);
    expect(text).toContain('is your code for harbour.');
    expect((await who.post('/sign-in/code', { code: codeIn(text) })).status).toBe(303);
    expect((await who.get('/api/visit')).body).toContain('"signedIn":true');
  });

  it('keeps no page waiting for a vendor that is slow', async () => {
    await world.simulator.setFault({ delayMs: 2_000 });
    const { phone, ms } = await ask();
    expect(ms).toBeLessThan(1_500);
    expect(codeIn(await arrived(phone))).toMatch(/^\d{6}$/);
  });

  it.each([
    ['refuses', { status: 503, rate: 0.5 }],
    ['answers nonsense', { garbage: true, rate: 0.5 }],
    ['takes it but says that it did not', { status: 500, takes: true, rate: 0.5 }],
  ])('arrives once from a vendor that at first %s', async (_, fault) => {
    await world.simulator.setFault(fault);
    // Every second call fails: of two that are begun one is tried again.
    const requested = [await ask(), await ask()];
    for (const { phone } of requested) {
      expect(codeIn(await arrived(phone))).toMatch(/^\d{6}$/);
      await leftQueue(phone);
      expect(await messagesTo(phone)).toHaveLength(1);
    }
  });

  it('leaves neither phone nor code in what the programs write down', async () => {
    await world.simulator.setFault({ status: 503 });
    const requested = [await ask(), await ask()];
    await sleep(500);
    await world.simulator.clearFaults();
    const texts = [];
    for (const { phone } of requested) texts.push(await arrived(phone));
    const log = [...world.worker.lines, ...world.sites.lines].join('\n');
    for (const { phone, typed } of requested) {
      expect(log).not.toContain(phone);
      expect(log).not.toContain(typed);
    }
    for (const text of texts) expect(log).not.toMatch(new RegExp(`\\b${codeIn(text)}\\b`));
    expect(log).toContain('send-sign-in-code');
  });

  it('is gone from the queue when it has been sent', async () => {
    const { phone } = await ask();
    await arrived(phone);
    await leftQueue(phone);
    expect(await world.sites.queued()).toEqual([]);
  });
});

it('AUTH-1 of many who sign in at once each gets one code, and gets in', async () => {
  const { begun, signedIn, refused, lost, doubled } = await signInLoad(world, { perSecond: 20, seconds: 3 });
  expect({ begun, signedIn, refused, lost, doubled }).toEqual({
    begun: 60,
    signedIn: 60,
    refused: [],
    lost: 0,
    doubled: 0,
  });
});
