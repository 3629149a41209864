import type { ClockView } from '@forecourt/app/leads/inbox/inbox.view';
import { describe, expect, it } from 'vitest';
import { countedClock, tickOf } from './counted-clock.ts';

const nine = Date.parse('2026-03-04T09:00:00Z');
const minutes = (count: number) => count * 60_000;

/** As the server told it at nine. */
function clockAtNine(given: Partial<ClockView> = {}): ClockView {
  const dueAt = new Date(nine + minutes(40)).toISOString();
  return { state: 'run', text: '40 min', label: '40 minutes left', dueAt, left: 0.5, ...given };
}

describe('the clock of a lead in a browser', () => {
  it.each([
    [0, 'run', '40 min', '40 minutes left', 0.5],
    [15, 'run', '25 min', '25 minutes left', 0.3125],
    [20, 'soon', '20 min', '20 minutes left', 0.25],
    [39, 'soon', '1 min', '1 minute left', 0.0125],
    [39.5, 'soon', '30 s', '30 seconds left', 0.00625],
    [40, 'late', '1 min', 'Late by 1 minute', 0],
    [62, 'late', '22 min', 'Late by 22 minutes', 0],
    [115, 'late', '1 h 15 min', 'Late by 1 hour 15 minutes', 0],
  ] as const)('CON-2.4 says after %s minutes: %s, %s', (passed, state, text, label, left) => {
    const counted = countedClock(clockAtNine(), nine, nine + minutes(passed));
    expect(counted).toMatchObject({ state, text, label });
    expect(counted.left).toBeCloseTo(left, 5);
  });

  it.each([
    ['was answered', { state: 'done', text: 'in 9 min', dueAt: null }],
    ['rests while the dealership is shut', { state: 'rest', text: 'Starts 8:00am' }],
    [
      'runs over a night, which only the server can leave out',
      { text: '2 h', dueAt: '2026-03-05T09:00:00Z' },
    ],
  ] as const)('leaves the words of the server where it %s', (_, given) => {
    const clock = clockAtNine(given);
    expect(countedClock(clock, nine, nine + minutes(30))).toBe(clock);
  });

  it('counts a late one on from what the server said', () => {
    const dueAt = new Date(nine - minutes(22)).toISOString();
    const clock = clockAtNine({ state: 'late', text: '22 min', label: 'Late by 22 minutes', dueAt, left: 0 });
    expect(countedClock(clock, nine, nine + minutes(3)).label).toBe('Late by 25 minutes');
  });

  it('ticks once a minute, and each second in the last one', () => {
    const { dueAt } = clockAtNine();
    const ticks = (from: number, to: number) => {
      const seen = new Set<number>();
      for (let at = nine + from; at < nine + to; at += 1000) seen.add(tickOf(dueAt, at));
      return seen.size;
    };
    expect(ticks(minutes(10) + 31_000, minutes(15) + 30_000)).toBe(5);
    expect(ticks(minutes(39) + 1000, minutes(40))).toBe(59);
    expect(ticks(minutes(40) + 31_000, minutes(45) + 30_000)).toBe(5);
  });
});
