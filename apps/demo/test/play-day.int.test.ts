import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadWorld } from '../src/load-world.ts';
import { playDay, type Clock } from '../src/live/play-day.ts';
import { openDemo, type TestDemo } from './test-demo.ts';
import { fixtureSource } from './fixture-world.ts';

const source = fixtureSource({ cars: 20, pictures: [] });
const quiet = { step: () => undefined, progress: () => undefined };

/** Time that passes only where it is waited for. */
function testClock(onWait: (now: number) => void = () => undefined): Clock {
  let now = Date.parse('2026-11-15T00:00:00Z');
  return {
    now: () => new Date(now),
    async wait(ms) {
      now += ms;
      onWait(now);
    },
  };
}

let demos: TestDemo[];
beforeAll(async () => {
  demos = [await openDemo(), await openDemo()];
  for (const { ports } of demos) await loadWorld(ports, source, { replace: false }, quiet);
});
afterAll(() => Promise.all(demos.map((demo) => demo.close())));

const forever = new AbortController().signal;

describe('a day that is played', () => {
  it('CON-1.4 makes the same changes of the same stock from the same seed, a line for each minute', async () => {
    const played = await Promise.all(
      demos.map(async ({ ports }) => {
        const lines: string[] = [];
        const total = await playDay(
          ports,
          source,
          { rate: 0.25, minutes: 2, seed: 'test' },
          { clock: testClock(), signal: forever, report: (line) => lines.push(line) },
        );
        return { total, lines };
      }),
    );
    const [first, second] = played;
    expect(first).toEqual(second);
    expect(first?.lines).toHaveLength(2);
    const { refused, nothing, ...made } = first?.total ?? { refused: 0, nothing: 0 };
    expect(Object.values(made).reduce((sum, count) => sum + count, 0)).toBe(30);
    expect([refused, nothing]).toEqual([0, 0]);
    expect(
      Math.min(first?.total.arrive ?? 0, first?.total.sell ?? 0, first?.total.reserve ?? 0),
    ).toBeGreaterThan(0);
  });

  it('ends with the change that it is at when it is told to', async () => {
    const [demo] = demos;
    if (!demo) throw new Error('No demo');
    const asked = new AbortController();
    const startedAt = Date.parse('2026-11-15T00:00:00Z');
    const clock = testClock((now) => {
      if (now - startedAt > 5_000) asked.abort();
    });
    const total = await playDay(
      demo.ports,
      source,
      { rate: 1, minutes: 60, seed: 'short' },
      { clock, signal: asked.signal, report: () => undefined },
    );
    expect(Object.values(total).reduce((sum, count) => sum + count, 0)).toBe(6);
  });
});
