import { Overloaded } from '@forecourt/resilience/overloaded';
import { expect, it } from 'vitest';
import { sessionLimit } from './session-limit.ts';

it('TEN-8 lets a dozen tabs read in the same second, and makes a session that asks without end wait, alone', () => {
  let nowMs = 0;
  const admit = sessionLimit(() => nowMs);
  const ask = (session: string, times: number) => {
    let refused = 0;
    for (let n = 0; n < times; n += 1) {
      try {
        admit(session);
      } catch (error) {
        if (!(error instanceof Overloaded)) throw error;
        refused += 1;
      }
    }
    return refused;
  };
  expect(ask('tabs', 12 * 3)).toBe(0);
  expect(ask('script', 1_000)).toBe(840);
  expect(ask('tabs', 12 * 3)).toBe(0);
  nowMs += 1_000;
  expect(ask('script', 100)).toBe(60);
});
