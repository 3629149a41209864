import { describe, expect, it } from 'vitest';
import { turns } from './turns.ts';

const round = () => new Promise((resolve) => void setImmediate(resolve));

function sites(credits: Readonly<Record<string, number>>) {
  let nowMs = 0;
  const left = { ...credits };
  const nextTurn = turns({
    creditOf: (owner) => left[owner] ?? 0,
    spend: (owner, ms) => {
      left[owner] = (left[owner] ?? 0) - ms;
    },
    cpuMs: () => nowMs,
  });
  const done: string[] = [];
  return {
    left,
    done,
    compute: async (owner: string, ms: number, name = owner) => {
      await nextTurn(owner);
      nowMs += ms;
      done.push(name);
    },
  };
}

describe('TEN-8 turns of those who compute', () => {
  it('are one for each round of the event loop, however many wait', async () => {
    const { compute, done } = sites({});
    for (let count = 0; count < 5; count += 1) void compute('harbour', 10);
    const seen: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      await round();
      seen.push(done.length);
    }
    expect(Math.max(...seen.map((many, at) => many - (seen[at - 1] ?? 0)))).toBe(1);
    await expect.poll(() => done.length).toBe(5);
  });

  it('go to the one that has most left, and to its own in the order they came', async () => {
    const { compute, done } = sites({ harbour: 15, ranges: 10 });
    await Promise.all([
      compute('harbour', 10, 'harbour 1'),
      compute('harbour', 10, 'harbour 2'),
      compute('ranges', 1),
      compute('harbour', 10, 'harbour 3'),
    ]);
    expect(done).toEqual(['harbour 1', 'ranges', 'harbour 2', 'harbour 3']);
  });

  it('count until their owner waits again, with all that follows from them', async () => {
    const { compute, left } = sites({ harbour: 100, ranges: 100 });
    await Promise.all([compute('harbour', 30), compute('ranges', 5).then(() => compute('ranges', 7))]);
    await round();
    expect(left).toEqual({ harbour: 70, ranges: 88 });
  });
});
