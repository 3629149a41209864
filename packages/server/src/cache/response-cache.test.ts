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
    const made = await cache.make('a', async () => response(10, 2_000));
    await clock.move(1_999);
    expect(await cache.find('a')).toBe(made);
    await clock.move(1);
    expect(cache.find('a')).toBeUndefined();
    expect([cache.size, cache.bytes]).toEqual([0, 0]);
  });

  it('are found while they are being made, and failures by those who waited only', async () => {
    const cache = responseCache(100_000, fakeClock());
    const { promise, reject } = Promise.withResolvers<MadeResponse>();
    const [making, waiting] = [cache.make('a', () => promise), cache.find('a')];
    reject(new Error('no engine'));
    await expect(making).rejects.toThrow('no engine');
    await expect(waiting).rejects.toThrow('no engine');
    expect(cache.find('a')).toBeUndefined();
  });

  it('leave in the order in which they were last used', async () => {
    const cache = responseCache(10_000, fakeClock());
    for (const key of ['a', 'b', 'c']) await cache.make(key, async () => response(370));
    await cache.find('a');
    for (let more = 0; more < 9; more += 1) await cache.make(`more ${more}`, async () => response(370));
    expect([cache.find('a') !== undefined, cache.find('b') !== undefined]).toEqual([true, false]);
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
          const made = await cache.make(key, async () => response(bytes, ttlMs));
          expect(cache.bytes).toBeLessThanOrEqual(10_000);
          // A single large response does not evict all others, and is made again each time.
          const isCacheable = ttlMs > 0 && bytes < 370;
          expect(isCacheable ? await cache.find(key) : made).toBe(made);
          await clock.move(moveMs);
        }
      }),
      { numRuns: 100 },
    );
  });
});
