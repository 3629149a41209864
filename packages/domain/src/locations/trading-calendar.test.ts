import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildLocation } from '@forecourt/testkit/build-location';
import { buildCalendar, closed, holiday, open, special, usualWeek, utc } from './test/sample-hours.ts';
import { afterBusinessMinutes, businessMinutesBetween, calendarOf } from './trading-calendar.ts';

// Sydney is 11 hours ahead of UTC in January: Monday the 5th opens at 21:30 of the 4th and closes at 06:30.
const opening = utc('2026-01-04T21:30');
const closing = utc('2026-01-05T06:30');
const later = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * 60_000);

describe('the calendar of a location', () => {
  it('FORM-4 has the hours, the department, the zone and the holidays of the place', () => {
    const location = buildLocation({ locationType: null, specialHours: [special('2026-12-24', 'all')] });
    const here = holiday('2026-08-12', { state: 'qld', postcodes: ['4006'] });
    expect(calendarOf(location, 'Australia/Perth', [here, holiday('2026-11-03', { state: 'vic' })])).toEqual({
      zone: 'Australia/Brisbane',
      department: 'sales',
      openingHours: location.openingHours,
      specialHours: location.specialHours,
      publicHolidays: [here],
    });
  });
});

describe('business minutes', () => {
  it.each([
    ['within a day', later(opening, 30), later(opening, 90), 60],
    ['from before opening', later(opening, -300), later(opening, 15), 15],
    ['until after closing', later(closing, -20), later(closing, 300), 20],
    ['over a night', later(closing, -20), later(opening, 24 * 60 + 40), 60],
    [
      'over a weekend with a Saturday morning',
      utc('2026-01-09T06:00'),
      utc('2026-01-11T22:00'),
      30 + 180 + 30,
    ],
    ['a whole week', opening, later(opening, 7 * 24 * 60), 5 * 540 + 180],
    ['within a night', closing, later(closing, 60), 0],
    ['between a moment and itself', opening, opening, 0],
    ['backwards', later(opening, 90), later(opening, 30), 0],
    ['of a started minute', opening, new Date(opening.getTime() + 119_999), 1],
  ])('CON-2.4 %s', (_, from, to, minutes) => {
    expect(businessMinutesBetween(buildCalendar(), from, to)).toBe(minutes);
  });

  it('CON-2.4 leave out public holidays and special closures', () => {
    const closedMonday = buildCalendar({ publicHolidays: [holiday('2026-01-05')] });
    expect(businessMinutesBetween(closedMonday, opening, later(opening, 24 * 60 + 10))).toBe(10);
  });

  it('CON-2.4 count what the clock counts where daylight saving begins and ends', () => {
    const nightly = buildCalendar({ openingHours: [open(0, '00:00', '06:00')] });
    expect(businessMinutesBetween(nightly, utc('2026-10-03T12:00'), utc('2026-10-04T12:00'))).toBe(300);
    expect(businessMinutesBetween(nightly, utc('2026-04-04T12:00'), utc('2026-04-05T12:00'))).toBe(420);
  });

  it('CON-2.4 of a yard without weekly hours are those of its special hours alone, in their order', () => {
    const shown = [
      special('2030-01-07', 'all', '09:00', '17:00'),
      special('2026-02-03', 'all', '09:00', '10:00'),
    ];
    const seldom = buildCalendar({
      openingHours: [],
      specialHours: [special('2026-02-04', 'all', '09:00', '10:00'), ...shown, special('2025-12-01', 'all')],
    });
    expect(afterBusinessMinutes(seldom, utc('2026-01-01T00:00'), 90)).toEqual(utc('2026-02-03T22:30'));
    // What lies further away than anybody waits is not looked at.
    expect(afterBusinessMinutes(seldom, utc('2026-01-01T00:00'), 121)).toBeNull();
  });

  it('CON-2.4 of a yard that never opens are given up at once, also where its hours are a slip', () => {
    const slips = buildCalendar({ openingHours: [open(1, '17:00', '05:00'), open(2, '09:00', null)] });
    const began = performance.now();
    for (let turn = 0; turn < 200; turn += 1) afterBusinessMinutes(slips, utc('2026-01-01T00:00'), 60);
    // Walking through three years takes twenty milliseconds each time.
    expect(performance.now() - began).toBeLessThan(500);
  });

  it('CON-2.4 are counted for three years and no further', () => {
    const daily = buildCalendar({
      zone: 'Australia/Brisbane',
      openingHours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => open(weekday, '09:00', '10:00')),
    });
    expect(businessMinutesBetween(daily, utc('2020-01-01T00:00'), utc('2030-01-01T00:00'))).toBe(
      1_100 * 60 - 60,
    );
  });

  it.each([
    ['on the same day', opening, 120, later(opening, 120)],
    ['from the opening, when asked before', later(opening, -300), 120, later(opening, 120)],
    ['up to the very close', later(opening, 420), 120, closing],
    ['over the night', later(opening, 421), 120, later(opening, 24 * 60 + 1)],
    ['from the next opening, when asked at the close', closing, 120, later(opening, 24 * 60 + 120)],
    ['over the weekend', utc('2026-01-10T00:00'), 120, utc('2026-01-11T22:30')],
  ])('CON-2.4 have gone by %s', (_, from, minutes, moment) => {
    expect(afterBusinessMinutes(buildCalendar(), from, minutes)).toEqual(moment);
  });

  it('CON-2.4 never go by where a location never opens', () => {
    expect(afterBusinessMinutes(buildCalendar({ openingHours: [closed(1)] }), opening, 5)).toBeNull();
  });

  it('CON-2.4 what has gone by is what is counted, in every zone and over every change of the clock', () => {
    const zones = fc.constantFrom(
      'Australia/Sydney',
      'Australia/Lord_Howe',
      'Australia/Perth',
      'Australia/Adelaide',
    );
    const hours = fc.constantFrom(usualWeek, [open(0, '01:00', '04:00'), open(6, '22:00', '00:00')]);
    const starts = fc
      .integer({ min: 0, max: 525_600 })
      .map((minute) => later(utc('2026-01-01T00:00'), minute));
    fc.assert(
      fc.property(
        starts,
        zones,
        hours,
        fc.integer({ min: 1, max: 2_880 }),
        (from, zone, openingHours, minutes) => {
          const calendar = buildCalendar({ zone, openingHours });
          const due = afterBusinessMinutes(calendar, from, minutes);
          expect(due && businessMinutesBetween(calendar, from, due)).toBe(minutes);
          expect(due && businessMinutesBetween(calendar, from, later(due, -1))).toBe(minutes - 1);
        },
      ),
      { seed: 2026, numRuns: 60 },
    );
  });
});
