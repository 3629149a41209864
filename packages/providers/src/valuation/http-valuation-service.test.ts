import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { ValuationUnavailable } from '@forecourt/app/ports/trade-in/valuation-service.port';
import type { SiteId } from '@forecourt/domain/core/ids';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { realClock } from '../../test/real-clock.ts';
import { runSimulator } from '../../test/simulator.ts';
import { httpValuationService, type ValuationOptions } from './http-valuation-service.ts';

let simulator: Awaited<ReturnType<typeof runSimulator>>;
beforeAll(async () => {
  simulator = await runSimulator();
});
afterAll(() => simulator.stop());
afterEach(() => simulator.send('DELETE', '/faults'));

const [site, otherSite] = ['site-one', 'site-two'] as unknown as [SiteId, SiteId];
const service = (options: Partial<ValuationOptions> = {}) =>
  httpValuationService({
    url: `${simulator.origin}/valuation`,
    apiKey: 'tests',
    clock: realClock,
    ...options,
  });
const order = (fault: object) => simulator.send('PUT', '/faults', { vendor: 'valuation', ...fault });
const codeOf = async (call: Promise<unknown>) => {
  const error = await call.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ValuationUnavailable);
  return (error as ValuationUnavailable).code;
};

describe('a plate', () => {
  it('is a car that is known at once', async () => {
    const found = await service().lookUp(site, { rego: '1QX7LM', state: 'vic' });
    expect(found?.vehicle).toMatchObject({ registration: '1QX7LM', vin: expect.any(String) as string });
    expect(found?.vehicle.evalId).not.toBeNull();
    expect(found?.descriptions).toEqual([]);
  });

  it('is one of several cars, of which one is then chosen', async () => {
    const found = await service().lookUp(site, { rego: 'MANY01', state: 'nsw' });
    expect(found?.vehicle.evalId).toBeNull();
    expect(found?.descriptions.length).toBeGreaterThan(2);
    const choice = { vin: found?.vehicle.vin ?? '', description: found?.descriptions[1] ?? '' };
    const chosen = await service().describe(site, choice);
    expect(chosen?.vehicle).toMatchObject({ make: 'Toyota', registration: 'MANY01' });
  });

  it("is nobody's: no car, and no error", async () => {
    const found = await service().lookUp(site, { rego: 'NOCAR1', state: 'vic' });
    expect(found).toMatchObject({ descriptions: [], vehicle: { evalId: null } });
    expect(await service().describe(site, { vin: 'none', description: 'none' })).toBeNull();
  });

  it("is never another car's", async () => {
    expect(await codeOf(service().lookUp(site, { rego: 'OTHER1', state: 'vic' }))).toBe('another_car');
  });
});

describe('an evaluation', () => {
  it('gets its pictures and its seller, and is then worth something', async () => {
    const valuation = service();
    const found = await valuation.lookUp(site, { rego: 'ABC123', state: 'vic' });
    const evalId = found?.vehicle.evalId ?? '';
    await valuation.attachPicture(site, evalId, {
      name: 'front.jpg',
      type: 'image/jpeg',
      bytes: new Uint8Array(1_000),
    });
    await valuation.update(site, {
      evalid: evalId,
      km: 61_400,
      userEmail: 'buyer@example.com',
      cName: 'Daniel Okafor',
      cEmail: 'daniel@example.com',
      cPhone: '0491570156',
    });
    const worth = await valuation.value(site, {
      evalId,
      adjustmentAnswers: [
        { question: 'odometer', answer: '61400' },
        { question: 'car_condition', answer: 'Good' },
      ],
    });
    const sum = worth?.lines.reduce((total, { amountCents }) => total + amountCents, 0);
    expect(worth?.valueCents).toBe(sum);
    const { evaluations } = (await simulator.send('GET', '/valuation/evaluations?rego=ABC123')) as {
      evaluations: { evalId: string }[];
    };
    expect(evaluations.find((one) => one.evalId === evalId)).toMatchObject({
      images: [{ name: 'front.jpg', bytes: 1_000 }],
      km: 61_400,
      customer: { name: 'Daniel Okafor' },
    });
  });

  it.each(['NOVAL1', 'BADSUM'])('has no value rather than a wrong one: %s', async (rego) => {
    const valuation = service();
    const found = await valuation.lookUp(site, { rego, state: 'vic' });
    const evalId = found?.vehicle.evalId ?? '';
    expect(evalId).not.toBe('');
    expect(await valuation.value(site, { evalId, adjustmentAnswers: [] })).toBeNull();
  });

  it('that nobody knows takes neither pictures nor a seller', async () => {
    const picture = { name: 'a.jpg', type: 'image/jpeg', bytes: new Uint8Array(1) };
    expect(await codeOf(service().attachPicture(site, 'EV0', picture))).toBe('not_known');
    const nobody = { userEmail: null, cName: '', cEmail: '', cPhone: '' };
    expect(await codeOf(service().update(site, { evalid: 'EV0', km: 1, ...nobody }))).toBe('another_car');
    expect(await service().value(site, { evalId: 'EV0', adjustmentAnswers: [] })).toBeNull();
  });
});

describe('a valuation service', () => {
  const plate = { rego: 'ABC124', state: 'vic' } as const;

  it.each([
    ['is broken', 'BROKE1', 'status_500'],
    ['is garbled', 'GARBL1', 'no_json'],
  ])('that %s is of no use', async (_, rego, code) => {
    expect(await codeOf(service().lookUp(site, { rego, state: 'vic' }))).toBe(code);
  });

  it.each([
    ['refuses', { status: 403 }, 'status_403'],
    ['answers with a page', { garbage: true }, 'no_json'],
    ['answers too late', { delayMs: 2_000 }, 'too_slow'],
  ])('that %s is of no use', async (_, fault, code) => {
    await order(fault);
    expect(await codeOf(service({ lookupMs: 200 }).lookUp(site, plate))).toBe(code);
  });

  it('that hangs up is of no use', async () => {
    const rude = createServer((socket) => void socket.destroy()).listen(0, '127.0.0.1');
    await once(rude, 'listening');
    const { port } = rude.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}`;
    expect(await codeOf(service({ url }).lookUp(site, plate))).toBe('no_response');
    rude.close();
  });

  it('that is down for two sites rests, and whoever asks is told at once', async () => {
    const phases: string[] = [];
    const valuation = service({ onChange: (phase) => phases.push(phase) });
    await order({ status: 500 });
    for (const caller of [site, otherSite, site, otherSite, site, otherSite]) {
      expect(await codeOf(valuation.lookUp(caller, plate))).toBe('status_500');
    }
    expect(phases).toEqual(['open']);
    await simulator.send('DELETE', '/faults');
    expect(await codeOf(valuation.lookUp(site, plate))).toBe('resting');
  });

  it('that fails one site alone goes on for the others', async () => {
    const valuation = service();
    for (let call = 0; call < 8; call += 1) {
      expect(await codeOf(valuation.lookUp(site, { rego: 'BROKE1', state: 'vic' }))).toBe('status_500');
    }
    expect(await valuation.lookUp(otherSite, plate)).not.toBeNull();
  });

  it('that is slow for one site has room for another', async () => {
    const valuation = service({ lookupMs: 800 });
    const slow = Array.from({ length: 8 }, () => valuation.lookUp(site, { rego: 'SLOW20', state: 'vic' }));
    const all = Promise.allSettled(slow);
    const startedMs = performance.now();
    expect(await valuation.lookUp(otherSite, plate)).not.toBeNull();
    expect(performance.now() - startedMs).toBeLessThan(700);
    await all;
  }, 20_000);
});
