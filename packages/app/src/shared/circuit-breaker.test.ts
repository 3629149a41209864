import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakerAfter, closedBreaker, type BreakerEvent } from './circuit-breaker.ts';

const called = (failed: boolean, tookMs = 5, atMs = 0): BreakerEvent => ({
  kind: 'called',
  failed,
  tookMs,
  atMs,
});
const late: BreakerEvent = { kind: 'late' };
const probed = (failed: boolean): BreakerEvent => ({ kind: 'probed', failed });
const times = (count: number, ...events: readonly BreakerEvent[]) =>
  Array.from({ length: count }, () => events).flat();
const after = (events: readonly BreakerEvent[]) => events.reduce(breakerAfter, closedBreaker).phase;

describe('the circuit breaker', () => {
  it.each<[string, readonly BreakerEvent[], 'open' | 'closed']>([
    ['begins closed', [], 'closed'],
    ['bears four failures in a row', times(4, called(true)), 'closed'],
    ['opens at the fifth', times(5, called(true)), 'open'],
    ['counts failures in a row only', times(100, ...times(4, called(true)), called(false)), 'closed'],
    ['bears four calls that are overdue', times(4, late), 'closed'],
    ['opens at the fifth', times(5, late), 'open'],
    ['counts those since the last answer only', times(50, ...times(4, late), called(false)), 'closed'],
    ['bears one slow call in twenty', [called(false, 1_001), ...times(19, called(false))], 'closed'],
    [
      'opens at two slow calls in twenty',
      [...times(2, called(false, 1_001)), ...times(18, called(false))],
      'open',
    ],
    ['takes exactly a second for quick', times(50, called(false, 1_000)), 'closed'],
    ['does not judge by fewer than twenty calls', times(19, called(false, 5_000)), 'closed'],
    [
      'forgets what was slow ten seconds ago',
      [...times(19, called(false, 5_000)), ...times(30, called(false, 5, 10_000))],
      'closed',
    ],
    [
      'remembers what was slow nine seconds ago',
      [...times(19, called(false, 5_000)), ...times(30, called(false, 5, 9_000))],
      'open',
    ],
    ['stays open whatever old calls say', [...times(5, called(true)), ...times(50, called(false))], 'open'],
    ['stays open when a probe fails', [...times(5, called(true)), probed(true)], 'open'],
    ['closes when a probe is answered', [...times(5, called(true)), probed(false)], 'closed'],
    [
      'begins anew when it closes',
      [...times(4, called(true)), called(true), probed(false), ...times(4, called(true))],
      'closed',
    ],
  ])('%s', (_, events, phase) => {
    expect(after(events)).toBe(phase);
  });

  it('opens exactly when a naive reading of all calls would', () => {
    const call = fc.record({
      failed: fc.oneof(
        { weight: 4, arbitrary: fc.constant(false) },
        { weight: 1, arbitrary: fc.constant(true) },
      ),
      tookMs: fc.oneof(
        { weight: 9, arbitrary: fc.integer({ min: 0, max: 1_000 }) },
        { weight: 1, arbitrary: fc.integer({ min: 900, max: 3_000 }) },
      ),
      pauseMs: fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 4_000 })),
    });
    fc.assert(
      fc.property(fc.array(call, { maxLength: 150 }), (calls) => {
        let breaker = closedBreaker;
        let atMs = 0;
        let failuresInRow = 0;
        const seen: { readonly second: number; readonly tookMs: number }[] = [];
        for (const { failed, tookMs, pauseMs } of calls) {
          atMs += pauseMs;
          const second = Math.floor(atMs / 1_000);
          seen.push({ second, tookMs });
          failuresInRow = failed ? failuresInRow + 1 : 0;
          const recent = seen.filter((one) => one.second > second - 10).map((one) => one.tookMs);
          const p95 = recent.toSorted((a, b) => a - b)[Math.ceil(recent.length * 0.95) - 1] ?? 0;
          const opens = failuresInRow >= 5 || (recent.length >= 20 && p95 > 1_000);
          breaker = breakerAfter(breaker, { kind: 'called', failed, tookMs, atMs });
          expect(breaker.phase).toBe(opens ? 'open' : 'closed');
          if (opens) return;
        }
      }),
      { numRuns: 500 },
    );
  });
});
