import { describe, expect, it } from 'vitest';
import { countingLimiter, type SharedCounts } from './counting-limiter.ts';

const rule = { limit: 2, windowSeconds: 60 };
const secrets = [Buffer.from('secret')];
const processes = 1;
const away: SharedCounts = { add: async () => null };

/** What processes share, as a map. */
function sharedCounts() {
  const keys = new Map<string, number>();
  const counts: SharedCounts = {
    async add(key, ms) {
      keys.set(key, (keys.get(key) ?? 0) + 1);
      return { count: keys.get(key) ?? 0, msLeft: ms };
    },
  };
  return { counts, keys };
}

describe('a limit', () => {
  it('lets so many through, then says how long to wait, and begins anew', async () => {
    let now = 0;
    const limiter = countingLimiter({ counts: away, secrets, processes, nowMs: () => now });
    const take = () => limiter.take('codes', 'a', rule);
    expect([await take(), await take(), await take()]).toEqual([0, 0, 60]);
    now = 59_500;
    expect(await take()).toBe(1);
    now = 60_000;
    expect(await take()).toBe(0);
  });

  it('is kept apart for each thing and each person', async () => {
    const limiter = countingLimiter({ counts: away, secrets, processes, nowMs: () => 0 });
    const asked = [
      ['codes', 'a'],
      ['codes', 'a'],
      ['codes', 'b'],
      ['tries', 'a'],
    ] as const;
    for (const [what, whose] of asked) expect(await limiter.take(what, whose, rule)).toBe(0);
  });

  it('holds for all processes together', async () => {
    const { counts } = sharedCounts();
    const [one, other] = [1, 2].map(() => countingLimiter({ counts, secrets, processes, nowMs: () => 0 }));
    expect(await one?.take('codes', 'a', rule)).toBe(0);
    expect(await other?.take('codes', 'a', rule)).toBe(0);
    expect(await one?.take('codes', 'a', rule)).toBe(60);
  });

  it('holds in each process while they cannot ask each other', async () => {
    const limiter = countingLimiter({ counts: away, secrets, processes, nowMs: () => 0 });
    const waits = await Promise.all(Array.from({ length: 5 }, () => limiter.take('codes', 'a', rule)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(2);
  });

  it.each([
    [40, 4, 40],
    [10, 4, 12],
    // Fewer than there are processes: each lets one through, as none can know of the others.
    [2, 4, 4],
  ])(
    'OPS-8 of %i is shared by %i processes while they cannot ask each other: %i',
    async (limit, many, through) => {
      const limiters = Array.from({ length: many }, () =>
        countingLimiter({ counts: away, secrets, processes: many, nowMs: () => 0 }),
      );
      let taken = 0;
      for (const limiter of limiters) {
        for (let turn = 0; turn < 2 * limit; turn += 1) {
          if ((await limiter.take('codes', 'a', { ...rule, limit })) === 0) taken += 1;
        }
      }
      expect(taken).toBe(through);
    },
  );

  it('OPS-8 is whole in one process as long as it can ask the others', async () => {
    const { counts } = sharedCounts();
    const limiter = countingLimiter({ counts, secrets, processes: 4, nowMs: () => 0 });
    const waits = await Promise.all(
      Array.from({ length: 9 }, () => limiter.take('codes', 'a', { ...rule, limit: 8 })),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(8);
  });

  it('L11 lets nobody begin anew while its key is replaced, whichever key a process has first', async () => {
    const { counts } = sharedCounts();
    const [old, newer] = [Buffer.from('old'), Buffer.from('new')];
    const steps = [[old], [old, newer], [newer, old], [newer]];
    const limiters = steps.map((keys) =>
      countingLimiter({ counts, secrets: keys, processes, nowMs: () => 0 }),
    );
    const waits: number[] = [];
    for (const limiter of limiters) waits.push(await limiter.take('codes', 'a', { ...rule, limit: 1 }));
    expect(waits).toEqual([0, 60, 60, 60]);
  });

  it('writes down nobody’s address or phone', async () => {
    const { counts, keys } = sharedCounts();
    const limiter = countingLimiter({ counts, secrets, processes, nowMs: () => 0 });
    await limiter.take('codes', '203.0.113.7', rule);
    expect([...keys.keys()].join()).not.toContain('203');
  });
});
