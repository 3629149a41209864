import { describe, expect, it } from 'vitest';
import { timedCircuitBreaker } from './timed-circuit-breaker.ts';

const limits = { callMs: 20, failuresInRow: 3, pauseMs: 1_000 };

function testBreaker() {
  const state = { nowMs: 0, changes: [] as ('open' | 'closed')[], calls: 0, failedProbes: 0 };
  const breaker = timedCircuitBreaker(limits, {
    nowMs: () => state.nowMs,
    onChange: (isOpen) => state.changes.push(isOpen ? 'open' : 'closed'),
    onStillOpen: () => {
      state.failedProbes += 1;
    },
  });
  const counted = (call: () => Promise<string>) =>
    breaker.call(() => {
      state.calls += 1;
      return call();
    });
  return {
    state,
    succeed: () => counted(async () => 'value'),
    fail: () => counted(() => Promise.reject(new Error('down'))),
    hang: () => counted(() => new Promise<never>(() => undefined)),
  };
}

describe('a circuit breaker with a timeout', () => {
  it('makes the calls while it is closed', async () => {
    const { succeed, state } = testBreaker();
    expect(await succeed()).toBe('value');
    expect(state.changes).toEqual([]);
  });

  it.each(['fail', 'hang'] as const)(
    'opens after three calls in a row that %s, and makes no more',
    async (how) => {
      const test = testBreaker();
      for (let turn = 0; turn < 3; turn += 1) expect(await test[how]()).toBeNull();
      expect(test.state.changes).toEqual(['open']);
      for (let turn = 0; turn < 10; turn += 1) expect(await test.succeed()).toBeNull();
      expect(test.state.calls).toBe(3);
    },
  );

  it('says when a probe has failed', async () => {
    const { fail, state } = testBreaker();
    for (let turn = 0; turn < 3; turn += 1) await fail();
    expect(state.failedProbes).toBe(0);
    state.nowMs += limits.pauseMs;
    await fail();
    expect([state.failedProbes, state.changes]).toEqual([1, ['open']]);
  });

  it('waits for a call no longer than its limit', async () => {
    const { hang } = testBreaker();
    const startedMs = performance.now();
    await hang();
    expect(performance.now() - startedMs).toBeLessThan(500);
  });

  it('lets one call probe after the pause, and closes when that has succeeded', async () => {
    const test = testBreaker();
    for (let turn = 0; turn < 3; turn += 1) await test.fail();
    test.state.nowMs = 1_000;
    const probe = test.hang();
    expect(await test.succeed()).toBeNull();
    await probe;
    expect(test.state.calls).toBe(4);
    test.state.nowMs = 2_000;
    expect(await test.succeed()).toBe('value');
    expect(await test.succeed()).toBe('value');
    expect(test.state.changes).toEqual(['open', 'closed']);
  });

  it('stays closed where failures are not in a row', async () => {
    const test = testBreaker();
    for (let turn = 0; turn < 4; turn += 1) {
      await test.fail();
      await test.fail();
      await test.succeed();
    }
    expect(test.state.changes).toEqual([]);
  });
});
