import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  breakerAfter,
  closedBreaker,
  type BreakerEvent,
  type BreakerLimits,
  type CircuitBreaker,
} from './circuit-breaker.ts';

const limits: BreakerLimits = {
  failuresInRow: 5,
  pauseMs: 2_000,
  lateInRow: 5,
  slow: { ms: 1_000, windowSeconds: 10, fewestCalls: 20 },
};

const called = (failed: boolean, tookMs = 5, atMs = 0): BreakerEvent => ({
  kind: 'called',
  failed,
  tookMs,
  atMs,
});
const late: BreakerEvent = { kind: 'late', atMs: 0 };
const probed = (failed: boolean): BreakerEvent => ({ kind: 'probed', failed, atMs: 0 });
const times = (count: number, ...events: readonly BreakerEvent[]) =>
  Array.from({ length: count }, () => events).flat();
const breakerOf = (events: readonly BreakerEvent[], chosen = limits) =>
  events.reduce((breaker, event) => breakerAfter(breaker, event, chosen), closedBreaker);

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
    expect(breakerOf(events).phase).toBe(phase);
  });

  it('lets a probe be made after the pause, and the next a pause after the one before began or ended', () => {
    const opened = times(5, called(true, 5, 100));
    const probeAt = (more: readonly BreakerEvent[]) => {
      const breaker: CircuitBreaker = breakerOf([...opened, ...more]);
      return breaker.phase === 'open' ? breaker.probeAtMs : null;
    };
    expect(probeAt([])).toBe(2_100);
    expect(probeAt([{ kind: 'probing', atMs: 2_100 }])).toBe(4_100);
    expect(probeAt([{ kind: 'probed', failed: true, atMs: 2_900 }])).toBe(4_900);
    expect(probeAt([called(true, 5, 3_000)])).toBe(2_100);
  });

  it('heeds neither late nor slow calls where it has no limit for them, and remembers nothing that went well', () => {
    const plain: BreakerLimits = { failuresInRow: 3, pauseMs: 2_000 };
    expect(breakerOf([...times(50, late), ...times(50, called(false, 9_000))], plain)).toBe(closedBreaker);
    expect(breakerOf([...times(2, called(true)), called(false)], plain)).toBe(closedBreaker);
    expect(breakerOf(times(3, called(true)), plain).phase).toBe('open');
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
          breaker = breakerAfter(breaker, { kind: 'called', failed, tookMs, atMs }, limits);
          expect(breaker.phase).toBe(opens ? 'open' : 'closed');
          if (opens) return;
        }
      }),
      { numRuns: 500 },
    );
  });
});

const of = (caller: string, event: BreakerEvent): BreakerEvent => ({ ...event, caller }) as BreakerEvent;

describe('a circuit breaker that wants the trouble of two callers', () => {
  const severalLimits = { ...limits, fewestCallers: 2 };
  const [failed, slow, quick] = [called(true), called(false, 1_001), called(false)];

  it.each<[string, readonly BreakerEvent[], 'open' | 'closed']>([
    ['bears the failures of one', times(100, of('a', failed)), 'closed'],
    ['opens at those of two', [...times(4, of('a', failed)), of('b', failed)], 'open'],
    [
      'forgets whose failed before a call that succeeded',
      [of('b', failed), of('b', quick), ...times(9, of('a', failed))],
      'closed',
    ],
    ['bears the overdue calls of one', times(100, of('a', late)), 'closed'],
    ['opens at those of two', [...times(4, of('a', late)), of('b', late)], 'open'],
    ['bears the slow calls of one', times(50, of('a', slow), of('b', quick)), 'closed'],
    ['opens at those of two', [of('b', slow), ...times(30, of('a', slow), of('b', quick))], 'open'],
  ])('%s', (_, events, phase) => {
    expect(breakerOf(events, severalLimits).phase).toBe(phase);
  });
});
