import { describe, expect, it } from 'vitest';
import { nextFlight } from './next-flight.ts';

function counted() {
  const fly = nextFlight<number>();
  const landings: (() => void)[] = [];
  let begun = 0;
  return {
    ask: (key = 'a') =>
      fly(key, () => {
        begun += 1;
        const number = begun;
        return new Promise((resolve) => landings.push(() => resolve(number)));
      }),
    /** Lets the oldest that is under way land. */
    land: async () => {
      landings.shift()?.();
      await new Promise((resolve) => void setImmediate(resolve));
    },
    begun: () => begun,
  };
}

describe('work whose result is shared by who asked before it began', () => {
  it('runs twice for however many ask at once', async () => {
    const { ask, land, begun } = counted();
    const asked = [ask(), ask(), ask(), ask()];
    expect(begun()).toBe(1);
    await land();
    await land();
    expect(await Promise.all(asked)).toEqual([1, 2, 2, 2]);
    expect(begun()).toBe(2);
  });

  it('gives nobody an answer that was begun before the question', async () => {
    const { ask, land } = counted();
    const first = ask();
    const second = ask();
    await land();
    // The second run is under way: whoever asks now waits for a third.
    const third = ask();
    await land();
    await land();
    expect(await Promise.all([first, second, third])).toEqual([1, 2, 3]);
  });

  it('begins at once where nobody flies, also under another key', async () => {
    const { ask, land, begun } = counted();
    const [one, other] = [ask('a'), ask('b')];
    expect(begun()).toBe(2);
    await land();
    await land();
    expect(await Promise.all([one, other])).toEqual([1, 2]);
    const again = ask('a');
    expect(begun()).toBe(3);
    await land();
    expect(await again).toBe(3);
  });

  it('keeps a failure to those who waited for it', async () => {
    const fly = nextFlight<string>();
    const { promise, reject } = Promise.withResolvers<string>();
    const failing = fly('a', () => promise);
    const next = fly('a', async () => 'there');
    reject(new Error('no connection'));
    await expect(failing).rejects.toThrow('no connection');
    expect(await next).toBe('there');
  });
});
