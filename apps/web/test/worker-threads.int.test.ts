import { openTwoDealers, rangesStaff, type TwoDealers } from '@forecourt/testkit-db/two-dealers';
import { buildCar } from '@forecourt/testkit/build-car';
import { twoSites } from '@forecourt/testkit/two-sites';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestWeb } from './start-test-web.ts';
import { get } from './test-server.ts';
import { hosts } from './visitors/test-sites.ts';
import type { WebProcess } from './web-process.ts';

const car = buildCar({ dealershipId: twoSites.rangesKia.id, slug: 'kia' });
let dealers: TwoDealers;
let inThread: WebProcess;
let inOne: WebProcess;

beforeAll(async () => {
  dealers = await openTwoDealers();
  await dealers.run(rangesStaff, ({ cars }) => cars.save(car, new Date()));
  const start = (threads: string) =>
    startTestWeb(dealers.made.webUrl, {
      WEB_WORKER_THREADS: threads,
      BUILD_ID: `threads-${threads}-${process.pid}-${Date.now()}`,
    });
  inThread = await start('1');
  inOne = await start('0');
});
afterAll(async () => {
  for (const web of [inThread, inOne]) {
    web.kill('SIGTERM');
    await web.ended;
  }
  await dealers.close();
});

describe('TEN-8 what a thread makes', () => {
  it.each([
    '/',
    '/search/used-cars?range[price]=1000:90000',
    '/cars/kia',
    '/_page/offers',
    '/no-such-page',
    '/api/search?query=kia',
    '/api/search/suggest?query=ki',
    '/api/search?page=0',
  ])('is what the thread that answers makes: %s', async (path) => {
    const [one, other] = await Promise.all(
      [inThread, inOne].map(({ port }) => get(port, path, { host: hosts.ranges })),
    );
    expect(one?.status).toBe(other?.status);
    expect(withoutTimes(one?.headers)).toEqual(withoutTimes(other?.headers));
    expect(withoutMs(one?.body)).toBe(withoutMs(other?.body));
  });
});

/** A tag is also of the build, and each has its own. */
function withoutTimes(headers: Readonly<Record<string, unknown>> = {}): unknown {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !['date', 'etag', 'x-request-id'].includes(name)),
  );
}

const withoutMs = (body = '') => body.replaceAll(/"ms":\d+/g, '');
