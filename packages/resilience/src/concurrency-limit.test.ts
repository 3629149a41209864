import { fakeClock } from '@forecourt/testkit/fake-clock';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { concurrencyLimit, type ConcurrencyLimitOptions } from './concurrency-limit.ts';

const refuse = () => new Error('refused');

function limitOf(changed: Partial<ConcurrencyLimitOptions> = {}) {
  const clock = fakeClock();
  return {
    clock,
    limit: concurrencyLimit({ atOnce: 1, waiting: 5, order: 'fifo', refuse, clock, ...changed }),
  };
}

/** Work that ends when it is told to. */
function held() {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  return { work: () => promise, end: () => resolve(undefined) };
}

describe('a concurrency limit', () => {
  it('runs so many at once, lets a few wait and refuses the others at once', async () => {
    const { limit } = limitOf({ atOnce: 2, waiting: 1 });
    const [first, second] = [held(), held()];
    const running = [limit.run('a', first.work), limit.run('a', second.work)];
    let ran = false;
    const waiting = limit.run('a', async () => {
      ran = true;
    });
    await expect(limit.run('a', async () => null)).rejects.toThrow('refused');
    expect(ran).toBe(false);
    first.end();
    await waiting;
    expect(ran).toBe(true);
    second.end();
    await Promise.all(running);
    expect(await limit.run('a', async () => 'again')).toBe('again');
  });

  it('refuses who has waited too long, and serves the next', async () => {
    const { limit, clock } = limitOf({ timeoutMs: 20 });
    const first = held();
    const running = limit.run('a', first.work);
    const late = limit.run('a', async () => null).catch((error: unknown) => error);
    await clock.move(20);
    expect(await late).toEqual(refuse());
    const later = limit.run('a', async (waitedMs) => waitedMs);
    await clock.move(5);
    first.end();
    await running;
    expect(await later).toBe(5);
    await clock.move(100);
    expect(await limit.run('a', async () => 'again')).toBe('again');
  });

  it('lets wait for as long as it takes where there is no limit of time', async () => {
    const { limit, clock } = limitOf();
    const first = held();
    const running = limit.run('a', first.work);
    const patient = limit.run('a', async () => 'served');
    await clock.move(3_600_000);
    first.end();
    await running;
    expect(await patient).toBe('served');
  });

  it.each([
    ['fifo', ['oldest', 'older', 'newest']],
    ['lifo', ['newest', 'older', 'oldest']],
  ] as const)('serves those who wait %s', async (order, served) => {
    const { limit } = limitOf({ order });
    const first = held();
    const running = limit.run('a', first.work);
    const seen: string[] = [];
    const waiting = ['oldest', 'older', 'newest'].map((name) => limit.run('a', async () => seen.push(name)));
    first.end();
    await Promise.all([running, ...waiting]);
    expect(seen).toEqual(served);
  });

  it('gives its permit back when work fails', async () => {
    const { limit } = limitOf({ waiting: 0 });
    await expect(limit.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await limit.run('a', async () => 'served')).toBe('served');
  });
});

describe('owners who share a concurrency limit', () => {
  it.each(['fifo', 'lifo'] as const)('are served in turn, each %s', async (order) => {
    const { limit } = limitOf({ order, waiting: 10 });
    const first = held();
    const running = limit.run('loud', first.work);
    const seen: string[] = [];
    const wait = (owner: string) => limit.run(owner, async () => seen.push(owner));
    const waiting = ['loud', 'loud', 'loud', 'quiet', 'loud', 'other'].map(wait);
    first.end();
    await Promise.all([running, ...waiting]);
    expect(seen).toEqual(['quiet', 'other', 'loud', 'loud', 'loud', 'loud']);
  });

  it('never take all permits where each may have a part of them', async () => {
    const { limit } = limitOf({ atOnce: 3, mostOfOwner: 2, waiting: 10 });
    const loud = [held(), held(), held()];
    let started = 0;
    const running = loud.map(({ work }) =>
      limit.run('loud', () => {
        started += 1;
        return work();
      }),
    );
    await Promise.resolve();
    expect(started).toBe(2);
    expect(await limit.run('quiet', async () => 'served at once')).toBe('served at once');
    expect(started).toBe(2);
    for (const { end } of loud) end();
    await Promise.all(running);
    expect(started).toBe(3);
  });

  it('are served by what their work took lately, not by how often they ask', async () => {
    const { limit, clock } = limitOf({ waiting: 10 });
    const seen: string[] = [];
    const work = (owner: string, ms: number) =>
      limit.run(owner, async () => {
        seen.push(owner);
        await clock.move(ms);
      });
    const first = held();
    const all = [limit.run('other', first.work)];
    for (const [owner, ms] of [
      ['slow', 300],
      ['slow', 300],
      ['quick', 10],
      ['quick', 10],
      ['quick', 10],
    ] as const)
      all.push(work(owner, ms).then(() => undefined));
    first.end();
    await Promise.all(all);
    expect(seen).toEqual(['slow', 'quick', 'quick', 'quick', 'slow']);
  });

  it('are forgiven what they took a while ago', async () => {
    const { limit, clock } = limitOf({ waiting: 10 });
    await limit.run('slow', () => clock.move(500));
    await clock.move(60_000);
    await limit.run('quick', () => clock.move(10));
    const first = held();
    const running = limit.run('other', first.work);
    const seen: string[] = [];
    const waiting = ['quick', 'slow'].map((owner) => limit.run(owner, async () => seen.push(owner)));
    first.end();
    await Promise.all([running, ...waiting]);
    expect(seen).toEqual(['slow', 'quick']);
  });

  it.each([
    ['fifo', 'loud 9'],
    ['lifo', 'loud 0'],
  ] as const)('make room in a full queue, %s: who has most gives up %s', async (order, givenUp) => {
    const { limit } = limitOf({ order, waiting: 10 });
    const first = held();
    const running = limit.run('loud', first.work);
    const gaveUp: string[] = [];
    const wait = (owner: string, name: string) =>
      limit.run(owner, async () => undefined).catch(() => gaveUp.push(name));
    const waiting = Array.from({ length: 10 }, (_, n) => wait('loud', `loud ${n}`));
    waiting.push(wait('quiet', 'quiet'));
    await expect(limit.run('loud', async () => undefined)).rejects.toThrow('refused');
    first.end();
    await Promise.all([running, ...waiting]);
    expect(gaveUp).toEqual([givenUp]);
  });

  it('never run more than they may, lose nobody, and leave room for a newcomer whatever comes', async () => {
    const step = fc.record({ owner: fc.constantFrom('a', 'b', 'c'), isEnd: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 60 }),
        fc.constantFrom('fifo', 'lifo'),
        async (steps, order) => {
          const { limit, clock } = limitOf({ atOnce: 2, waiting: 4, order });
          const open: ReturnType<typeof held>[] = [];
          let [running, most] = [0, 0];
          const all = steps.map(async ({ owner, isEnd }) => {
            if (isEnd) return open.shift()?.end();
            const work = held();
            return limit
              .run(owner, async () => {
                running += 1;
                most = Math.max(most, running);
                open.push(work);
                await work.work();
                running -= 1;
              })
              .catch(() => undefined);
          });
          for (let turn = 0; turn < steps.length; turn += 1) {
            await clock.move(0);
            open.shift()?.end();
          }
          await Promise.all(all);
          expect([running, most <= 2]).toEqual([0, true]);
          expect(await limit.run('newcomer', async () => 'served')).toBe('served');
        },
      ),
      { numRuns: 200 },
    );
  });
});
