import type { SiteId } from '@forecourt/domain/core/ids';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { realClock } from '../../test/real-clock.ts';
import { runSimulator } from '../../test/simulator.ts';
import { httpCarGuide } from './http-car-guide.ts';

let simulator: Awaited<ReturnType<typeof runSimulator>>;
beforeAll(async () => {
  simulator = await runSimulator();
});
afterAll(() => simulator.stop());
afterEach(() => simulator.send('DELETE', '/faults'));

const site = 'site-one' as unknown as SiteId;
const guide = (apiKey = 'tests') =>
  httpCarGuide({ url: `${simulator.origin}/redbook`, apiKey, clock: realClock, timeoutMs: 300 });

describe('TEN-2.4 RedBook', () => {
  it('knows a car by its code', async () => {
    expect(await guide().find(site, 'AUVREGBARE01')).toMatchObject({
      make: expect.any(String) as string,
      series: expect.any(String) as string,
    });
  });

  it('knows no other, and no call without a key', async () => {
    expect(await guide().find(site, 'nonsense')).toBeNull();
    expect(await guide('').find(site, 'AUVREGBARE01')).toBeNull();
  });

  it.each([
    ['refuses', { status: 503 }],
    ['talks nonsense', { garbage: true }],
    ['takes too long', { delayMs: 2_000 }],
  ])('that %s knows nothing, and throws nothing', async (_, fault) => {
    await simulator.send('PUT', '/faults', { vendor: 'redbook', ...fault });
    expect(await guide().find(site, 'AUVREGBARE01')).toBeNull();
  });
});
