import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fakeClock } from '@forecourt/testkit/fake-clock';
import { responseCache, type MadeResponse } from './response-cache.ts';

const response = (bytes: number, ttlMs = 60_000): MadeResponse => ({
  body: Buffer.alloc(bytes),
  ttlMs,
  isDegraded: false,
});

describe('responses that are cached', () => {
  it('are found until their time is over', async () => {
    const clock = fakeClock();
    const cache = responseCache(100_000, clock);
    const made = await cache.make('site', 'a', async () => response(10, 2_000));
    await clock.move(1_999);
    expect(await cache.find('site', 'a')).toBe(made);
    await clock.move(1);
    expect(cache.find('site', 'a')).toBeUndefined();
    expect([cache.size, cache.bytes]).toEqual([0, 0]);
  });

  it('are found while they are being made, and failures by those who waited only', async () => {
    const cache = responseCache(100_000, fakeClock());
    const { promise, reject } = Promise.withResolvers<MadeResponse>();
    const [making, waiting] = [cache.make('site', 'a', () => promise), cache.find('site', 'a')];
    reject(new Error('no engine'));
    await expect(making).rejects.toThrow('no engine');
    await expect(waiting).rejects.toThrow('no engine');
    expect(cache.find('site', 'a')).toBeUndefined();
  });

  it('leave in the order in which they were last used', async () => {
    const cache = responseCache(10_000, fakeClock());
    for (const key of ['a', 'b', 'c']) await cache.make('site', key, async () => response(370));
    await cache.find('site', 'a');
    for (let more = 0; more < 9; more += 1)
      await cache.make('site', `more ${more}`, async () => response(370));
    expect([cache.find('site', 'a') !== undefined, cache.find('site', 'b') !== undefined]).toEqual([
      true,
      false,
    ]);
  });

  it('of one site do not evict those of another, however many there are', async () => {
    const cache = responseCache(10_000, fakeClock());
    await cache.make('quiet', 'a', async () => response(370));
    for (let more = 0; more < 100; more += 1) await cache.make('loud', `${more}`, async () => response(370));
    expect([cache.find('quiet', 'a') !== undefined, cache.find('loud', '0')]).toEqual([true, undefined]);
  });

  it('never take more than they may, whatever is put in', async () => {
    const put = fc.record({
      key: fc.string({ maxLength: 3 }),
      bytes: fc.oneof(fc.nat({ max: 800 }), fc.nat({ max: 20_000 })),
      ttlMs: fc.constantFrom(0, 10, 60_000),
      moveMs: fc.nat({ max: 8 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(put, { maxLength: 80 }), async (puts) => {
        const clock = fakeClock();
        const cache = responseCache(10_000, clock);
        for (const { key, bytes, ttlMs, moveMs } of puts) {
          const made = await cache.make('site', key, async () => response(bytes, ttlMs));
          expect(cache.bytes).toBeLessThanOrEqual(10_000);
          // A single large response does not evict all others, and is made again each time.
          const isCacheable = ttlMs > 0 && bytes < 370;
          expect(isCacheable ? await cache.find('site', key) : made).toBe(made);
          await clock.move(moveMs);
        }
      }),
      { numRuns: 100 },
    );
  });
});
