import { describe, expect, it } from 'vitest';
import { freeTimeWords } from './free-time-words.ts';

const today = '2026-11-16';

describe('the first free time of a test drive, beside a saved car (WATCH-5)', () => {
  it.each([
    ['2026-11-16', 'Drive it today 4:00pm'],
    ['2026-11-17', 'Drive it tomorrow 4:00pm'],
    ['2026-11-22', 'Drive it Sunday 4:00pm'],
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
