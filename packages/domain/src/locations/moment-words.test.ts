import { describe, expect, it } from 'vitest';
import { clockName, longMoment, momentWords, shortMoment, wallTime } from './moment-words.ts';

describe('a moment of a test drive in words', () => {
  it.each([
    ['2026-10-30T23:30:00Z', 'Australia/Sydney', 'Sat 31 Oct, 10:30am', 'Saturday 31 October, 10:30am'],
    ['2026-10-30T23:30:00Z', 'Australia/Perth', 'Sat 31 Oct, 7:30am', 'Saturday 31 October, 7:30am'],
    // Daylight saving began in the night: by an hour in Sydney, by half an hour on Lord Howe.
    ['2026-10-04T01:00:00Z', 'Australia/Sydney', 'Sun 4 Oct, 12pm', 'Sunday 4 October, 12pm'],
    ['2026-10-04T01:00:00Z', 'Australia/Lord_Howe', 'Sun 4 Oct, 12pm', 'Sunday 4 October, 12pm'],
    ['2026-10-03T01:00:00Z', 'Australia/Lord_Howe', 'Sat 3 Oct, 11:30am', 'Saturday 3 October, 11:30am'],
  ])('FORM-4 %s in %s is %s', (moment, zone, short, long) => {
    expect(shortMoment(new Date(moment), zone)).toBe(short);
    expect(longMoment(new Date(moment), zone)).toBe(long);
  });

  it('FORM-4 the time on the wall has two digits each', () => {
    expect(wallTime(new Date('2026-06-30T23:05:00Z'), 'Australia/Brisbane')).toBe('09:05');
  });
});

const now = new Date('2026-03-02T05:12:00Z');

it.each([
  ['Australia/Perth', ['Australia/Perth', 'Australia/Sydney'], '1:12pm Perth time today'],
  ['Australia/Lord_Howe', ['Australia/Sydney'], '4:12pm today'],
  ['Australia/Perth', ['Australia/Perth'], '1:12pm today'],
] as const)('URL-5 a time in %s says so where other places of %j have another: %s', (zone, zones, words) => {
  expect(momentWords(now, now, zone, clockName(zone, zones, now))).toBe(words);
});

it('URL-5 names the clock of an island in two words', () => {
  const winter = new Date('2026-06-30T05:12:00Z');
  expect(clockName('Australia/Lord_Howe', ['Australia/Sydney'], winter)).toBe(' Lord Howe time');
});

it.each([
  ['2026-03-02T05:12:00Z', '4:12pm today'],
  ['2026-03-02T22:30:00Z', '9:30am tomorrow'],
  ['2026-03-01T05:00:00Z', '4pm yesterday'],
  ['2026-03-06T22:00:00Z', '9am on Saturday'],
  ['2026-02-20T22:00:00Z', '9am on 21/2/2026'],
])('CON-2.4 %s is said on the clock of the yard: %s', (moment, words) => {
  expect(momentWords(new Date(moment), now, 'Australia/Sydney')).toBe(words);
});
