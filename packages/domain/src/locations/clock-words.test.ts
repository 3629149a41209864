import { describe, expect, it } from 'vitest';
import { clockSpan, clockWords } from './clock-words.ts';

describe('a time of day in words', () => {
  it.each([
    ['00:00', '12am'],
    ['00:45', '12:45am'],
    ['01:05', '1:05am'],
    ['08:30', '8:30am'],
    ['11:59', '11:59am'],
    ['12:00', '12pm'],
    ['12:30', '12:30pm'],
    ['13:00', '1pm'],
    ['23:59', '11:59pm'],
  ])('RULE-14 reads %s as %s', (time, words) => {
    expect(clockWords(time)).toBe(words);
  });

  it('RULE-13.1 names both ends of a span', () => {
    expect(clockSpan('08:30', '17:00')).toBe('8:30am - 5pm');
  });
});
