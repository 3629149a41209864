import { Overloaded } from '@forecourt/resilience/overloaded';
import { afterAll, describe, expect, it } from 'vitest';
import { testContext } from '../../test/test-context.ts';
import { workerPool } from './worker-pool.ts';

const workers = workerPool(1, new URL('../../test/odd-worker-thread.ts', import.meta.url));
const request = { context: testContext(), now: new Date('2026-03-02T00:00Z') };
const get = (path: string) => workers.make(request, { kind: 'api', path, query: '' });

afterAll(() => workers.close());

describe('TEN-8 threads that make what no cache has', () => {
  it('are told the settings of a site when they want them', async () => {
    expect((await get('/told')).body).toEqual(Buffer.from('/told'));
  });

  it('tell what they took for a site', async () => {
    const spent: [string, number][] = [];
    workers.reportTo((siteId, ms) => void spent.push([siteId, ms]));
    await get('/quick');
    await get('/busy').catch(() => undefined);
    expect(spent).toEqual([
      [request.context.site.id, 12],
      [request.context.site.id, 5],
    ]);
  });

  it('refuse with when to ask again', async () => {
    const refused = await get('/busy').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Overloaded);
    expect(refused).toMatchObject({ message: 'too much', retryAfterMs: 7_000 });
  });

  it('say what failed', async () => {
    await expect(get('/broken')).rejects.toThrow('it cannot be made');
  });

  it('are made anew when one ends, and only who waited for it is told', async () => {
    await expect(get('/ends')).rejects.toThrow('exit');
    expect((await get('/after')).body).toEqual(Buffer.from('/after'));
  });
});
