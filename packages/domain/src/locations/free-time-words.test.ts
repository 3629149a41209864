import { describe, expect, it } from 'vitest';
import { freeTimeWords, nextFreeTimes } from './free-time-words.ts';

const today = '2026-11-16';

describe('the first free time of a test drive, beside a saved car (WATCH-5)', () => {
  it.each([
    ['2026-11-16', 'Drive it today 4pm'],
    ['2026-11-17', 'Drive it tomorrow 4pm'],
    ['2026-11-22', 'Drive it Sunday 4pm'],
    ['2026-11-23', null],
    ['2026-11-15', null],
  ])('on %s is said as %s', (date, words) => {
    expect(freeTimeWords({ date, time: '16:00' }, today, { itemTypes: ['car'] })).toBe(words);
  });

  it('is of a test ride where bikes are sold', () => {
    const first = { date: today, time: '09:30' };
    expect(freeTimeWords(first, today, { itemTypes: ['motorcycle'] })).toBe('Ride it today 9:30am');
  });

  it('is not said where there is none', () => {
    expect(freeTimeWords(null, today, { itemTypes: ['car'] })).toBeNull();
  });
});

describe('the next free times on the page of a car (FORM-12)', () => {
  it('FORM-12 are the first few of a week, in words', () => {
    const free = ['2026-11-16', '2026-11-17', '2026-11-19', '2026-11-20', '2026-11-30'].map((date) => ({
      date,
      time: '16:00',
    }));
    expect(nextFreeTimes(free, today, 3)).toEqual([
      { date: '2026-11-16', time: '16:00', day: 'Today', clock: '4pm' },
      { date: '2026-11-17', time: '16:00', day: 'Tomorrow', clock: '4pm' },
      { date: '2026-11-19', time: '16:00', day: 'Thursday', clock: '4pm' },
    ]);
    expect(nextFreeTimes(free.slice(-1), today, 3)).toEqual([]);
  });
});
