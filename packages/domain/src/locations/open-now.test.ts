import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openNow } from './open-now.ts';
import { buildCalendar, holiday, onceOpen, open, special, usualWeek, utc } from './test/sample-hours.ts';

// Sydney is 11 hours ahead of UTC in January: Monday the 5th opens at 21:30 of the 4th and closes at 06:30.
const opensMonday = utc('2026-01-04T21:30');
const closesMonday = utc('2026-01-05T06:30');
const opensTuesday = utc('2026-01-05T21:30');
const justBefore = (moment: Date) => new Date(moment.getTime() - 1);

const openUntil = (closesAt: Date) => ({ state: 'open', closesAt, validUntil: closesAt });
const closedUntil = (opensAt: Date) => ({ state: 'closed', opensAt, validUntil: opensAt });

describe('open now', () => {
  it.each([
    ['just before opening', justBefore(opensMonday), closedUntil(opensMonday)],
    ['at opening', opensMonday, openUntil(closesMonday)],
    ['just before closing', justBefore(closesMonday), openUntil(closesMonday)],
    ['at closing', closesMonday, closedUntil(opensTuesday)],
    ['in the night', utc('2026-01-05T14:00'), closedUntil(opensTuesday)],
    ['on Saturday afternoon', utc('2026-01-10T03:00'), closedUntil(utc('2026-01-11T21:30'))],
    ['on Sunday', utc('2026-01-11T03:00'), closedUntil(utc('2026-01-11T21:30'))],
  ])('LOC-5 %s', (_, now, answer) => {
    expect(openNow(buildCalendar(), now)).toEqual(answer);
  });

  it('LOC-5 opens after the change of the clock by the new time', () => {
    expect(openNow(buildCalendar(), utc('2026-10-04T00:00'))).toEqual(closedUntil(utc('2026-10-04T21:30')));
    expect(openNow(buildCalendar(), utc('2026-04-05T00:00'))).toEqual(closedUntil(utc('2026-04-05T22:30')));
  });

  it('RULE-14 holiday hours of the department win, and a public holiday closes', () => {
    const short = buildCalendar({
      specialHours: [special('2026-01-05', 'all'), special('2026-01-05', 'sales', '10:00', '12:00')],
      publicHolidays: [holiday('2026-01-06')],
    });
    expect(openNow(short, utc('2026-01-04T23:30'))).toEqual(openUntil(utc('2026-01-05T01:00')));
    expect(openNow(short, utc('2026-01-05T01:00'))).toEqual(closedUntil(utc('2026-01-06T21:30')));
    const service = buildCalendar({ department: 'service', specialHours: short.specialHours });
    expect(openNow(service, utc('2026-01-04T23:30'))).toEqual(closedUntil(opensTuesday));
  });

  it('LOC-5 says nothing where no hours are known at all, until somebody enters them', () => {
    const none = buildCalendar({ openingHours: [], specialHours: [special('2026-01-05', 'all')] });
    expect(openNow(none, opensMonday)).toEqual({ state: 'unknown', validUntil: null });
  });

  it('LOC-5 says nothing on a day that is open without hours, until that day ends', () => {
    const monday = buildCalendar({ openingHours: [open(1, null, null), open(2, '08:30', '17:30')] });
    const midnight = utc('2026-01-05T13:00');
    expect(openNow(monday, opensMonday)).toEqual({ state: 'unknown', validUntil: midnight });
    expect(openNow(monday, midnight)).toEqual(closedUntil(opensTuesday));
  });

  it('LOC-5 does not call a day the next when one of unknown hours comes before it', () => {
    const openingHours = [open(1, '08:30', '17:30'), open(2, null, null), open(3, '08:30', '17:30')];
    expect(openNow(buildCalendar({ openingHours }), closesMonday)).toEqual({
      state: 'closed',
      opensAt: null,
      validUntil: utc('2026-01-05T13:00'),
    });
  });

  it('LOC-5 looks for the next opening on sixty days, and again the day after', () => {
    const now = utc('2026-01-01T00:00');
    expect(openNow(onceOpen('2026-03-02'), now)).toEqual(closedUntil(utc('2026-03-01T22:00')));
    expect(openNow(onceOpen('2026-03-03'), now)).toEqual({
      state: 'closed',
      opensAt: null,
      validUntil: utc('2026-01-01T13:00'),
    });
  });

  it('LOC-5 the answer is the same until it ends, and another from then on', () => {
    const moments = fc
      .integer({ min: 0, max: 525_600 })
      .map((minute) => new Date(Date.UTC(2026, 0, 1, 0, minute)));
    const zones = fc.constantFrom('Australia/Sydney', 'Australia/Lord_Howe', 'Australia/Perth');
    const weeks = fc.constantFrom(usualWeek, [open(6, '22:00', '00:00'), open(0, '01:00', '04:00')]);
    fc.assert(
      fc.property(
        moments,
        zones,
        weeks,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (now, zone, openingHours, part) => {
          const calendar = buildCalendar({ zone, openingHours });
          const answer = openNow(calendar, now);
          const ends = (answer.validUntil ?? now).getTime();
          expect(ends).toBeGreaterThan(now.getTime());
          const within = new Date(now.getTime() + Math.floor(part * (ends - 1 - now.getTime())));
          expect(openNow(calendar, within)).toEqual(answer);
          expect(openNow(calendar, new Date(ends))).not.toEqual(answer);
        },
      ),
      { seed: 5, numRuns: 120 },
    );
  });
});
