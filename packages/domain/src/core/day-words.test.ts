import { describe, expect, it } from 'vitest';
import {
  dayInWords,
  dayOfMonth,
  longDay,
  monthInWords,
  nearDay,
  shortDay,
  weekdayInWords,
} from './day-words.ts';

describe('a day in words', () => {
  it.each([
    ['2026-01-01', '1 January 2026'],
    ['2024-02-29', '29 February 2024'],
    ['2026-03-15', '15 March 2026'],
    ['2026-04-30', '30 April 2026'],
    ['2026-05-05', '5 May 2026'],
    ['2026-06-30', '30 June 2026'],
    ['2026-07-01', '1 July 2026'],
    ['2026-08-31', '31 August 2026'],
    ['2026-09-10', '10 September 2026'],
    ['2026-10-04', '4 October 2026'],
    ['2026-11-03', '3 November 2026'],
    ['2026-12-31', '31 December 2026'],
  ])('%s is %s', (date, words) => {
    expect(dayInWords(date)).toBe(words);
    expect(words.endsWith(` ${monthInWords(date)}`)).toBe(true);
  });

  it.each([
    ['2026-10-31', 'Saturday', 'Saturday 31 October', 'Sat 31 Oct'],
    ['2026-03-01', 'Sunday', 'Sunday 1 March', 'Sun 1 Mar'],
    ['2026-06-09', 'Tuesday', 'Tuesday 9 June', 'Tue 9 Jun'],
  ])('FORM-4 %s is a %s', (date, weekday, long, short) => {
    expect(weekdayInWords(date)).toBe(weekday);
    expect(longDay(date)).toBe(long);
    expect(shortDay(date)).toBe(short);
    expect(long.split(' ')[1]).toBe(dayOfMonth(date));
  });

  it.each([
    ['2026-11-17', 'today'],
    ['2026-11-18', 'tomorrow'],
    ['2026-11-19', 'Thursday'],
    ['2026-11-23', 'Monday'],
    ['2026-11-24', 'Tuesday 24 November'],
    ['2026-11-26', 'Thursday 26 November'],
    ['2026-11-16', 'Monday 16 November'],
  ])('URL-5 on Tuesday 17 November %s is %s, which no other day is', (date, words) => {
    expect(nearDay(date, '2026-11-17')).toBe(words);
  });
});
