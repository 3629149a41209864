import { describe, expect, it } from 'vitest';
import { gate } from './gate.ts';

const limits = { callMs: 20, failuresInRow: 3, pauseMs: 1_000 };

function gateOfTest() {
  const state = { nowMs: 0, changes: [] as boolean[], calls: 0, stillShut: 0 };
  const entrance = gate(limits, {
    nowMs: () => state.nowMs,
    onChange: (isOpen) => state.changes.push(isOpen),
    onStillShut: () => {
      state.stillShut += 1;
    },
  });
  const counted = (call: () => Promise<string>) =>
    entrance.pass(() => {
      state.calls += 1;
      return call();
    });
  return {
    state,
    answer: () => counted(async () => 'value'),
    fail: () => counted(() => Promise.reject(new Error('down'))),
    hang: () => counted(() => new Promise<never>(() => undefined)),
  };
}

describe('a gate before what one can do without', () => {
  it('lets through what answers', async () => {
    const { answer, state } = gateOfTest();
    expect(await answer()).toBe('value');
    expect(state.changes).toEqual([]);
  });

  it.each(['fail', 'hang'] as const)('shuts after three in a row that %s, and asks no more', async (how) => {
    const test = gateOfTest();
    for (let turn = 0; turn < 3; turn += 1) expect(await test[how]()).toBeNull();
    expect(test.state.changes).toEqual([false]);
    for (let turn = 0; turn < 10; turn += 1) expect(await test.answer()).toBeNull();
    expect(test.state.calls).toBe(3);
  });

  it('says when what was shut fails once more', async () => {
    const { fail, state } = gateOfTest();
    for (let turn = 0; turn < 3; turn += 1) await fail();
    expect(state.stillShut).toBe(0);
    state.nowMs += limits.pauseMs;
    await fail();
    expect([state.stillShut, state.changes]).toEqual([1, [false]]);
  });

  it('waits no longer than its limit', async () => {
    const { hang } = gateOfTest();
    const startedMs = performance.now();
    await hang();
    expect(performance.now() - startedMs).toBeLessThan(500);
  });

  it('lets one try again after the pause, and the others when it answered', async () => {
    const test = gateOfTest();
    for (let turn = 0; turn < 3; turn += 1) await test.fail();
    test.state.nowMs = 1_000;
    const trying = test.hang();
    expect(await test.answer()).toBeNull();
    await trying;
    expect(test.state.calls).toBe(4);
    test.state.nowMs = 2_000;
    expect(await test.answer()).toBe('value');
    expect(await test.answer()).toBe('value');
    expect(test.state.changes).toEqual([false, true]);
  });

  it('stays open where failures are not in a row', async () => {
    const test = gateOfTest();
    for (let turn = 0; turn < 4; turn += 1) {
      await test.fail();
      await test.fail();
      await test.answer();
    }
    expect(test.state.changes).toEqual([]);
  });
});
