import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildId } from '@forecourt/testkit/build-id';
import { hasLocalTime } from '../core/zoned-time.ts';
import { resolveSettings } from '../settings/resolve-settings.ts';
import { buildCalendar, closed, holiday, open, special, usualWeek, utc } from './test/sample-hours.ts';
import { nearestSlots, testDriveCalendar } from './test-drive-slots.ts';

const settings = resolveSettings([]).settings.testDrive;
const monday = '2026-01-05';
// Midnight of Monday in Sydney, which is 11 hours ahead of UTC.
const midnight = utc('2026-01-04T13:00');
const nine = utc('2026-01-04T22:00');

type Wanted = Parameters<typeof testDriveCalendar>[0];
const wanted = (overrides: Partial<Wanted> = {}): Wanted => ({
  calendar: buildCalendar({ openingHours: [open(1, '09:00', '12:00')] }),
  bookings: [],
  carId: null,
  settings,
  now: midnight,
  ...overrides,
});
/** The days that have a free time, with their free times. */
const freeTimes = (asked: Wanted) => {
  const { days, validUntil } = testDriveCalendar(asked);
  const free = days
    .filter((day) => day.free > 0)
    .map(({ date, slots }) => ({ date, slots: slots.filter(({ left }) => left > 0) }));
  return { days: free, validUntil };
};
const at = (minutes: number) => new Date(nine.getTime() + minutes * 60_000);
const booked = (minutes: number, carId: Wanted['carId'] = null) => ({ startsAt: at(minutes), carId });
const mondayTimes = (overrides: Partial<Wanted> = {}) =>
  freeTimes(wanted(overrides))
    .days.find(({ date }) => date === monday)
    ?.slots.map(({ time, left }) => `${time} ${left}`) ?? [];
const dates = (overrides: Partial<Wanted>) => freeTimes(wanted(overrides)).days.map(({ date }) => date);

describe('free times for a test drive', () => {
  it('FORM-12 begin at opening, are the site’s minutes apart and end by closing', () => {
    expect(mondayTimes()).toEqual(['09:00 2', '10:00 2', '11:00 2']);
    expect(mondayTimes({ settings: { ...settings, slotMinutes: 45 } })).toEqual([
      '09:00 2',
      '09:45 2',
      '10:30 2',
      '11:15 2',
    ]);
    expect(mondayTimes({ settings: { ...settings, slotMinutes: 50 } })).toEqual([
      '09:00 2',
      '09:50 2',
      '10:40 2',
    ]);
    expect(freeTimes(wanted()).days[0]?.slots[0]).toEqual({ startsAt: nine, time: '09:00', left: 2 });
  });

  it('FORM-4 lie at least the hours of notice ahead', () => {
    expect(mondayTimes({ now: at(-120) })).toEqual(['09:00 2', '10:00 2', '11:00 2']);
    expect(mondayTimes({ now: new Date(at(-120).getTime() + 1) })).toEqual(['10:00 2', '11:00 2']);
    expect(mondayTimes({ now: at(1) })).toEqual([]);
  });

  it('FORM-4 are on trading days only, from today to the days ahead', () => {
    expect(dates({})).toEqual(['2026-01-05', '2026-01-12', '2026-01-19']);
    expect(dates({ settings: { ...settings, daysAhead: 13 } })).toEqual(['2026-01-05', '2026-01-12']);
    expect(dates({ calendar: buildCalendar(), settings: { ...settings, daysAhead: 7 } })).toEqual([
      '2026-01-05',
      '2026-01-06',
      '2026-01-07',
      '2026-01-08',
      '2026-01-09',
      '2026-01-10',
      '2026-01-12',
    ]);
    expect(dates({ calendar: buildCalendar({ openingHours: [closed(1)] }) })).toEqual([]);
    expect(dates({ calendar: buildCalendar({ openingHours: [] }) })).toEqual([]);
  });

  it('FORM-4 respect special hours and public holidays', () => {
    const calendar = buildCalendar({
      openingHours: [open(1, '09:00', '12:00')],
      specialHours: [special(monday, 'sales', '13:00', '14:00')],
      publicHolidays: [holiday('2026-01-12')],
    });
    expect(freeTimes(wanted({ calendar })).days).toEqual([
      { date: monday, slots: [{ startsAt: at(240), time: '13:00', left: 2 }] },
      { date: '2026-01-19', slots: expect.any(Array) as unknown },
    ]);
  });

  it('FORM-12 are taken by bookings, up to the number at once', () => {
    expect(mondayTimes({ bookings: [booked(60)] })).toEqual(['09:00 2', '10:00 1', '11:00 2']);
    expect(mondayTimes({ bookings: [booked(60), booked(60)] })).toEqual(['09:00 2', '11:00 2']);
    expect(mondayTimes({ bookings: [booked(60), booked(60), booked(60)] })).toEqual(['09:00 2', '11:00 2']);
    expect(mondayTimes({ bookings: [booked(30)] })).toEqual(['09:00 1', '10:00 1', '11:00 2']);
    expect(mondayTimes({ bookings: [booked(-60), booked(180)] })).toEqual(['09:00 2', '10:00 2', '11:00 2']);
  });

  it('FORM-12 of one car are taken by any booking of that car', () => {
    const carId = buildId();
    expect(mondayTimes({ carId, bookings: [booked(60, carId)] })).toEqual(['09:00 2', '11:00 2']);
    expect(mondayTimes({ carId, bookings: [booked(60, buildId()), booked(0)] })).toEqual([
      '09:00 1',
      '10:00 1',
      '11:00 2',
    ]);
  });

  it('FORM-12 are none where the drive is longer than the day', () => {
    expect(mondayTimes({ settings: { ...settings, slotMinutes: 181 } })).toEqual([]);
    expect(mondayTimes({ settings: { ...settings, slotMinutes: 180 } })).toEqual(['09:00 2']);
  });
});

const shown = (overrides: Partial<Wanted>) =>
  testDriveCalendar(wanted({ settings: { ...settings, daysAhead: 7 }, ...overrides })).days.map(
    ({ date, free, shut }) => `${date.slice(-2)} ${shut ?? free}`,
  );

describe('the days of a test drive', () => {
  it('RULE-14 closed days stay, with the name of the holiday', () => {
    const calendar = buildCalendar({
      publicHolidays: [
        holiday('2026-01-07', { name: 'Cup Day' }),
        holiday('2026-01-11', { name: 'A Sunday' }),
        holiday('2026-01-08', { name: 'Eve', fromTime: '12:00' }),
      ],
      specialHours: [special('2026-01-09', 'sales')],
    });
    expect(shown({ calendar })).toEqual([
      '05 9',
      '06 9',
      '07 Cup Day',
      '08 3',
      '09 Closed',
      '10 3',
      '11 Closed',
      '12 9',
    ]);
  });

  it('RULE-13.1 a day of unknown hours is not said to be closed', () => {
    expect(shown({ calendar: buildCalendar({ openingHours: [] }) })[0]).toBe('05 0');
  });

  it('FORM-12 taken times stay in their place, with none left', () => {
    const [first] = testDriveCalendar(wanted({ bookings: [booked(60), booked(60), booked(60)] })).days;
    expect(first?.slots.map(({ time, left }) => `${time} ${left}`)).toEqual([
      '09:00 2',
      '10:00 0',
      '11:00 2',
    ]);
    expect(first?.free).toBe(2);
  });

  it('FORM-12 a booking is as long as it was when it was made', () => {
    const long = { startsAt: at(0), endsAt: at(90), carId: null };
    const atOnce = { ...settings, atOnce: 1 };
    expect(mondayTimes({ bookings: [long], settings: atOnce })).toEqual(['11:00 1']);
  });

  it('FORM-12 a drive in another yard takes the car alone', () => {
    const carId = buildId();
    const bookings = [{ ...booked(60, carId), isElsewhere: true }];
    expect(mondayTimes({ bookings, carId })).toEqual(['09:00 2', '11:00 2']);
    expect(mondayTimes({ bookings })).toEqual(['09:00 2', '10:00 2', '11:00 2']);
  });

  it('FORM-12 the nearest free times come nearest first, the earlier of two', () => {
    const { days } = testDriveCalendar(wanted({ bookings: [booked(60), booked(60)] }));
    expect(nearestSlots(days, at(60), 3).map(({ time }) => time)).toEqual(['09:00', '11:00', '09:00']);
    expect(nearestSlots([], at(60), 3)).toEqual([]);
  });
});

describe('free times over a change of the clock', () => {
  const night = [open(0, '01:00', '05:00')];
  const timesOn = (date: string, zone: string, now: string, slotMinutes = 60) =>
    freeTimes(
      wanted({
        calendar: buildCalendar({ zone, openingHours: night }),
        settings: { ...settings, slotMinutes },
        now: utc(now),
      }),
    )
      .days.find((day) => day.date === date)
      ?.slots.map(({ time }) => time);

  it.each([
    ['Australia/Sydney', '2026-10-04', ['01:00', '03:00', '04:00']],
    ['Australia/Adelaide', '2026-10-04', ['01:00', '03:00', '04:00']],
    ['Australia/Lord_Howe', '2026-10-04', ['01:00', '03:00', '04:00']],
    ['Australia/Brisbane', '2026-10-04', ['01:00', '02:00', '03:00', '04:00']],
    ['Australia/Perth', '2026-10-04', ['01:00', '02:00', '03:00', '04:00']],
    ['Australia/Sydney', '2026-04-05', ['01:00', '02:00', '03:00', '04:00']],
  ])('FORM-4 in %s on %s are %j', (zone, date, times) => {
    expect(timesOn(date, zone, `${date.slice(0, 8)}01T00:00`)).toEqual(times);
  });

  it('FORM-4 keep the whole drive before closing by the clock, not by the wall', () => {
    expect(timesOn('2026-10-04', 'Australia/Sydney', '2026-10-01T00:00', 120)).toEqual(['01:00', '03:00']);
    expect(timesOn('2026-10-04', 'Australia/Sydney', '2026-10-01T00:00', 180)).toEqual(['01:00']);
    expect(timesOn('2026-10-04', 'Australia/Sydney', '2026-10-01T00:00', 240)).toBeUndefined();
  });

  it('FORM-4 a yard that closes at midnight offers the last hour of the day', () => {
    const calendar = buildCalendar({ openingHours: [open(1, '22:00', '00:00')] });
    expect(mondayTimes({ calendar })).toEqual(['22:00 2', '23:00 2']);
  });
});

describe('until when free times hold', () => {
  it('FORM-12 until the first of them is too near', () => {
    const { validUntil, days } = freeTimes(wanted({ now: at(-300) }));
    expect(validUntil).toEqual(new Date(at(-120).getTime() + 1));
    expect(freeTimes(wanted({ now: at(-120) })).days).toEqual(days);
    expect(freeTimes(wanted({ now: validUntil })).days).not.toEqual(days);
  });

  it('FORM-12 until midnight, when another day comes into reach', () => {
    const nextMidnight = utc('2026-01-05T13:00');
    expect(freeTimes(wanted({ now: at(180) })).validUntil).toEqual(nextMidnight);
    const never = buildCalendar({ openingHours: [closed(1)] });
    expect(freeTimes(wanted({ now: at(180), calendar: never })).validUntil).toEqual(nextMidnight);
  });

  it('FORM-12 always, and never is a skipped, past or taken time among them', () => {
    const moments = fc
      .integer({ min: 0, max: 525_600 })
      .map((minute) => new Date(Date.UTC(2026, 0, 1, 0, minute)));
    const zones = fc.constantFrom('Australia/Sydney', 'Australia/Lord_Howe', 'Australia/Perth');
    const weeks = fc.constantFrom(usualWeek, [open(6, '22:00', '00:00'), open(0, '00:30', '04:10')]);
    const drawn = fc.record({
      now: moments,
      zone: zones,
      openingHours: weeks,
      slotMinutes: fc.constantFrom(15, 60, 95),
      offset: fc.nat(10_000),
    });
    fc.assert(
      fc.property(drawn, ({ now, zone, openingHours, slotMinutes, offset }) => {
        const startsAt = new Date(now.getTime() + offset * 60_000);
        const asked = wanted({
          calendar: buildCalendar({ zone, openingHours }),
          bookings: [{ startsAt, carId: null }],
          settings: { ...settings, slotMinutes, daysAhead: 3, atOnce: 1 },
          now,
        });
        const { days, validUntil } = freeTimes(asked);
        for (const { date, slots } of days) {
          for (const slot of slots) {
            expect(hasLocalTime(date, slot.time, zone)).toBe(true);
            expect(slot.startsAt.getTime()).toBeGreaterThanOrEqual(now.getTime() + 2 * 3_600_000);
            expect(Math.abs(slot.startsAt.getTime() - startsAt.getTime())).toBeGreaterThanOrEqual(
              slotMinutes * 60_000,
            );
          }
        }
        expect(freeTimes({ ...asked, now: new Date(validUntil.getTime() - 1) }).days).toEqual(days);
      }),
      { seed: 4, numRuns: 30 },
    );
  });
});
