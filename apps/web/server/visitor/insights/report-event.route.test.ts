import { fakeClock } from '@forecourt/testkit/fake-clock';
import { afterEach, describe, expect, it } from 'vitest';
import { memoryStockIndex } from '../../../test/memory-stock-index.ts';
import { post } from '../../../test/post.ts';
import { testCars, testServer, type TestServer } from '../../../test/test-server.ts';

let test: TestServer;
afterEach(() => test.stop());

describe('TEN-8 events that browsers report', () => {
  it('L1 are limited by network, whichever of its addresses they come from', async () => {
    const primary = memoryStockIndex(testCars);
    test = await testServer({ primary, clock: fakeClock(), env: { trustedProxies: 1 } });
    const report = async (address: string) => {
      const headers = {
        host: 'harbour.example',
        'content-type': 'application/json',
        'x-forwarded-for': address,
      };
      const body = JSON.stringify({ event: 39, car_id: null });
      return (await post(test.server.port, '/api/events', { body, headers })).status;
    };
    const statuses: number[] = [];
    for (let last = 1; last <= 40; last += 1) statuses.push(await report(`2001:db8:1:2::${last}`));
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(await report('2001:db8:1:3::1')).toBe(200);
  });
});
