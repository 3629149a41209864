import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { debounce } from './debounce.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('of several calls in quick succession only the last is made, after its own delay', () => {
  const made: string[] = [];
  const { schedule } = debounce();
  schedule(() => made.push('first'), 300);
  vi.advanceTimersByTime(299);
  schedule(() => made.push('second'), 100);
  vi.advanceTimersByTime(99);
  expect(made).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(made).toEqual(['second']);
});

it('calls that are far enough apart are all made', () => {
  const made: number[] = [];
  const { schedule } = debounce();
  for (const number of [1, 2]) {
    schedule(() => made.push(number), 300);
    vi.advanceTimersByTime(300);
  }
  expect(made).toEqual([1, 2]);
});

it('a cancelled call is never made', () => {
  const made: string[] = [];
  const { schedule, cancel } = debounce();
  schedule(() => made.push('late'), 300);
  cancel();
  vi.advanceTimersByTime(1_000);
  expect(made).toEqual([]);
});
