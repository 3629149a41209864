import { fakeClock } from '@forecourt/testkit/fake-clock';
import { describe, expect, it } from 'vitest';
import { guardCalls } from './guard-calls.ts';

const limits = { failuresInRow: 3, pauseMs: 1_000 };
const timeoutMs = 20;

function testBreaker() {
  const clock = fakeClock();
  const state = { changes: [] as ('open' | 'closed')[], calls: 0, failedProbes: 0 };
  const guarded = guardCalls({
    limits,
    timeoutMs,
    clock,
    onChange: (phase) => state.changes.push(phase),
    onProbeFailed: () => {
      state.failedProbes += 1;
    },
  });
  const counted = (call: () => Promise<string>) =>
    guarded(() => {
      state.calls += 1;
      return call();
    });
  return {
    clock,
    state,
    succeed: () => counted(async () => 'value'),
    fail: () => counted(() => Promise.reject(new Error('down'))),
    async hang() {
      const answered = counted(() => new Promise<never>(() => undefined));
      await clock.move(timeoutMs);
      return answered;
    },
  };
}

function throwAtOnce(): Promise<string> {
  throw new Error('no connection');
}

describe('calls behind a circuit breaker with a timeout', () => {
  it('are made while it is closed', async () => {
    const { succeed, state } = testBreaker();
    expect(await succeed()).toBe('value');
    expect(state.changes).toEqual([]);
  });

  it.each(['fail', 'hang'] as const)('are refused after three in a row that %s', async (how) => {
    const test = testBreaker();
    for (let turn = 0; turn < 3; turn += 1) expect(await test[how]()).toBeNull();
    expect(test.state.changes).toEqual(['open']);
    for (let turn = 0; turn < 10; turn += 1) expect(await test.succeed()).toBeNull();
    expect(test.state.calls).toBe(3);
  });

  it('are waited for no longer than their limit', async () => {
    const test = testBreaker();
    await test.hang();
    expect(test.clock.elapsedMs()).toBe(timeoutMs);
  });

  it('also fail where they throw before they promise anything', async () => {
    const guarded = guardCalls({ limits, timeoutMs, clock: fakeClock(), onChange: () => undefined });
    expect(await guarded(throwAtOnce)).toBeNull();
  });

  it('say when a probe has failed', async () => {
    const { fail, state, clock } = testBreaker();
    for (let turn = 0; turn < 3; turn += 1) await fail();
    expect(state.failedProbes).toBe(0);
    await clock.move(limits.pauseMs);
    await fail();
    expect([state.failedProbes, state.changes]).toEqual([1, ['open']]);
  });

  it('probe one at a time after the pause, and are made again when one has succeeded', async () => {
    const test = testBreaker();
    for (let turn = 0; turn < 3; turn += 1) await test.fail();
    await test.clock.move(limits.pauseMs);
    const probe = test.hang();
    expect(await test.succeed()).toBeNull();
    await probe;
    expect(test.state.calls).toBe(4);
    await test.clock.move(limits.pauseMs);
    expect(await test.succeed()).toBe('value');
    expect(await test.succeed()).toBe('value');
    expect(test.state.changes).toEqual(['open', 'closed']);
  });

  it('that were made before it opened say nothing new when they end', async () => {
    const test = testBreaker();
    const early = [test.hang(), test.hang()];
    for (let turn = 0; turn < 3; turn += 1) await test.fail();
    await Promise.all(early);
    expect([test.state.failedProbes, test.state.changes]).toEqual([0, ['open']]);
  });

  it('go on where failures are not in a row', async () => {
    const test = testBreaker();
    for (let turn = 0; turn < 4; turn += 1) {
      await test.fail();
      await test.fail();
      await test.succeed();
    }
    expect(test.state.changes).toEqual([]);
  });
});
