import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addExactHours,
  addMonths,
  atLocalTime,
  dateIn,
  daysBetween,
  endOfDay,
  hasLocalTime,
  minutesOfDay,
  startOfDay,
  weekdayIn,
  weekdayOf,
} from './zoned-time.ts';

const brisbane = 'Australia/Brisbane';
const sydney = 'Australia/Sydney';
const adelaide = 'Australia/Adelaide';
const perth = 'Australia/Perth';
const lordHowe = 'Australia/Lord_Howe';
const zones = [brisbane, sydney, adelaide, perth, lordHowe];

// In 2026 daylight saving ends on Sunday 5 April and begins on Sunday 4 October.
const utc = (text: string): Date => new Date(`${text}Z`);

describe('the calendar of a zone', () => {
  it.each([
    [brisbane, '2026-01-02', '2026-07-02'],
    [sydney, '2026-01-02', '2026-07-02'],
    [adelaide, '2026-01-02', '2026-07-01'],
    [perth, '2026-01-01', '2026-07-01'],
    [lordHowe, '2026-01-02', '2026-07-02'],
  ])('%s has its own date of one moment', (zone, summer, winter) => {
    expect(dateIn(utc('2026-01-01T14:15'), zone)).toBe(summer);
    expect(dateIn(utc('2026-07-01T14:15'), zone)).toBe(winter);
  });

  it.each([
    ['2026-10-04', 0],
    ['2026-10-05', 1],
    ['2026-10-06', 2],
    ['2026-10-07', 3],
    ['2026-10-08', 4],
    ['2026-10-09', 5],
    ['2026-10-10', 6],
  ] as const)('%s is weekday %i, Sunday being 0', (date, weekday) => {
    expect(weekdayOf(date)).toBe(weekday);
    expect(weekdayIn(utc(`${date}T06:00`), perth)).toBe(weekday);
  });

  it('takes the weekday from the zone, not from the moment', () => {
    expect(weekdayIn(utc('2026-10-03T15:00'), perth)).toBe(6);
    expect(weekdayIn(utc('2026-10-03T15:00'), sydney)).toBe(0);
  });

  it.each([
    [brisbane, '2026-10-04', '2026-10-03T14:00'],
    [sydney, '2026-10-04', '2026-10-03T14:00'],
    [sydney, '2026-10-05', '2026-10-04T13:00'],
    [sydney, '2026-04-05', '2026-04-04T13:00'],
    [sydney, '2026-04-06', '2026-04-05T14:00'],
    [adelaide, '2026-10-05', '2026-10-04T13:30'],
    [adelaide, '2026-04-06', '2026-04-05T14:30'],
    [perth, '2026-10-05', '2026-10-04T16:00'],
    [lordHowe, '2026-10-04', '2026-10-03T13:30'],
    [lordHowe, '2026-10-05', '2026-10-04T13:00'],
  ])('in %s %s starts at %s UTC', (zone, date, start) => {
    expect(startOfDay(date, zone)).toEqual(utc(start));
  });

  it('starts a day at its first moment where midnight itself is skipped', () => {
    expect(startOfDay('2018-11-04', 'America/Sao_Paulo')).toEqual(utc('2018-11-04T03:00'));
  });

  it.each([
    [sydney, '2026-10-03T13:59:59.999', '2026-10-03T14:00'],
    [sydney, '2026-10-03T14:00', '2026-10-04T13:00'],
    [sydney, '2026-04-04T13:00', '2026-04-05T14:00'],
    [lordHowe, '2026-04-04T13:00', '2026-04-05T13:30'],
    [perth, '2026-04-04T13:00', '2026-04-04T16:00'],
  ])('in %s the day of %s UTC ends at %s UTC', (zone, moment, end) => {
    expect(endOfDay(utc(moment), zone)).toEqual(utc(end));
  });

  it('counts in days and months of the calendar', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
    expect(daysBetween('2026-10-03', '2026-11-05')).toBe(33);
    expect(daysBetween('2026-10-05', '2026-10-03')).toBe(-2);
  });
});

describe('days and hours', () => {
  it.each([
    [brisbane, 24, 24],
    [sydney, 23, 25],
    [adelaide, 23, 25],
    [perth, 24, 24],
    [lordHowe, 23.5, 24.5],
  ])('in %s the clock is changed by a day of %d hours and one of %d', (zone, spring, autumn) => {
    const noon = (date: string) => atLocalTime(date, '12:00', zone);
    expect(noon('2026-10-04')).toEqual(addExactHours(noon('2026-10-03'), spring));
    expect(noon('2026-04-05')).toEqual(addExactHours(noon('2026-04-04'), autumn));
  });

  it.each([
    [sydney, '2026-10-03T15:59', 119],
    [sydney, '2026-10-03T16:00', 180],
    [sydney, '2026-04-04T15:30', 150],
    [sydney, '2026-04-04T16:30', 150],
    [lordHowe, '2026-10-03T15:30', 150],
    [adelaide, '2026-07-01T00:00', 570],
    [perth, '2026-07-01T16:00', 0],
    [brisbane, '2026-07-01T13:59:59.999', 1439],
  ])('in %s the wall at %s UTC shows minute %i', (zone, moment, minutes) => {
    expect(minutesOfDay(utc(moment), zone)).toBe(minutes);
  });
});

describe('a time on the wall', () => {
  it.each([
    ['skipped: moved on by the hour that the clock was', sydney, '2026-10-04', '02:30', '2026-10-03T16:30'],
    ['just before what is skipped', sydney, '2026-10-04', '01:59', '2026-10-03T15:59'],
    ['just after what is skipped', sydney, '2026-10-04', '03:00', '2026-10-03T16:00'],
    ['skipped: moved on by half an hour', lordHowe, '2026-10-04', '02:15', '2026-10-03T15:45'],
    ['not skipped, as only half an hour is', lordHowe, '2026-10-04', '02:30', '2026-10-03T15:30'],
    ['repeated: the first', sydney, '2026-04-05', '02:30', '2026-04-04T15:30'],
    ['repeated: the first', lordHowe, '2026-04-05', '01:45', '2026-04-04T14:45'],
    ['repeated: the first', adelaide, '2026-04-05', '02:30', '2026-04-04T16:00'],
    ['never skipped', brisbane, '2026-10-04', '02:30', '2026-10-03T16:30'],
    ['never skipped', perth, '2026-10-04', '02:30', '2026-10-03T18:30'],
  ])('is %s (%s, %s %s)', (_, zone, date, time, moment) => {
    expect(atLocalTime(date, time, zone)).toEqual(utc(moment));
  });

  it.each([
    [sydney, '2026-10-04', '01:59', true],
    [sydney, '2026-10-04', '02:00', false],
    [sydney, '2026-10-04', '02:59', false],
    [sydney, '2026-10-04', '03:00', true],
    [sydney, '2026-04-05', '02:30', true],
    [adelaide, '2026-10-04', '02:30', false],
    [lordHowe, '2026-10-04', '02:29', false],
    [lordHowe, '2026-10-04', '02:30', true],
    [brisbane, '2026-10-04', '02:30', true],
    [perth, '2026-10-04', '02:30', true],
  ])('in %s on %s has %s: %s', (zone, date, time, exists) => {
    expect(hasLocalTime(date, time, zone)).toBe(exists);
  });
});

describe('whatever the moment and the zone', () => {
  const moments = fc.date({
    min: utc('2020-01-01T00:00'),
    max: utc('2035-01-01T00:00'),
    noInvalidDate: true,
  });
  const anyZone = fc.constantFrom(...zones);
  const times = fc
    .tuple(fc.nat(23), fc.nat(59))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
  const repeatable = { seed: 20261004, numRuns: 300 };

  it('a moment lies in its own day', () => {
    fc.assert(
      fc.property(moments, anyZone, (moment, zone) => {
        expect(startOfDay(dateIn(moment, zone), zone) <= moment).toBe(true);
        expect(endOfDay(moment, zone) > moment).toBe(true);
        expect(dateIn(new Date(endOfDay(moment, zone).getTime() - 1), zone)).toBe(dateIn(moment, zone));
      }),
      repeatable,
    );
  });

  it('a day is the same again after more days than are remembered', () => {
    const first = atLocalTime('2026-07-01', '09:00', sydney);
    for (let day = 1; day <= 2_001; day++) atLocalTime(addDays('2026-07-01', day), '09:00', sydney);
    expect(atLocalTime('2026-07-01', '09:00', sydney)).toEqual(first);
  });

  it('what exists on the wall reads back as the same time', () => {
    fc.assert(
      fc.property(moments, anyZone, times, (moment, zone, time) => {
        const date = dateIn(moment, zone);
        const shown = minutesOfDay(atLocalTime(date, time, zone), zone);
        const [hours = 0, minutes = 0] = time.split(':').map(Number);
        expect(shown === hours * 60 + minutes).toBe(hasLocalTime(date, time, zone));
      }),
      repeatable,
    );
  });
});
