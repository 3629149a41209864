import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { concurrencyLimit } from './concurrency-limit.ts';

const refuse = () => new Error('refused');

/** Work that ends when it is told to. */
function held() {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  return { work: () => promise, end: () => resolve(undefined) };
}

describe('a concurrency limit', () => {
  it('runs so many at once, lets a few wait and refuses the others at once', async () => {
    const limit = concurrencyLimit({ atOnce: 2, waiting: 1, waitMs: 5_000 });
    const [first, second] = [held(), held()];
    const running = [limit.run(first.work, refuse), limit.run(second.work, refuse)];
    let ran = false;
    const waiting = limit.run(async () => {
      ran = true;
    }, refuse);
    await expect(limit.run(async () => null, refuse)).rejects.toThrow('refused');
    expect(ran).toBe(false);
    first.end();
    await waiting;
    expect(ran).toBe(true);
    second.end();
    await Promise.all(running);
    expect(await limit.run(async () => 'again', refuse)).toBe('again');
  });

  it('refuses who has waited too long, and serves the next', async () => {
    const limit = concurrencyLimit({ atOnce: 1, waiting: 5, waitMs: 20 });
    const first = held();
    const running = limit.run(first.work, refuse);
    await expect(limit.run(async () => null, refuse)).rejects.toThrow('refused');
    const later = limit.run(async (waitedMs) => waitedMs, refuse);
    await sleep(5);
    first.end();
    await running;
    expect(await later).toBeGreaterThan(0);
  });

  it('serves the newest first, who has the most time left', async () => {
    const limit = concurrencyLimit({ atOnce: 1, waiting: 5, waitMs: 5_000 });
    const first = held();
    const running = limit.run(first.work, refuse);
    const served: string[] = [];
    const waiting = ['oldest', 'older', 'newest'].map((name) =>
      limit.run(async () => served.push(name), refuse),
    );
    first.end();
    await Promise.all([running, ...waiting]);
    expect(served).toEqual(['newest', 'older', 'oldest']);
  });

  it('gives its place back when work fails', async () => {
    const limit = concurrencyLimit({ atOnce: 1, waiting: 0, waitMs: 20 });
    await expect(limit.run(() => Promise.reject(new Error('broken')), refuse)).rejects.toThrow('broken');
    expect(await limit.run(async () => 'served', refuse)).toBe('served');
  });
});
