import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { semaphore } from './semaphore.ts';

const refuse = () => new Error('refused');

describe('a semaphore', () => {
  it('gives so many permits at once, lets a few wait and refuses the others at once', async () => {
    const permits = semaphore({ atOnce: 2, waiting: 1, refuse });
    await permits.acquire();
    await permits.acquire();
    let hasWaited = false;
    const waiting = (async () => {
      await permits.acquire();
      hasWaited = true;
    })();
    await expect(permits.acquire()).rejects.toThrow('refused');
    expect(hasWaited).toBe(false);
    permits.release();
    await waiting;
    expect(hasWaited).toBe(true);
  });

  it('serves those who wait in the order in which they came', async () => {
    const permits = semaphore({ atOnce: 1, waiting: 3, refuse });
    await permits.acquire();
    const served: string[] = [];
    const waiting = ['first', 'second', 'third'].map(async (name) => {
      await permits.acquire();
      served.push(name);
      permits.release();
    });
    permits.release();
    await Promise.all(waiting);
    expect(served).toEqual(['first', 'second', 'third']);
  });

  it('refuses who has waited too long, and serves the next', async () => {
    const permits = semaphore({ atOnce: 1, waiting: 2, refuse, timeoutMs: 20 });
    await permits.acquire();
    await expect(permits.acquire()).rejects.toThrow('refused');
    const next = permits.acquire();
    await sleep(1);
    permits.release();
    await next;
    permits.release();
    await permits.acquire();
  });
});
