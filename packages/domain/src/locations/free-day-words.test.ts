import { describe, expect, it } from 'vitest';
import { freeDayWords } from './free-day-words.ts';

const today = '2026-11-16';

describe('the first free day of a test drive, beside a saved car (WATCH-5)', () => {
  it.each([
    ['2026-11-16', 'Test drive free today'],
    ['2026-11-17', 'Test drive free tomorrow'],
    ['2026-11-22', 'Test drive free on Sunday'],
    ['2026-11-23', null],
    ['2026-11-15', null],
    [null, null],
  ])('on %s is said as %s', (date, words) => {
    expect(freeDayWords(date, today, { itemTypes: ['car'] })).toBe(words);
  });

  it('is of a test ride where bikes are sold', () => {
    expect(freeDayWords(today, today, { itemTypes: ['motorcycle'] })).toBe('Test ride free today');
  });
});
